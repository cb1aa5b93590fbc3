import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Nothing, Step } from '#domain/payments/payment-provider.ts'
import { paymentAttempts } from '#server/db/schema/payments.ts'
import { purchases } from '#server/db/schema/purchases.ts'
import { completePurchase } from '#server/purchases/complete-purchase.ts'
import { getPurchase } from '#server/purchases/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { givenUp, giveUp } from './abandon-payment.ts'
import { type Attempt, factsOf } from './attempt-row.ts'
import { resumePayment } from './resume-payment.ts'
import { settleAttempt } from './settle-attempt.ts'

const atOnce = 200
const { state, code, busyUntil, startedAt, askedAt, endedAt } = paymentAttempts

/**
 * Every minute: whatever was left open by a lost answer, a notification that never came or a killed process is asked
 * about, and what was paid and not made is made. What goes wrong with one keeps nobody else waiting.
 */
export async function reconcilePayments(services: Services): Promise<void> {
  const alone = async (about: object, work: Promise<unknown>) => {
    await work.catch((err) => services.log.error({ err, ...about }, 'left to the next minute'))
  }
  for (const attempt of await openAttempts(services)) {
    await alone({ order: attempt.order }, reconcile(services, attempt))
  }
  for (const attempt of await attemptsGivenUp(services)) {
    await alone({ order: attempt.order }, askOnceMore(services, attempt))
  }
  for (const { uuid } of await unfinished(services)) {
    await alone({ purchase: uuid }, completePurchase(services, uuid))
  }
}

/** Those first that were not asked about for longest: references that wait for days keep nobody from their turn. */
const openAttempts = ({ db, clock }: Services): Promise<Attempt[]> =>
  db
    .select()
    .from(paymentAttempts)
    .where(and(eq(state, 'open'), or(isNull(busyUntil), lt(busyUntil, clock.now()))))
    .orderBy(sql`${askedAt} asc nulls first`, asc(startedAt))
    .limit(atOnce)

const hour = 60 * 60_000
const watchedFor = 14 * 24 * hour

/**
 * A page of the provider's own may stay open after we have given up, and be paid there, with the message about it lost.
 * So it is asked about again after two hours, and each time after twice as long.
 */
function attemptsGivenUp({ db, clock }: Services): Promise<Attempt[]> {
  const now = clock.now()
  const looked = sql`greatest(${askedAt}, ${endedAt})`
  return db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(state, 'failed'),
        eq(code, givenUp),
        gt(startedAt, new Date(now.getTime() - watchedFor)),
        sql`${looked} + (${looked} - ${endedAt}) + interval '2 hours' < ${now.toISOString()}`,
      ),
    )
    .orderBy(asc(startedAt))
    .limit(atOnce)
}

const unfinished = ({ db }: Services) =>
  db.select({ uuid: purchases.uuid }).from(purchases).where(eq(purchases.state, 'confirming')).limit(atOnce)

/**
 * To ask changes nothing, so it is done without taking the attempt: a buyer who comes back in that moment finds it
 * free. While they may still be at it, only what the provider says for good is believed.
 */
async function reconcile(services: Services, attempt: Attempt) {
  const { order } = attempt
  if (attempt.expiresAt <= services.clock.now()) return giveUp(services, order)
  const { answer, isApproved } = await ask(services, attempt)
  // Approved by a buyer who never came back: nothing is missing but our own word.
  if (isApproved) await resumePayment(services, order, { kind: 'return' })
  else if (isNews(attempt, answer)) await settleAttempt(services, order, answer)
  await noteAsked(services, order)
}

async function askOnceMore(services: Services, attempt: Attempt) {
  const { answer } = await ask(services, attempt)
  if (answer.state === 'paid') await settleAttempt(services, attempt.order, answer)
  await noteAsked(services, attempt.order)
}

async function ask(services: Services, attempt: Attempt): Promise<{ answer: Step | Nothing; isApproved: boolean }> {
  const provider = services.payments.named(attempt.provider)
  const purchase = await getPurchase(services.db, attempt.purchaseUuid)
  if (!provider || !purchase) throw new Error(`Nobody can be asked about ${attempt.provider}`)
  const facts = factsOf(services, attempt, purchase)
  const answer = await provider.ask(facts)
  const isApproved = answer.state === 'waiting' && answer.for.kind === 'redirect' && answer.for.url === facts.urls.back
  return { answer, isApproved }
}

/** What the buyer must do is news where the first answer was lost: they have not seen it yet. */
function isNews({ wanted }: Attempt, answer: Step | Nothing): answer is Step {
  if (answer.state === 'waiting') return wanted === null
  return answer.state !== 'none'
}

async function noteAsked({ db, clock }: Services, order: string) {
  await db.update(paymentAttempts).set({ askedAt: clock.now() }).where(eq(paymentAttempts.order, order))
}
