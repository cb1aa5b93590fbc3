import { expect, test } from 'vitest'
import { nextOption } from './use-combobox.ts'

test.each([
  ['ArrowDown', null, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', null, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['Home', null, undefined],
  ['End', 0, 2],
  ['End', null, undefined],
  ['ArrowLeft', 1, null],
  ['ArrowLeft', null, undefined],
  ['a', 1, undefined],
])('of three options, %s leads from %s to %s', (key, from, to) => {
  expect(nextOption(key, from, 3)).toBe(to)
})

test('without options no key leads anywhere', () => {
  expect(nextOption('ArrowDown', null, 0)).toBeUndefined()
})
