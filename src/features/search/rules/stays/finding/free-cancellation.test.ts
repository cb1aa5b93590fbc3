import { expect, test } from 'vitest'
import { isStillFree } from './cheapest-stay.ts'

const penalty = (daysBefore: number) => ({ daysBefore, time: '14:00', nights: 1 })

test.each([
  ['the day before the deadline', true, [3], 4, true],
  ['the day of the deadline', true, [3], 3, false],
  ['after it', true, [3], 1, false],
  ['the first of several counts', true, [1, 7], 5, false],
  ['before the first of several', true, [1, 7], 8, true],
  ['without any penalty, to the end', true, [], 0, true],
  ['conditions without refund', false, [], 90, false],
])('%s', (_, refundable, days, ahead, isFree) => {
  expect(isStillFree({ refundable, penalties: days.map(penalty) }, ahead)).toBe(isFree)
})
