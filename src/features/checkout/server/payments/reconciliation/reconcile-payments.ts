import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import {
  type Nothing,
  type PaymentOutcome,
  type ProviderName,
  providerNames,
  UnclearAnswer,
} from '#features/checkout/rules/payments/payment-provider.ts'
import { getPurchase, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { fulfilPaidPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { paymentAttempts } from '#features/checkout/server/schema/payments.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { runIsolated } from '#platform/server/run-isolated.ts'
import type { Services } from '#platform/server/services.ts'
import { second } from '#platform/time/durations.ts'
import { abandonExpired } from '../attempts/abandon-payment.ts'
import { type Attempt, attemptFactsOf, openAttemptOf } from '../attempts/attempt-row.ts'
import { resumePayment } from '../attempts/resume-payment.ts'
import { settleAttempt } from '../attempts/settle-attempt.ts'
import { abandonedAttempts, attemptsToPoll } from './attempts-to-poll.ts'

const batchSize = 200

/**
 * Runs every minute. It polls the providers about attempts that a lost answer, a lost notification or a killed process
 * left open, and fulfils purchases that are paid and not fulfilled. An error with one does not stop the others, and a
 * provider that does not answer does not delay the other providers.
 */
export async function reconcilePayments(services: Services): Promise<void> {
  await Promise.all([fulfilUnfinished(services), ...providerNames.map((provider) => pollProvider(services, provider))])
}

/** A supplier that does not answer keeps the rest waiting for the next minute at most. */
async function fulfilUnfinished(services: Services) {
  const { db, clock } = services
  const now = clock.now()
  const isDue = and(
    eq(purchases.state, 'confirming'),
    isNull(purchases.disputedAt),
    or(isNull(purchases.fulfilAt), lte(purchases.fulfilAt, now)),
  )
  const unfinished = await db
    .select({ uuid: purchases.uuid })
    .from(purchases)
    .where(isDue)
    .orderBy(sql`${purchases.fulfilAt} asc nulls first`)
    .limit(batchSize)
  const until = now.getTime() + 40 * second
  for (const { uuid } of unfinished) {
    if (clock.now().getTime() >= until) return
    await runIsolated(services, { purchase: uuid }, fulfilPaidPurchase(services, uuid))
  }
}

async function pollProvider(services: Services, provider: ProviderName) {
  await forEachWithinBudget(services, await attemptsToPoll(services, provider), openRound)
  await forEachWithinBudget(services, await abandonedAttempts(services, provider), abandonedRound)
}

type PollingRound = {
  /** The time budget for one provider. The rest waits for the next minute. */
  time: number
  work: (services: Services, attempt: Attempt) => Promise<unknown>
  columnsAfter: (now: Date, isAnswered: boolean) => Partial<Attempt>
}

/** `polledAt` is written after success and failure alike, so that a failing attempt goes to the end of the queue. */
const openRound: PollingRound = {
  time: 40 * second,
  work: reconcileAttempt,
  columnsAfter: (polledAt) => ({ polledAt }),
}

/** The pauses grow with each answered poll. An attempt without an answer stays due, at the end of the queue. */
const abandonedRound: PollingRound = {
  time: 10 * second,
  work: pollAbandoned,
  columnsAfter: (now, isAnswered) => (isAnswered ? { polledAt: now, leasedUntil: null } : { leasedUntil: now }),
}

async function forEachWithinBudget(
  services: Services,
  attempts: Attempt[],
  { time, work, columnsAfter }: PollingRound,
) {
  const { clock } = services
  const until = clock.now().getTime() + time
  for (const attempt of attempts) {
    if (clock.now().getTime() >= until) return
    const { order } = attempt
    const isAnswered = await runIsolated(services, { order }, work(services, attempt))
    await runIsolated(services, { order }, updateAttempt(services, attempt, columnsAfter(clock.now(), isAnswered)))
  }
}

/**
 * Polling changes nothing at the provider, so it takes no lease: a buyer who comes back at the same moment is not
 * refused. While the buyer may still be paying, only a final answer is settled.
 */
export async function reconcileAttempt(services: Services, attempt: Attempt) {
  const { order } = attempt
  const purchase = await purchaseOf(services, attempt)
  const isOver = attempt.expiresAt <= services.clock.now()
  if (purchase.state !== 'paying' || (isOver && !(await isAuthorized(services, attempt, purchase))))
    return abandonExpired(services, order)
  const { answer, isApproved } = await ask(services, attempt, purchase)
  // The buyer approved it and never came back. The payment only has to be captured.
  if (isApproved) return resumePayment(services, order, { kind: 'return' })
  if (answer.state === 'none' && hasNoRequiredAction(attempt))
    return abandonExpired(services, order, hasNoRequiredAction)
  if (isNews(attempt, answer)) return settleAttempt(services, order, answer)
}

/** Abandoning an attempt releases its money. What was authorised in time counts, even if we hear of it later. */
async function isAuthorized(services: Services, attempt: Attempt, purchase: Purchase): Promise<boolean> {
  if (attempt.charge === 'now') return false
  try {
    return (await ask(services, attempt, purchase)).answer.state === 'authorized'
  } catch {
    // Whoever abandons it asks again, and has patience.
    return false
  }
}

/** An unclear answer counts as an answer: the attempt is polled again when the next poll is due. */
async function pollAbandoned(services: Services, attempt: Attempt) {
  try {
    const { answer } = await ask(services, attempt, await purchaseOf(services, attempt))
    if (answer.state === 'paid' || answer.state === 'authorized') await settleAttempt(services, attempt.order, answer)
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
  if (!provider) throw new Error(`The provider ${attempt.provider} is not set up`)
  const facts = attemptFactsOf(services, attempt, purchase)
  const answer = await provider.ask(facts)
  const isApproved = answer.state === 'waiting' && answer.for.kind === 'redirect' && answer.for.url === facts.urls.back
  return { answer, isApproved }
}

/**
 * The first call got no answer, so the buyer has seen no page, form or reference with which to pay. If the provider
 * does not know such an attempt either, it can end at once.
 */
const hasNoRequiredAction = ({ requiredAction }: Attempt) => requiredAction === null

/**
 * Whether an answer tells more than the attempt knows. A required action does if the first answer was lost, since the
 * buyer has not seen it yet. So does `confirmation`: the buyer has paid, and the provider is processing it.
 */
function isNews({ requiredAction }: Attempt, answer: PaymentOutcome | Nothing): answer is PaymentOutcome {
  if (answer.state !== 'waiting') return answer.state !== 'none'
  return requiredAction === null || (answer.for.kind === 'confirmation' && requiredAction.kind !== 'confirmation')
}

async function updateAttempt({ db }: Services, { uuid }: Attempt, columns: Partial<Attempt>) {
  await db.update(paymentAttempts).set(columns).where(eq(paymentAttempts.uuid, uuid))
}

/**
 * Continues the open attempt from our own page. A provider with pages of its own tells its state when the payment is
 * resumed. We can't know whether the buyer has answered a bank's page, so then the provider is polled.
 */
export async function continuePayment(services: Services, purchaseUuid: string) {
  const open = await openAttemptOf(services.db, purchaseUuid)
  if (!open) return
  const { order, leasedUntil } = open
  const { ownPages = [] } = services.payments.named(open.provider)?.capabilities ?? {}
  if (ownPages.includes(open.method)) {
    await resumePayment(services, order, { kind: 'again' })
  } else if (!leasedUntil || leasedUntil <= services.clock.now()) {
    try {
      await reconcileAttempt(services, open)
    } catch (error) {
      services.log.error({ err: error, order }, 'payment could not be polled')
    }
  }
}
