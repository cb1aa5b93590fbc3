import { expect, test } from 'vitest'
import { firstVoucherState, voucherCanBecome, voucherStates } from './voucher.ts'

const before = (to: (typeof voucherStates)[number]) => voucherStates.filter((from) => voucherCanBecome(from, to))

test('what is redeemed or cancelled stays so, and nothing else is the end', () => {
  const ends = voucherStates.filter((from) => !voucherStates.some((to) => voucherCanBecome(from, to)))
  expect(ends).toEqual(['redeemed', 'cancelled'])
})

test('only a voucher that was activated and has not expired is redeemed', () => {
  expect(before('redeemed')).toEqual(['activated'])
})

test('a voucher never loses its value: an expired one can be extended, or exchanged', () => {
  expect(before('activated')).toEqual(['issued', 'expired'])
  expect(before('cancelled')).toEqual(['issued', 'activated', 'expired'])
})

test('a gift that nobody activated expires like any other, and nothing is issued twice', () => {
  expect(before('expired')).toEqual(['issued', 'activated'])
  expect(before('issued')).toEqual([])
})

test('a gift waits to be activated', () => {
  expect(firstVoucherState(true)).toBe('issued')
  expect(firstVoucherState(false)).toBe('activated')
})
