import type { AttemptFacts, PaymentOutcome, PaymentProvider } from '#domain/payments/payment-provider.ts'
import { UnclearAnswer } from '#domain/payments/unclear-answer.ts'
import { getPurchase, type Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { type Attempt, factsOf } from './attempt-row.ts'
import { releaseLease } from './lease-attempt.ts'
import { type SettledOutcome, settleAttempt } from './settle-attempt.ts'

export type Call = (provider: PaymentProvider, facts: AttemptFacts, purchase: Purchase) => Promise<SettledOutcome>

/** `purchase` where it has just been read. */
type About = { attempt: Attempt; purchase?: Purchase }

/** `isUnclear`: there was an answer, and it said neither yes nor no. */
type Called = { state: PaymentOutcome['state'] | 'unknown'; isUnclear?: boolean }

/** A call that breaks off leaves it open what has happened: the attempt stays, and reconciliation asks. */
export async function callProvider(
  services: Services,
  { attempt, purchase: known }: About,
  what: string,
  call: Call,
): Promise<Called> {
  const provider = services.payments.named(attempt.provider)
  const purchase = known ?? (await getPurchase(services.db, attempt.purchaseUuid))
  if (!provider || !purchase) return { state: 'unknown' }
  try {
    const step = await call(provider, factsOf(services, attempt, purchase), purchase)
    await settleAttempt(services, attempt.order, step)
    return { state: step.state }
  } catch (error) {
    services.log.error({ err: error, order: attempt.order, provider: provider.name, what }, 'payment left open')
    // If even this fails, it is free again when its time is over.
    await releaseLease(services, attempt, provider).catch(() => {})
    return error instanceof UnclearAnswer ? { state: 'unknown', isUnclear: true } : { state: 'unknown' }
  }
}
