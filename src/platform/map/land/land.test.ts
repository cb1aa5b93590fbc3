import { expect, test } from 'vitest'
import type { Point } from '../polyline.ts'
import { isInland, isOnLand } from './land.ts'

test.each<[string, Point, boolean]>([
  ['Madrid', [-3.703, 40.417], true],
  ['the Teide', [-16.642, 28.272], true],
  ['Funchal', [-16.908, 32.66], true],
  ['Lisboa', [-9.15, 38.72], true],
  ['Andorra la Vella', [1.522, 42.507], true],
  ['the sea between Tenerife and Gran Canaria', [-16, 28.1], false],
  ['the Gulf of Cádiz', [-7, 36.7], false],
  ['the sea before Valencia', [-0.2, 39.45], false],
])('%s', (_, point, isLand) => {
  expect(isOnLand(point)).toBe(isLand)
  expect(isInland(point)).toBe(isLand)
})
