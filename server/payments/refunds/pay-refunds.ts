import { and, asc, eq, getTableColumns, isNull, lt, not, notExists, notInArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type ProviderName, providerNames } from '#domain/payments/payment-provider.ts'
import { leaseTime } from '#domain/payments/waiting.ts'
import { paymentAttempts, refunds } from '#server/db/schema/payments.ts'
import { getPurchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { factsOf } from '../attempts/attempt-row.ts'
import { isDisputed, openTooLong } from './refused-refunds.ts'
import { settleRefund } from './settle-refund.ts'

const atOnce = 50
/** For one provider: the rest is for the next minute. */
const mostTime = 40_000

/**
 * Pays what is owed. A refund has its own key at the provider, so one whose answer was lost is asked for again, and paid
 * once. That a try was begun is written before it is made: who has no such key can ask first. No provider waits for
 * another.
 */
export async function payRefunds(services: Services): Promise<number> {
  const tries = await Promise.all(providerNames.map((provider) => payRefundsAt(services, provider)))
  return tries.reduce((sum, count) => sum + count, 0)
}

async function payRefundsAt(services: Services, provider: ProviderName): Promise<number> {
  const { clock } = services
  const until = clock.now().getTime() + mostTime
  const done: string[] = []
  let tries = 0
  for (; tries < atOnce && clock.now().getTime() < until; tries++) {
    const refund = await takeRefund(services, provider, done)
    if (!refund) break
    const hasMore = await payRefund(services, refund)
    if (!hasMore) done.push(refund.uuid)
  }
  return tries
}

type Refund = typeof refunds.$inferSelect

const earlier = alias(refunds, 'earlier')

/**
 * One at a time, and only when its turn has come: held for longer than its call lasts, it would be anybody's again. The
 * next is the one that was asked about longest ago, so that those that stay pending keep nobody from their turn. Of
 * several for one payment each waits for the one before it: a provider may know them only by how much went back so far.
 */
async function takeRefund(
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
          // Another account knows nothing of it.
          or(isNull(paymentAttempts.paymentMode), eq(paymentAttempts.paymentMode, config.paymentMode)),
          not(isDisputed),
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
    // Once: whoever reads it finds it in the list of what is owed.
    if (isLate) log.error({ refund: due.uuid }, 'refund open for three days')
    const tried = { leasedUntil, tries: due.tries + 1, polledAt: now, ...(isLate ? { reportedAt: now } : {}) }
    await tx.update(refunds).set(tried).where(eq(refunds.uuid, due.uuid))
    return due
  })
}

/**
 * `refund.memo` is as it was before this try: its provider sees whether there was an earlier one. True where it has got
 * further, and goes on from there when that is written down.
 */
async function payRefund(services: Services, { uuid, attemptUuid, amount, currency, memo }: Refund): Promise<boolean> {
  const [attempt] = await services.db.select().from(paymentAttempts).where(eq(paymentAttempts.uuid, attemptUuid))
  const provider = attempt && services.payments.named(attempt.provider)
  const purchase = attempt && (await getPurchase(services.db, attempt.purchaseUuid))
  if (!attempt || !provider || !purchase) return false
  try {
    const facts = factsOf(services, attempt, purchase)
    const step = await provider.refund(facts, { key: uuid, amount: { amount, currency }, memo })
    await settleRefund(services, uuid, step)
    return step.state === 'pending' && Object.entries(step.memo ?? {}).some(([name, value]) => memo[name] !== value)
  } catch (error) {
    services.log.warn({ err: error, refund: uuid }, 'refund left open')
    return false
  }
}
