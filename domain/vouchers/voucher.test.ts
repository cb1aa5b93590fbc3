import { expect, test } from 'vitest'
import { canBecome, firstState, voucherStates } from './voucher.ts'

const ways = {
  issued: ['activated', 'expired', 'cancelled'],
  activated: ['redeemed', 'expired', 'cancelled'],
  redeemed: [],
  expired: ['activated', 'cancelled'],
  cancelled: [],
}

test.each(voucherStates.flatMap((from) => voucherStates.map((to) => [from, to] as const)))(
  'from %s to %s',
  (from, to) => {
    expect(canBecome(from, to)).toBe((ways[from] as string[]).includes(to))
  },
)

test('a gift waits to be activated', () => {
  expect(firstState(true)).toBe('issued')
  expect(firstState(false)).toBe('activated')
})
