/**
 * With which money a purchase was paid: of the sandbox, of a provider's test account, or real. A balance that was
 * bought in an earlier mode of this list is never spent in a later one.
 */
export const paymentModes = ['sandbox', 'test', 'live'] as const
export type PaymentMode = (typeof paymentModes)[number]

/** `bought` is null for an operator's coupon, which nobody bought: it may be used in every mode. */
export const isSpendableIn = (mode: PaymentMode, bought: PaymentMode | null) =>
  bought === null || paymentModes.indexOf(bought) >= paymentModes.indexOf(mode)
