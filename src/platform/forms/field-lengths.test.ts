import { expect, test } from 'vitest'
import { boundedText } from './field-lengths.ts'

test('of a field sixteen times its length is looked at, so that who pastes too much gets it back', () => {
  expect(boundedText('x'.repeat(160), 10)).toHaveLength(160)
  expect(boundedText('x'.repeat(161), 10)).toHaveLength(160)
})

test('a character is not cut in two', () => {
  expect(boundedText(`x${'😀'.repeat(100)}`, 10).isWellFormed()).toBe(true)
})
