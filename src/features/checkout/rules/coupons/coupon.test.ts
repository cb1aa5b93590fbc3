import { expect, test } from 'vitest'
import { returnedUntil, validPart } from './coupon.ts'

test.each([
  ['2029-11-15', '2029-11-16', '2030-02-14'],
  ['2029-11-15', '2031-01-01', '2031-04-01'],
  // Returned once more while the first return is valid: the longer of the two.
  ['2030-02-14', '2029-12-16', '2030-03-16'],
  ['2030-11-15', '2029-12-16', '2030-11-15'],
])('returned to what ends on %s, on %s: until %s', (endsOn, today, until) => {
  expect(returnedUntil(endsOn, today)).toBe(until)
})

test.each([
  [7500, 0, 7500],
  [7500, 2500, 5000],
  [2500, 2500, 0],
  // The bank has taken back what paid for it.
  [1000, 2500, 0],
])('of %i cents, %i expired, %i can be spent', (sum, expiredAmount, valid) => {
  expect(validPart(sum, { expiredAmount })).toBe(valid)
})
