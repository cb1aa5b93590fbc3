import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import {
  type Nothing,
  type PaymentOutcome,
  type ProviderName,
  providerNames,
} from '#domain/payments/payment-provider.ts'
import { UnclearAnswer } from '#domain/payments/unclear-answer.ts'
import { paymentAttempts } from '#server/db/schema/payments.ts'
import { purchases } from '#server/db/schema/purchases.ts'
import { getPurchase, type Purchase } from '#server/purchases/core/purchase-row.ts'
import { fulfilPaidPurchase } from '#server/purchases/fulfilment/fulfil-paid-purchase.ts'
import type { Services } from '#server/services.ts'
import { abandonExpired } from '../attempts/abandon-payment.ts'
import { type Attempt, factsOf } from '../attempts/attempt-row.ts'
import { resumePayment } from '../attempts/resume-payment.ts'
import { settleAttempt } from '../attempts/settle-attempt.ts'
import { abandonedAttempts, attemptsToPoll } from './attempts-to-poll.ts'

const atOnce = 200
const second = 1000

/**
 * Every minute: whatever was left open by a lost answer, a notification that never came or a killed process is asked
 * about, and what was paid and not made is made. What goes wrong with one keeps nobody else waiting, nor does a
 * provider that does not answer keep the others.
 */
export async function reconcilePayments(services: Services): Promise<void> {
  await Promise.all([complete(services), ...providerNames.map((provider) => askProvider(services, provider))])
}

/** A supplier that does not answer keeps the rest waiting for the next minute at most. */
async function complete(services: Services) {
  const { db, clock } = services
  const now = clock.now()
  const isDue = and(eq(purchases.state, 'confirming'), or(isNull(purchases.fulfilAt), lte(purchases.fulfilAt, now)))
  const unfinished = await db
    .select({ uuid: purchases.uuid })
    .from(purchases)
    .where(isDue)
    .orderBy(sql`${purchases.fulfilAt} asc nulls first`)
    .limit(atOnce)
  const until = now.getTime() + 40 * second
  for (const { uuid } of unfinished) {
    if (clock.now().getTime() >= until) return
    await runIsolated(services, { purchase: uuid }, fulfilPaidPurchase(services, uuid))
  }
}

async function askProvider(services: Services, provider: ProviderName) {
  await forEachWithinBudget(services, await attemptsToPoll(services, provider), forOpen)
  await forEachWithinBudget(services, await abandonedAttempts(services, provider), forGivenUp)
}

type PollingRound = {
  /** For the questions to one provider: the rest is for the next minute. */
  time: number
  work: (services: Services, attempt: Attempt) => Promise<unknown>
  noted: (now: Date, isAnswered: boolean) => Partial<Attempt>
}

/** Noted however it went: who fails goes to the end of the line. */
const forOpen: PollingRound = { time: 40 * second, work: reconcileAttempt, noted: (polledAt) => ({ polledAt }) }

/** The next look is due ever later, so only an answer counts as one; who got none goes to the end, and stays due. */
const forGivenUp: PollingRound = {
  time: 10 * second,
  work: askOnceMore,
  noted: (now, isAnswered) => (isAnswered ? { polledAt: now, leasedUntil: null } : { leasedUntil: now }),
}

async function forEachWithinBudget(services: Services, attempts: Attempt[], { time, work, noted }: PollingRound) {
  const { clock } = services
  const until = clock.now().getTime() + time
  for (const attempt of attempts) {
    if (clock.now().getTime() >= until) return
    const { order } = attempt
    const isAnswered = await runIsolated(services, { order }, work(services, attempt))
    await runIsolated(services, { order }, note(services, attempt, noted(clock.now(), isAnswered)))
  }
}

/** Whether it went well. */
async function runIsolated({ log }: Services, about: object, work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (err) {
    log.error({ err, ...about }, 'left to the next minute')
    return false
  }
}

/**
 * To ask changes nothing, so it is done without taking the attempt: a buyer who comes back in that moment finds it
 * free. While they may still be at it, only what the provider says for good is believed.
 */
export async function reconcileAttempt(services: Services, attempt: Attempt) {
  const { order } = attempt
  const purchase = await purchaseOf(services, attempt)
  if (attempt.expiresAt <= services.clock.now() || purchase.state !== 'paying') return abandonExpired(services, order)
  const { answer, isApproved } = await ask(services, attempt, purchase)
  // Approved by a buyer who never came back: nothing is missing but our own word.
  if (isApproved) return resumePayment(services, order, { kind: 'return' })
  if (answer.state === 'none' && isShownToNobody(attempt)) return abandonExpired(services, order, isShownToNobody)
  if (isNews(attempt, answer)) return settleAttempt(services, order, answer)
}

/** An answer that says neither yes nor no is one too: it is asked again when the next look is due. */
async function askOnceMore(services: Services, attempt: Attempt) {
  try {
    const { answer } = await ask(services, attempt, await purchaseOf(services, attempt))
    if (answer.state === 'paid') await settleAttempt(services, attempt.order, answer)
  } catch (error) {
    if (!(error instanceof UnclearAnswer)) throw error
  }
}

async function purchaseOf({ db }: Services, { purchaseUuid }: Attempt): Promise<Purchase> {
  const purchase = await getPurchase(db, purchaseUuid)
  if (!purchase) throw new Error('A purchase does not disappear')
  return purchase
}

async function ask(
  services: Services,
  attempt: Attempt,
  purchase: Purchase,
): Promise<{ answer: PaymentOutcome | Nothing; isApproved: boolean }> {
  const provider = services.payments.named(attempt.provider)
  if (!provider) throw new Error(`Nobody can be asked about ${attempt.provider}`)
  const facts = factsOf(services, attempt, purchase)
  const answer = await provider.ask(facts)
  const isApproved = answer.state === 'waiting' && answer.for.kind === 'redirect' && answer.for.url === facts.urls.back
  return { answer, isApproved }
}

/**
 * Its call has ended without us learning how, and its time to end is over: no page, form or number by which it could
 * be paid has reached anybody, so that a provider who knows of nothing is believed at once.
 */
const isShownToNobody = ({ requiredAction }: Attempt) => requiredAction === null

/**
 * What the buyer must do is news where the first answer was lost: they have not seen it yet. So is that they have done
 * it, and the money is on its way.
 */
function isNews({ requiredAction }: Attempt, answer: PaymentOutcome | Nothing): answer is PaymentOutcome {
  if (answer.state !== 'waiting') return answer.state !== 'none'
  return requiredAction === null || (answer.for.kind === 'confirmation' && requiredAction.kind !== 'confirmation')
}

async function note({ db }: Services, { uuid }: Attempt, noted: Partial<Attempt>) {
  await db.update(paymentAttempts).set(noted).where(eq(paymentAttempts.uuid, uuid))
}
