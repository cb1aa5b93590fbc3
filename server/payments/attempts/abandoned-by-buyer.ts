import type { Memo } from '#domain/payments/payment-provider.ts'

/**
 * Stands in an attempt's memo before its provider is told, because the provider's own message that it is over may come
 * before the answer to us. It goes again where no answer comes, and when somebody else takes the attempt.
 */
export const abandonedByBuyer: Memo = { leftBy: 'buyer' }

/** Whoever chose another way need not be told that this one has come to nothing. */
export const isAbandonedByBuyer = ({ memo }: { memo: Memo }) => memo.leftBy === abandonedByBuyer.leftBy

/** They could not leave. */
export const clearAbandoned = ({ leftBy, ...memo }: Memo): Memo => memo

/** Its end is ours alone, since its time is over: its provider has not said that it was denied. */
export const abandonedByUs: Memo = { leftBy: 'us' }

export const isAbandonedByUs = ({ memo }: { memo?: Memo }) => memo?.leftBy === abandonedByUs.leftBy
