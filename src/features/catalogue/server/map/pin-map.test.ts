import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { project } from '#platform/map/frame.ts'
import type { MapView, PinView } from './map-view.ts'
import { areaAround, areaHref, pinMap, readArea } from './pin-map.ts'

const pin = (at: number, latitude: number, longitude: number, amount: string | null = '49,00\u00a0€'): PinView => ({
  uuid: `spa-${at}`,
  href: `/spa-balneario/tenerife/spa-${at}/`,
  name: `Spa ${at}`,
  place: 'Adeje, Tenerife',
  photo: { file: 'infinity-pool-day', alt: 'Una piscina', blur: 'data:image/webp;base64,AAAA' },
  price: amount === null ? null : { amount },
  rating: null,
  latitude,
  longitude,
})

const options = { from: 'desde', mapHref: '/spas/?view=map', listHref: '/spas/' }
function mapOf(pins: PinView[], area: string | null = null): MapView {
  const map = pinMap(pins, { ...options, area: readArea(area) })
  if (!map) throw new Error('There are pins')
  return map
}
const layoutsOf = ({ layouts }: MapView) => [layouts.wide, layouts.narrow]

const spread = [pin(0, 28.05, -16.7), pin(1, 28.36, -16.8), pin(2, 28.52, -16.25)]
const crowd = Array.from({ length: 24 }, (_, at) => pin(at, 28.05 + (at % 5) * 0.004, -16.72 - (at % 7) * 0.003))

test('without spas there is no map', () => {
  expect(pinMap([], options)).toBeNull()
})

test('spas far from each other stand exactly where they are, each a link to its page', () => {
  const map = mapOf(spread)
  for (const { marks } of layoutsOf(map)) {
    expect(marks.map(({ members }) => members)).toEqual([[0], [1], [2]])
    for (const [at, { x, y, href }] of marks.entries()) {
      const { longitude, latitude } = spread[at] as PinView
      const [trueX, trueY] = project(map.frame, [longitude, latitude])
      expect(x).toBeCloseTo((trueX / map.frame.width) * 100, 1)
      expect(y).toBeCloseTo((trueY / map.frame.height) * 100, 1)
      expect(href).toBe(`/spa-balneario/tenerife/spa-${at}/`)
    }
  }
})

test('a crowd is one number, which leads to the part of the map where it is', () => {
  const map = mapOf([...crowd, pin(30, 28.47, -16.25)])
  for (const { marks } of layoutsOf(map)) {
    expect(marks).toHaveLength(2)
    expect(marks[0]?.members).toHaveLength(24)
    expect(marks[0]?.href).toBe('/spas/?view=map&area=-16.738,28.05,-16.72,28.066')
  }
})

test('there it comes apart, and a link leads back to the whole map', () => {
  const part = mapOf(crowd, '-16.738,28.05,-16.72,28.066')
  for (const { marks } of layoutsOf(part)) expect(marks.length).toBeGreaterThan(3)
  expect(part.wholeHref).toBe('/spas/?view=map')
  expect(mapOf(crowd).wholeHref).toBeNull()
  expect(part.whole).toEqual(mapOf(crowd).whole)
})

test('spas at one and the same place lead to the list, after the deepest map', () => {
  const house = [pin(0, 28.1, -16.74), pin(1, 28.1, -16.74)]
  expect(mapOf(house).layouts.wide.marks[0]?.href).toBe('/spas/?view=map&area=-16.74,28.1,-16.74,28.1')
  expect(mapOf(house, '-16.74,28.1,-16.74,28.1').layouts.wide.marks[0]?.href).toBe('/spas/')
})

test('a spa without a price has no label', () => {
  const map = mapOf([pin(0, 28.1, -16.74, null), ...spread.slice(1)])
  expect(map.pins.map(({ labelWidth }) => labelWidth > 0)).toEqual([false, true, true])
})

test('towns in sight are named, each once', () => {
  const names = mapOf(spread).layouts.wide.labels.map(({ text }) => text)
  expect(names).toContain('Puerto de la Cruz')
  expect(new Set(names).size).toBe(names.length)
})

test('a full page of spas is a small map', () => {
  expect(gzipSync(JSON.stringify(mapOf(crowd))).length).toBeLessThan(5_000)
})

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
