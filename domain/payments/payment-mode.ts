/**
 * What the money is worth by which something is bought: play money of the sandbox, that of a provider's test account, or
 * real money. In this order: what is worth less is never spent among what is worth more.
 */
export const paymentModes = ['sandbox', 'test', 'live'] as const
export type PaymentMode = (typeof paymentModes)[number]

/** A discount of the operator's was bought with nothing, and is spent anywhere. */
export const isSpendableIn = (mode: PaymentMode, bought: PaymentMode | null) =>
  bought === null || paymentModes.indexOf(bought) >= paymentModes.indexOf(mode)
