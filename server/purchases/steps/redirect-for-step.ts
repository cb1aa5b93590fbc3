import type { PurchaseState } from '#domain/purchases/purchase.ts'
import { purchaseHref } from '../core/purchase-href.ts'
import type { Purchase } from '../core/purchase-row.ts'

type Step = 'buyer' | 'payment' | 'confirmation'

/** Steps can't be skipped, and what is done is done: where each may be looked at, the usual one first. */
const open: Record<PurchaseState, readonly Step[]> = {
  started: ['buyer'],
  ready: ['payment', 'buyer'],
  paying: ['payment', 'confirmation'],
  confirming: ['confirmation'],
  confirmed: ['confirmation'],
  expired: ['confirmation'],
  failed: ['confirmation'],
}

/** Where to go instead, or null where this step is the right one. */
export function redirectForStep(purchase: Purchase, step: Step): string | null {
  const steps = open[purchase.state]
  return steps.includes(step) ? null : purchaseHref(purchase, steps[0] ?? 'confirmation')
}
