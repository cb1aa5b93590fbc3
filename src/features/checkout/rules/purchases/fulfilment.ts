import { minute } from '#platform/time/durations.ts'

/** Why goods that were paid can't be had: the money goes back. `withdrawn`: their buyer did not want to wait any longer. */
export const fulfilmentFailures = ['gone', 'refused', 'timed-out', 'withdrawn'] as const
export type FulfilmentFailure = (typeof fulfilmentFailures)[number]

/**
 * Why a purchase has failed: for its goods, since its money was only authorised and could not be captured, or since a bank
 * took it back before the goods were confirmed (`reversed`).
 */
export type PurchaseFailure = FulfilmentFailure | 'not-captured' | 'reversed'

/** What came of an order for goods. A supplier may take its time (`pending`), and is asked again. */
export type FulfilmentOutcome =
  | { state: 'confirmed' }
  | { state: 'pending' }
  | { state: 'failed'; reason: FulfilmentFailure }

const longestDelay = 10 * minute

/** After the first try a minute, and twice as long after each one, up to ten minutes. */
export const fulfilmentDelay = (tries: number) => Math.min(minute * 2 ** Math.max(0, tries - 1), longestDelay)

/**
 * Nobody waits for ever: after the patience of its kind an order has failed. It is counted from when it was paid for, or from
 * when a dispute about that was decided.
 */
export const isFulfilmentOverdue = (since: Date, patience: number, now: Date) =>
  now.getTime() >= since.getTime() + patience
