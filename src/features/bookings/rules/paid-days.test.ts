import { expect, test } from 'vitest'
import { whyNotPaidOn } from './paid-days.ts'

const voucher = { firstDay: null, lastDay: '2026-12-10' }
const stay = { firstDay: '2026-12-11', lastDay: '2026-12-13' }
const purchase = { firstDay: null, lastDay: null }

test.each([
  ['a voucher on its last day', voucher, '2026-12-10', null],
  ['a voucher on the day after it', voucher, '2026-12-11', 'not-valid'],
  ['a stay before it begins', stay, '2026-12-10', 'outside'],
  ['a stay on the day of arrival', stay, '2026-12-11', null],
  ['a stay on the day of departure', stay, '2026-12-13', null],
  ['a stay on the day after it', stay, '2026-12-14', 'outside'],
  ['a purchase on any day', purchase, '2027-12-14', null],
])('%s', (_, days, day, why) => {
  expect(whyNotPaidOn(days, day)).toBe(why)
})
