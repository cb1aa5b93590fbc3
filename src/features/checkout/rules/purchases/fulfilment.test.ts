import { expect, test } from 'vitest'
import { fulfilmentDelay, isFulfilmentOverdue } from './fulfilment.ts'

test.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [4, 8],
  [5, 10],
  [40, 10],
])('after try %i it is asked again in %i minutes', (tries, minutes) => {
  expect(fulfilmentDelay(tries)).toBe(minutes * 60_000)
})

test('an order is overdue when the patience of its kind is over, and not before', () => {
  const paidAt = new Date('2026-11-15T12:00:00Z')
  const hour = 60 * 60_000
  expect(isFulfilmentOverdue(paidAt, hour, new Date('2026-11-15T12:59:59Z'))).toBe(false)
  expect(isFulfilmentOverdue(paidAt, hour, new Date('2026-11-15T13:00:00Z'))).toBe(true)
})
