import { expect, test } from 'vitest'
import { byOrder, enabledFirst, fitsPax } from './ordering.ts'

const circuit = { uuid: 'circuit', status: 'disabled', order: 1 }
const massage = { uuid: 'massage', status: 'enable', order: 3 }
const ritual = { uuid: 'ritual', status: 'enable', order: 2 }
const brunch = { uuid: 'brunch', status: 'enabled', order: 4 }

test('enabled services come first, each half in the order it had', () => {
  const listed = [circuit, massage, brunch, ritual]
  expect(enabledFirst(listed)).toEqual([massage, ritual, circuit, brunch])
  expect(listed).toEqual([circuit, massage, brunch, ritual])
})

test('recommended services come by their order', () => {
  expect([massage, circuit, ritual].sort(byOrder)).toEqual([circuit, ritual, massage])
})

test('recommended services still have the enabled ones first', () => {
  expect(enabledFirst([massage, circuit, ritual].sort(byOrder))).toEqual([ritual, massage, circuit])
})

test.each([
  [1, 1, true],
  [1, 3, true],
  [2, 1, false],
  [2, 2, true],
  [2, 3, false],
  [2, 4, true],
  [3, 3, true],
  [3, 1, true],
])('a service for at least %i is listed for %i people: %s', (minimum, pax, listed) => {
  expect(fitsPax({ capacity: { minimum, maximum: 10, incrementing: 1 } }, pax)).toBe(listed)
})
