import type { PurchaseState } from '#domain/purchases/purchase.ts'
import { purchaseHref } from '../core/purchase-href.ts'
import type { Purchase } from '../core/purchase-row.ts'

type Step = 'buyer' | 'payment' | 'confirmation' | 'ko'

/** The steps that a purchase may show in each state, the usual one first. Steps can't be skipped. */
const open: Record<PurchaseState, readonly Step[]> = {
  started: ['buyer'],
  ready: ['payment', 'buyer'],
  paying: ['payment', 'confirmation'],
  confirming: ['confirmation'],
  confirmed: ['confirmation'],
  expired: ['confirmation'],
  failed: ['ko'],
}

/** The step to redirect to, or null if this step may be shown. */
export function redirectForStep(purchase: Purchase, step: Step): string | null {
  const steps = open[purchase.state]
  return steps.includes(step) ? null : purchaseHref(purchase, steps[0] ?? 'confirmation')
}
