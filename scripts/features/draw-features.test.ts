import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawFeatures } from './draw-features.ts'

test('the picture of the features shows who uses whom today: `npm run features` draws it', () => {
  expect(readFileSync('docs/pictures/features.svg', 'utf8')).toBe(drawFeatures())
})
