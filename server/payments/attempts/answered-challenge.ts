import type { BuyerAction, Memo } from '#domain/payments/payment-provider.ts'
import type { Attempt } from './attempt-row.ts'

/**
 * Stands in an attempt's memo from the moment in which the bank's answer is passed on. Where the provider's own answer
 * to that is lost, the buyer has still done what the bank requiredAction: its page would not take them a second time.
 */
export const answeredMemo = ({ kind }: BuyerAction): Memo =>
  kind === 'device' || kind === 'challenge' ? { answered: kind } : {}

/** What the bank still wants of the buyer, or null. */
export function challengeFor({ state, requiredAction, memo }: Pick<Attempt, 'state' | 'requiredAction' | 'memo'>) {
  if (state !== 'open' || requiredAction?.kind === memo.answered) return null
  return requiredAction?.kind === 'device' || requiredAction?.kind === 'challenge' || requiredAction?.kind === 'form'
    ? requiredAction
    : null
}
