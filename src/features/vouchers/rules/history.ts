/** What can happen to a voucher, as its history tells it. */
export const voucherHistory = [
  'purchase',
  'activated',
  'changed',
  'extended',
  'redeemed',
  'expired',
  'cancelled',
  'exchanged',
  'withdrawn',
] as const

export type VoucherHistory = (typeof voucherHistory)[number]
