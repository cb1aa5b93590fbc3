import type { BuyerAction } from '#domain/payments/payment-provider.ts'
import type { Attempt } from './attempt-row.ts'

/**
 * Written on an attempt before the bank's answer is passed on. Where the provider's own answer to that is lost, the buyer
 * has still done what the bank wanted, and its page would not take them a second time.
 */
export const answeredBy = ({ kind }: BuyerAction): Pick<Attempt, 'answeredAction'> | undefined =>
  kind === 'device' || kind === 'challenge' ? { answeredAction: kind } : undefined

/** What the bank still wants of the buyer, or null. */
export function challengeFor({
  state,
  requiredAction,
  answeredAction,
}: Pick<Attempt, 'state' | 'requiredAction' | 'answeredAction'>) {
  if (state !== 'open' || requiredAction?.kind === answeredAction) return null
  return requiredAction?.kind === 'device' || requiredAction?.kind === 'challenge' || requiredAction?.kind === 'form'
    ? requiredAction
    : null
}
