import { expect, test } from 'vitest'
import { listedDepth } from './browser-facts.ts'

test.each([
  [1, '1'],
  [8, '8'],
  [12, '8'],
  [24, '24'],
  [30, '24'],
  [32, '32'],
  [36, '32'],
  [48, '48'],
  [64, '48'],
  [0, '1'],
])('a screen of %i bits is told as %s', (bits, told) => {
  expect(listedDepth(bits)).toBe(told)
})
