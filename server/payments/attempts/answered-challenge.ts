import type { BuyersAct, Memo } from '#domain/payments/payment-provider.ts'
import type { Attempt } from './attempt-row.ts'

/**
 * Stands in an attempt's memo from the moment in which the bank's answer is passed on. Where the provider's own answer
 * to that is lost, the buyer has still done what the bank wanted: its page would not take them a second time.
 */
export const answeredNote = ({ kind }: BuyersAct): Memo =>
  kind === 'device' || kind === 'challenge' ? { answered: kind } : {}

/** What the bank still wants of the buyer, or null. */
export function wantedByBank({ state, wanted, memo }: Pick<Attempt, 'state' | 'wanted' | 'memo'>) {
  if (state !== 'open' || wanted?.kind === memo.answered) return null
  return wanted?.kind === 'device' || wanted?.kind === 'challenge' || wanted?.kind === 'form' ? wanted : null
}
