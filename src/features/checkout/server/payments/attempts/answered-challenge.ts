import type { BuyerAction } from '#features/checkout/rules/payments/payment-provider.ts'
import type { Attempt } from './attempt-row.ts'

/**
 * Columns that record that the buyer answered the bank. They are written before the answer is sent to the provider: if
 * the provider's reply is lost, the buyer must not be sent to the bank's page again, which accepts one answer only.
 */
export const answeredColumns = ({ kind }: BuyerAction): Pick<Attempt, 'answeredAction'> | undefined =>
  kind === 'device' || kind === 'challenge' ? { answeredAction: kind } : undefined

/** The action that the bank still requires of the buyer, or null. */
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
