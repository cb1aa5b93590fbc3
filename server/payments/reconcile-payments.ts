import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Nothing, Step } from '#domain/payments/payment-provider.ts'
import { paymentAttempts } from '#server/db/schema/payments.ts'
import { purchases } from '#server/db/schema/purchases.ts'
import { completePurchase } from '#server/purchases/complete-purchase.ts'
import { getPurchase } from '#server/purchases/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { type Attempt, factsOf } from './attempt-row.ts'
import { releaseAttempt } from './release-attempt.ts'
import { takeAttempt } from './resume-payment.ts'
import { settleAttempt } from './settle-attempt.ts'

const atOnce = 200

/**
 * Every minute: whatever was left open by a lost answer, a notification that never came or a killed process is asked
 * about, and what was paid and not made is made.
 */
export async function reconcilePayments(services: Services): Promise<void> {
  for (const attempt of await openAttempts(services)) await reconcile(services, attempt)
  for (const { uuid } of await unfinished(services)) await completePurchase(services, uuid)
}

async function openAttempts({ db, clock }: Services): Promise<Attempt[]> {
  const { state, busyUntil, startedAt } = paymentAttempts
  return db
    .select()
    .from(paymentAttempts)
    .where(and(eq(state, 'open'), or(isNull(busyUntil), lt(busyUntil, clock.now()))))
    .orderBy(asc(startedAt))
    .limit(atOnce)
}

const unfinished = ({ db }: Services) =>
  db.select({ uuid: purchases.uuid }).from(purchases).where(eq(purchases.state, 'confirming')).limit(atOnce)

async function reconcile(services: Services, { order }: Attempt) {
  const attempt = await takeAttempt(services, order)
  if (!attempt) return
  const answer = await ask(services, attempt)
  const step = answer && decide(attempt, answer, services.clock.now())
  if (step) await settleAttempt(services, order, step)
  else await releaseAttempt(services, order)
}

/** Null where nobody answers: the next minute asks again. */
async function ask(services: Services, attempt: Attempt): Promise<Step | Nothing | null> {
  const provider = services.payments.named(attempt.provider)
  const purchase = await getPurchase(services.db, attempt.purchaseUuid)
  if (!provider || !purchase) return null
  const facts = factsOf(services, attempt, purchase)
  const isOver = attempt.expiresAt <= services.clock.now()
  try {
    // Time is up: it must not be paid behind our back after we have let the buyer try another way.
    if (isOver) return await provider.abandon(facts)
    const answer = await provider.ask(facts)
    // Approved by a buyer who never came back: nothing is missing but our own word.
    const isApproved =
      answer.state === 'waiting' && answer.for.kind === 'redirect' && answer.for.url === facts.urls.back
    return isApproved ? await provider.resume(facts, { kind: 'return' }) : answer
  } catch (error) {
    services.log.error({ err: error, order: attempt.order }, 'nobody answered about a payment')
    return null
  }
}

/**
 * What the provider has never heard of, or what nobody paid in time, has failed. While the buyer may still be at it,
 * nothing is decided.
 */
function decide(attempt: Attempt, answer: Step | Nothing, now: Date): Step | null {
  if (answer.state === 'paid' || answer.state === 'failed') return answer
  const isOver = attempt.expiresAt <= now
  return isOver ? { state: 'failed', code: 'generic-1' } : null
}
