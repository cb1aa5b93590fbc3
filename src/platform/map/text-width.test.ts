import { expect, test } from 'vitest'
import { textWidth } from './text-width.ts'

// Measured in a browser, Figtree at weight 600 and 100 px.
test.each([
  ['49\u00a0€', 213],
  ['111\u00a0€', 218],
  ['Spa Mar de Nubes', 829],
  ['San Cristóbal de La Laguna', 1229],
  ['Tenerife, 44 spas', 775],
])('%s is about %d wide', (text, width) => {
  expect(Math.abs(textWidth(text, 100) / width - 1)).toBeLessThan(0.16)
})
