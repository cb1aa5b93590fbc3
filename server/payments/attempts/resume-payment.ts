import { holdExpiry } from '#domain/coupons/coupon.ts'
import type { BuyerAction, PaymentOutcome } from '#domain/payments/payment-provider.ts'
import { codesOf, keepHoldsUntil } from '#server/coupons/coupon-holds.ts'
import { lockPurchase, type Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { cancelAtProvider } from './abandon-payment.ts'
import { answeredBy } from './answered-challenge.ts'
import { callProvider } from './call-provider.ts'
import { leaseAttempt } from './lease-attempt.ts'

/**
 * Goes on where the buyer was sent away. Two that come back at once are one: the second finds it taken. Where another
 * attempt has paid the purchase meanwhile, nothing more is charged; nor where a code on the bill has lapsed and become
 * somebody else's, since what was paid would only go back: the buyer sees the new bill instead.
 */
export async function resumePayment(
  services: Services,
  order: string,
  act: BuyerAction,
): Promise<{ state: PaymentOutcome['state'] | 'unknown' }> {
  const attempt = await leaseAttempt(services, order, { changes: answeredBy(act) })
  if (!attempt) return { state: 'unknown' }
  return callProvider(services, { attempt }, act.kind, async (provider, facts, purchase) =>
    purchase.state === 'paying' && (await holdsItsCodes(services, purchase))
      ? provider.resume(facts, act)
      : cancelAtProvider(provider, facts, purchase),
  )
}

async function holdsItsCodes({ db, clock }: Services, { uuid, ...codes }: Purchase): Promise<boolean> {
  if (codesOf(codes).length === 0) return true
  const now = clock.now()
  return db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, uuid)
    return purchase !== null && keepHoldsUntil(tx, purchase, { now, until: holdExpiry(now) })
  })
}
