import { expect, test } from 'vitest'
import { pictureSrcSet, pictureUrl } from './picture-url.ts'

test('a picture is named by width, name and format', () => {
  expect(pictureUrl('infinity-pool-day.jpg', 640, 'avif')).toBe('/pictures/640/infinity-pool-day.avif')
})

test('the browser can choose among six widths', () => {
  const candidates = pictureSrcSet('sauna.v2.jpg', 'webp').split(', ')
  expect(candidates).toHaveLength(6)
  expect(candidates.at(-1)).toBe('/pictures/1600/sauna.v2.webp 1600w')
})
