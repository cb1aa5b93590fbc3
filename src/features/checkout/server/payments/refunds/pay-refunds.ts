import { and, asc, eq, getTableColumns, isNull, lt, not, notExists, notInArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type ProviderName, providerNames } from '#features/checkout/rules/payments/payment-provider.ts'
import { leaseTime } from '#features/checkout/rules/payments/waiting.ts'
import { getPurchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { paymentAttempts, refunds } from '#features/checkout/server/schema/payments.ts'
import type { Services } from '#platform/server/services.ts'
import { attemptFactsOf, getAttemptByUuid } from '../attempts/attempt-row.ts'
import { isDisputedRefund, openTooLong } from './refused-refunds.ts'
import { settleRefund } from './settle-refund.ts'

const batchSize = 50
/** For one provider. The rest waits for the next minute. */
const timeBudget = 40_000

/**
 * Pays the requested refunds. Each has an idempotency key, so one whose answer was lost is tried again and paid once. A
 * try is recorded before the call, so that a provider without such keys can check first whether an earlier try has
 * succeeded. Providers are handled in parallel.
 */
export async function payRefunds(services: Services): Promise<number> {
  const tries = await Promise.all(providerNames.map((provider) => payRefundsAt(services, provider)))
  return tries.reduce((sum, count) => sum + count, 0)
}

async function payRefundsAt(services: Services, provider: ProviderName): Promise<number> {
  const { clock } = services
  const until = clock.now().getTime() + timeBudget
  const done: string[] = []
  let tries = 0
  for (; tries < batchSize && clock.now().getTime() < until; tries++) {
    const refund = await leaseRefund(services, provider, done)
    if (!refund) break
    const canContinue = await payRefund(services, refund)
    if (!canContinue) done.push(refund.uuid)
  }
  return tries
}

type Refund = typeof refunds.$inferSelect

const earlier = alias(refunds, 'earlier')

/**
 * Leases one refund, just before its call: in a batch the lease of the last could end before its call. The one polled
 * longest ago comes first, so that pending refunds don't delay the others. Refunds of one payment are paid one after
 * the other, since Redsys tells only the sum that was refunded so far.
 */
async function leaseRefund(
  { db, clock, config, log }: Services,
  provider: ProviderName,
  except: string[],
): Promise<Refund | null> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select(getTableColumns(refunds))
      .from(refunds)
      .innerJoin(paymentAttempts, eq(paymentAttempts.uuid, refunds.attemptUuid))
      .where(
        and(
          eq(refunds.state, 'requested'),
          eq(paymentAttempts.provider, provider),
          // Another account does not know the payment.
          or(isNull(paymentAttempts.paymentMode), eq(paymentAttempts.paymentMode, config.paymentMode)),
          not(isDisputedRefund),
          or(isNull(refunds.leasedUntil), lt(refunds.leasedUntil, now)),
          notInArray(refunds.uuid, except),
          notExists(
            tx
              .select({ one: sql`1` })
              .from(earlier)
              .where(
                and(
                  eq(earlier.attemptUuid, refunds.attemptUuid),
                  eq(earlier.state, 'requested'),
                  sql`(${earlier.requestedAt}, ${earlier.uuid}) < (${refunds.requestedAt}, ${refunds.uuid})`,
                ),
              ),
          ),
        ),
      )
      .orderBy(sql`${refunds.polledAt} asc nulls first`, asc(refunds.requestedAt))
      .limit(1)
      .for('update', { of: refunds, skipLocked: true })
    if (!due) return null
    const leasedUntil = new Date(now.getTime() + leaseTime)
    const isLate = due.requestedAt < openTooLong(now) && !due.reportedAt
    // Logged once: the operator's list of refunds shows it from now on.
    if (isLate) log.error({ refund: due.uuid }, 'refund open for three days')
    const tried = { leasedUntil, tries: due.tries + 1, polledAt: now, ...(isLate ? { reportedAt: now } : {}) }
    await tx.update(refunds).set(tried).where(eq(refunds.uuid, due.uuid))
    return due
  })
}

/**
 * Gives the provider the memo from before this try, which tells whether there was an earlier one. True if the memo has
 * changed while the refund is pending: then it continues at once with the stored memo.
 */
async function payRefund(services: Services, { uuid, attemptUuid, amount, currency, memo }: Refund): Promise<boolean> {
  const attempt = await getAttemptByUuid(services.db, attemptUuid)
  const provider = attempt && services.payments.named(attempt.provider)
  const purchase = attempt && (await getPurchase(services.db, attempt.purchaseUuid))
  if (!attempt || !provider || !purchase) return false
  try {
    const facts = attemptFactsOf(services, attempt, purchase)
    const outcome = await provider.refund(facts, { key: uuid, amount: { amount, currency }, memo })
    await settleRefund(services, uuid, outcome)
    return (
      outcome.state === 'pending' && Object.entries(outcome.memo ?? {}).some(([name, value]) => memo[name] !== value)
    )
  } catch (error) {
    services.log.warn({ err: error, refund: uuid }, 'refund left open')
    return false
  }
}
