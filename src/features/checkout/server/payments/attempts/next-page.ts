import { isSafeToRepeat } from '#features/checkout/rules/payments/waiting.ts'
import { purchaseHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { paymentMethods } from '#platform/rules/payment-method.ts'
import type { Services } from '#platform/server/services.ts'
import type { AbandonResult } from './abandon-payment.ts'
import { type Attempt, challengeFor } from './attempt-row.ts'

/** The page for the buyer now: the bank, the payment step, or the confirmation. */
export function nextPage({ payments }: Services, purchase: Purchase, attempt: Attempt | null): string {
  if (purchase.state === 'failed') return purchaseHref(purchase, 'ko')
  if (attempt?.state === 'failed') return purchaseHref(purchase, 'payment')
  const requiredAction = attempt?.state === 'open' ? attempt.requiredAction : null
  if (requiredAction?.kind === 'redirect') return requiredAction.url
  // Nothing can have been paid, so the buyer may pay again at once.
  const { capabilities } = (attempt && payments.named(attempt.provider)) ?? {}
  if (attempt?.state === 'open' && capabilities && isSafeToRepeat(attempt, capabilities))
    return purchaseHref(purchase, 'payment')
  return purchaseHref(purchase, attempt && challengeFor(attempt) ? 'challenge' : 'confirmation')
}

/** The page after a buyer asked to pay in another way: the payment step, or the reason why not yet. */
export const pageAfterAbandon = (purchase: Purchase, result: AbandonResult) =>
  result === 'left' ? purchaseHref(purchase, 'payment') : `${purchaseHref(purchase, 'return')}?still=${result}`

/** In which way a buyer would pay instead of the one that is open, as the address of the third step says it. */
export const insteadQuery = (name: string) =>
  paymentMethods.some((method) => method === name) ? `?instead=${name}` : ''
