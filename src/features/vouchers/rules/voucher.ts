/** Decided: a gift is activated by its holder, what one buys for oneself when it is paid. */
export const voucherStates = ['issued', 'activated', 'redeemed', 'expired', 'cancelled'] as const
export type VoucherState = (typeof voucherStates)[number]

const transitions: Record<VoucherState, readonly VoucherState[]> = {
  issued: ['activated', 'expired', 'cancelled'],
  activated: ['redeemed', 'expired', 'cancelled'],
  redeemed: [],
  // Vouchers never lose their value: extended it is valid again, exchanged it is cancelled.
  expired: ['activated', 'cancelled'],
  cancelled: [],
}

export const voucherCanBecome = (from: VoucherState, to: VoucherState) => transitions[from].includes(to)

export const firstVoucherState = (isGift: boolean): VoucherState => (isGift ? 'issued' : 'activated')

/** What can happen to a voucher, as its history tells it. */
export type VoucherHistory =
  | 'purchase'
  | 'activated'
  | 'changed'
  | 'extended'
  | 'redeemed'
  | 'expired'
  | 'cancelled'
  | 'exchanged'
  | 'withdrawn'
