/**
 * What the money is worth by which something is bought: play money of the sandbox, that of a provider's test account, or
 * real money.
 */
export type PaymentMode = 'sandbox' | 'test' | 'live'
