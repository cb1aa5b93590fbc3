import {
  type AttemptFacts,
  type PaymentOutcome,
  type PaymentProvider,
  UnclearAnswer,
} from '#features/checkout/rules/payments/payment-provider.ts'
import { getPurchase, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { Services } from '#platform/server/services.ts'
import { type Attempt, attemptFactsOf } from './attempt-row.ts'
import { releaseLease } from './lease-attempt.ts'
import { type SettledOutcome, settleAttempt } from './settle-attempt.ts'

export type ProviderCall = (
  provider: PaymentProvider,
  facts: AttemptFacts,
  purchase: Purchase,
) => Promise<SettledOutcome>

/** `purchase` saves a read, if the caller has just read it. */
type AttemptToCall = { attempt: Attempt; purchase?: Purchase }

/** `isUnclear`: the provider answered, but the answer tells neither success nor failure. */
type CallResult = { state: PaymentOutcome['state'] | 'unknown'; isUnclear?: boolean }

/** Calls a provider and settles the outcome. If the call fails, the attempt stays open and reconciliation polls it. */
export async function callProvider(
  services: Services,
  { attempt, purchase: alreadyRead }: AttemptToCall,
  what: string,
  call: ProviderCall,
): Promise<CallResult> {
  const provider = services.payments.named(attempt.provider)
  const purchase = alreadyRead ?? (await getPurchase(services.db, attempt.purchaseUuid))
  if (!provider || !purchase) return { state: 'unknown' }
  try {
    const outcome = await call(provider, attemptFactsOf(services, attempt, purchase), purchase)
    await settleAttempt(services, attempt.order, outcome)
    return { state: outcome.state }
  } catch (error) {
    services.log.error({ err: error, order: attempt.order, provider: provider.name, what }, 'payment left open')
    // If this fails too, the lease ends by itself.
    await releaseLease(services, attempt, provider).catch(() => {})
    return error instanceof UnclearAnswer ? { state: 'unknown', isUnclear: true } : { state: 'unknown' }
  }
}
