import { isSafeToRepeat } from '#domain/payments/waiting.ts'
import { purchaseHref } from '#server/purchases/core/purchase-href.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Leaving } from './abandon-payment.ts'
import { challengeFor } from './answered-challenge.ts'
import type { Attempt } from './attempt-row.ts'

/** Where a buyer goes now: on to the bank, back to the methods, or to the voucher. */
export function nextPage(purchase: Purchase, attempt: Attempt | null): string {
  if (attempt?.state === 'failed') return purchaseHref(purchase, 'checkout/payment')
  const requiredAction = attempt?.state === 'open' ? attempt.requiredAction : null
  if (requiredAction?.kind === 'redirect') return requiredAction.url
  // Nothing can have been paid, so there is nothing to wait for.
  if (attempt?.state === 'open' && isSafeToRepeat(attempt)) return purchaseHref(purchase, 'checkout/payment')
  return purchaseHref(purchase, attempt && challengeFor(attempt) ? 'redsys/challenge' : 'confirmation')
}

/** Where a buyer goes who requiredAction to pay in another way: to the methods, or to why not. */
export const pageAfterLeaving = (purchase: Purchase, leaving: Leaving) =>
  leaving === 'left'
    ? purchaseHref(purchase, 'checkout/payment')
    : `${purchaseHref(purchase, 'checkout/return')}?still=${leaving}`
