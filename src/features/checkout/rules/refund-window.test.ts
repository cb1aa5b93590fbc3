import { expect, test } from 'vitest'
import { lastRefundDay } from './refund-window.ts'

test.each([
  ['an ordinary day', '2026-11-15', '2026-11-29'],
  ['over the end of a month', '2027-02-20', '2027-03-06'],
  ['the day before Christmas begins', '2026-12-03', '2026-12-17'],
  ['the first day of Christmas', '2026-12-04', '2027-01-20'],
  ['the last day of the year', '2026-12-31', '2027-01-20'],
  ['New Year, which is in no window', '2027-01-01', '2027-01-15'],
  ['the last day of Christmas: both are the same', '2027-01-06', '2027-01-20'],
  ['after Christmas', '2027-01-07', '2027-01-21'],
])('%s: bought on %s, until %s', (_, boughtOn, last) => {
  expect(lastRefundDay(boughtOn)).toBe(last)
})
