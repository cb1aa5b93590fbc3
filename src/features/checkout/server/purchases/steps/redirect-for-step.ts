import { confirmedNotice, goodsPagesOf } from '#features/checkout/rules/purchase-paths.ts'
import type { PurchaseState } from '#features/checkout/rules/purchases/purchase.ts'
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
  if (steps.includes(step)) return null
  return isBookedAgain(purchase, step)
    ? alreadyConfirmedHref(purchase)
    : purchaseHref(purchase, steps[0] ?? 'confirmation')
}

/** Spec 8: 'the booking is already confirmed' is told to who would fill it in, or pay it, once more. */
const isBookedAgain = ({ kind, state }: Purchase, step: Step) =>
  goodsPagesOf(kind).lastPage !== undefined && state === 'confirmed' && (step === 'buyer' || step === 'payment')

export const alreadyConfirmedHref = (purchase: Purchase) =>
  `${purchaseHref(purchase, 'confirmation')}&${confirmedNotice}`
