import { expect, test } from 'vitest'
import { areaAround, areaHref, readArea } from './map-area.ts'

test('an area is read as it is written', () => {
  const area = areaAround([
    [-16.7431, 28.1],
    [-16.7, 28.05],
  ])
  const href = areaHref('/spa-balneario/?view=map', area)
  expect(href).toBe('/spa-balneario/?view=map&area=-16.7431,28.05,-16.7,28.1')
  expect(readArea(new URLSearchParams(href.split('?')[1]).get('area'))).toEqual(area)
})

test.each([
  null,
  '',
  '1,2,3',
  '1,2,3,4,5',
  'a,b,c,d',
  '-16.7,28.1,-16.8,28.05',
  '-180,-90,180,90',
  'NaN,28,2,40',
  '1e9,28,2,40',
  '-16.123456789,28,2,40',
])('%s is no area', (text) => {
  expect(readArea(text)).toBeNull()
})
