import type { Notice, ProviderMessage, ProviderName } from '#domain/payments/payment-provider.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { paymentEvents } from '#server/db/schema/payments.ts'
import type { Services } from '#server/services.ts'
import { getAttempt } from './attempt-row.ts'
import { settleAttempt } from './settle-attempt.ts'
import { settleRefund } from './settle-refund.ts'

export type Refusal = 'no-such-provider' | 'not-genuine' | 'not-ours'

/**
 * What a provider tells us, which may come late, twice, in any order, or from somebody else. Handling it twice changes
 * nothing, so it is noted as received only after it was: one that was cut short is handled again.
 */
export async function receiveNotification(
  services: Services,
  name: ProviderName,
  message: ProviderMessage,
): Promise<Result<null, Refusal>> {
  const provider = services.payments.named(name)
  if (!provider) return fail('no-such-provider')
  const notice = await provider.readNotification(message)
  if (!notice) return fail('not-genuine')
  const attempt = await getAttempt(services.db, notice.order)
  if (!attempt || attempt.provider !== name || !isAbout(notice, attempt)) return fail('not-ours')
  // Most tell what the provider has answered already, and what is paid stays paid.
  if (notice.about === 'payment' && attempt.state !== 'paid') await settleAttempt(services, notice.order, notice.step)
  if (notice.about === 'refund') await settleRefund(services, notice.key, notice.step)
  const { event, order } = notice
  await services.db
    .insert(paymentEvents)
    .values({ provider: name, event, order, receivedAt: services.clock.now() })
    .onConflictDoNothing()
  return ok(null)
}

/** Signed or not: another amount or currency than we asked for is nothing we asked for. */
const isAbout = (notice: Notice, { amount, currency }: { amount: number; currency: string }) =>
  notice.about === 'refund' || (notice.amount.amount === amount && notice.amount.currency === currency)
