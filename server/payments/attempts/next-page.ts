import { isSafeToRepeat } from '#domain/payments/waiting.ts'
import { purchaseHref } from '#server/purchases/core/purchase-href.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import type { Leaving } from './abandon-payment.ts'
import { challengeFor } from './answered-challenge.ts'
import type { Attempt } from './attempt-row.ts'

/** Where a buyer goes now: on to the bank, back to the methods, or to the voucher. */
export function nextPage({ payments }: Services, purchase: Purchase, attempt: Attempt | null): string {
  if (attempt?.state === 'failed') return purchaseHref(purchase, 'payment')
  const requiredAction = attempt?.state === 'open' ? attempt.requiredAction : null
  if (requiredAction?.kind === 'redirect') return requiredAction.url
  // Nothing can have been paid, so there is nothing to wait for.
  const { capabilities } = (attempt && payments.named(attempt.provider)) ?? {}
  if (attempt?.state === 'open' && capabilities && isSafeToRepeat(attempt, capabilities))
    return purchaseHref(purchase, 'payment')
  return purchaseHref(purchase, attempt && challengeFor(attempt) ? 'challenge' : 'confirmation')
}

/** Where a buyer goes who requiredAction to pay in another way: to the methods, or to why not. */
export const pageAfterLeaving = (purchase: Purchase, leaving: Leaving) =>
  leaving === 'left' ? purchaseHref(purchase, 'payment') : `${purchaseHref(purchase, 'return')}?still=${leaving}`
