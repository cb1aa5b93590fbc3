import { eq } from 'drizzle-orm'
import type { CaptureOutcome, Memo } from '#features/checkout/rules/payments/payment-provider.ts'
import { isAuthorizationOver, leaseTime } from '#features/checkout/rules/payments/waiting.ts'
import { lockPurchase, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { paymentAttempts } from '#features/checkout/server/schema/payments.ts'
import type { Services } from '#platform/server/services.ts'
import { type Attempt, attemptFactsOf, getAttemptByUuid, isKeptFor, lockAttempt } from '../attempts/attempt-row.ts'

/** `order`: its attempt, whose capture is still to be written with what it pays for. */
export type Captured = { state: 'taken'; order?: string; memo?: Memo } | { state: 'pending' } | { state: 'refused' }

/**
 * Takes the money of a purchase whose goods are confirmed, if it was only authorised. Never inside a transaction. An
 * answer that is lost leaves it pending: whoever tries again is told what has become of it, and nothing is taken twice.
 */
export async function capturePayment(services: Services, { paidBy }: Pick<Purchase, 'paidBy'>): Promise<Captured> {
  const attempt = paidBy && (await getAttemptByUuid(services.db, paidBy))
  if (!attempt || attempt.state === 'paid') return { state: 'taken' }
  const leased = await leaseAuthorized(services, attempt.order, 'capture')
  if (!leased) return { state: 'pending' }
  const { order, provider } = attempt
  try {
    const outcome = await capture(services, leased.attempt, leased.purchase)
    if (outcome.state === 'paid') return { state: 'taken', order, memo: outcome.memo }
    await endLease(services, attempt)
    if (outcome.state === 'pending') return { state: 'pending' }
    services.log.error({ order, provider, reason: outcome.reason }, 'capture refused')
    return { state: 'refused' }
  } catch (err) {
    services.log.error({ err, order, provider }, 'capture left open')
    return { state: isTooLate(services, leased.attempt) ? 'refused' : 'pending' }
  }
}

async function capture(services: Services, attempt: Attempt, purchase: Purchase): Promise<CaptureOutcome> {
  const { authorizations } = services.payments.named(attempt.provider) ?? {}
  if (!authorizations) throw new Error(`The provider ${attempt.provider} is not set up`)
  return authorizations.capture(attemptFactsOf(services, attempt, purchase))
}

/** While a provider is silent it is tried as long as the money is sure to be there. If it was taken, it is refunded. */
function isTooLate({ payments, clock }: Services, { provider, method, authorizedAt }: Attempt) {
  const lastsFor = payments.named(provider)?.capabilities.authorizes[method] ?? Number.POSITIVE_INFINITY
  return authorizedAt !== null && isAuthorizationOver(authorizedAt, lastsFor, clock.now())
}

export type LeasedAuthorization = { attempt: Attempt; purchase: Purchase }

/**
 * Leases an authorised attempt to capture or to release it. Null if it is leased, has ended, or if it is for the other:
 * what is kept for a purchase is captured, and everything else released. `attempt.polledAt` is when it was tried before.
 */
export async function leaseAuthorized(
  { db, clock }: Services,
  order: string,
  deed: 'capture' | 'release',
): Promise<LeasedAuthorization | null> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, order)
    if (attempt?.state !== 'authorized' || (attempt.leasedUntil && attempt.leasedUntil > now)) return null
    const purchase = await lockPurchase(tx, attempt.purchaseUuid)
    if (!purchase || isKeptFor(purchase, attempt) !== (deed === 'capture')) return null
    const leasedUntil = new Date(now.getTime() + leaseTime)
    await tx.update(paymentAttempts).set({ leasedUntil, polledAt: now }).where(eq(paymentAttempts.uuid, attempt.uuid))
    return { attempt, purchase }
  })
}

/** Nobody is at it any more; or not before a time. */
export async function endLease({ db }: Services, { uuid }: Attempt, until: Date | null = null) {
  await db.update(paymentAttempts).set({ leasedUntil: until }).where(eq(paymentAttempts.uuid, uuid))
}
