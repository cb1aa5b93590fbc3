import { and, eq, sql } from 'drizzle-orm'
import type { Notice, ProviderMessage, ProviderName } from '#domain/payments/payment-provider.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { paymentAttempts, paymentEvents } from '#server/db/schema/payments.ts'
import type { Services } from '#server/services.ts'
import { type Attempt, getAttempt } from '../attempts/attempt-row.ts'
import { settleAttempt } from '../attempts/settle-attempt.ts'
import { settleDispute } from '../disputes/settle-dispute.ts'
import { settleRefund } from '../refunds/settle-refund.ts'
import { eventTypeOf, isOfDispute } from './event-type.ts'

export type Refusal = 'no-such-provider' | 'not-genuine'

/**
 * What a provider tells us, which may come late, twice, in any order, or from somebody else. Handling it twice changes
 * nothing, so it is noted as received only after it was: one that was cut short is handled again. What is theirs and not
 * about us is heard too, since they would tell it again for days.
 */
export async function receiveNotification(
  services: Services,
  name: ProviderName,
  message: ProviderMessage,
): Promise<Result<null, Refusal>> {
  const { db, log, clock } = services
  const provider = services.payments.named(name)
  if (!provider) return fail('no-such-provider')
  const notice = await provider.readNotification(message)
  if (!notice) return fail('not-genuine')
  if (notice === 'other') {
    const type = eventTypeOf(message.body)
    // An operator must see to it: money may be taken back, and nothing is on hold.
    if (isOfDispute.test(type)) log.error({ provider: name, type }, 'message of a dispute that could not be read')
    else log.info({ provider: name, type }, 'message that is no news')
    return ok(null)
  }
  const attempt = await attemptOf(services, name, notice)
  if (!attempt) {
    const { about, event } = notice
    if (about === 'dispute') log.error({ provider: name, event }, 'dispute about a payment that is not known')
    else log.info({ provider: name, about }, 'notification about a payment that is not ours')
    return ok(null)
  }
  const { order } = attempt
  if (!isAsAsked(notice, attempt)) {
    // An operator must see to it: somebody may have paid, and nothing of ours.
    log.error({ order, provider: name }, 'notification of another amount than was asked for')
    return ok(null)
  }
  await handle(services, notice, attempt)
  const { event } = notice
  await db.insert(paymentEvents).values({ provider: name, event, order, receivedAt: clock.now() }).onConflictDoNothing()
  return ok(null)
}

async function handle(services: Services, notice: Notice, attempt: Attempt) {
  if (notice.about === 'dispute') return settleDispute(services, attempt, notice.dispute)
  if (notice.about === 'refund') return settleRefund(services, notice.key, notice.step, 'told')
  // Most tell what the provider has answered already, and what is paid stays paid.
  if (attempt.state !== 'paid') await settleAttempt(services, attempt.order, notice.step)
}

/** By our order number, or by what the provider calls the payment. */
async function attemptOf({ db }: Services, name: ProviderName, notice: Notice): Promise<Attempt | null> {
  const named = notice.order === null ? null : await getAttempt(db, notice.order)
  if (named || notice.about !== 'dispute') return named?.provider === name ? named : null
  const [known] = Object.entries(notice.memo)
  if (!known) return null
  const isIt = sql`${paymentAttempts.memo} ->> ${known[0]} = ${known[1]}`
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.provider, name), isIt))
  return attempt ?? null
}

/** Signed or not: another amount or currency than we asked for is nothing we asked for. */
const isAsAsked = (notice: Notice, { amount, currency }: Attempt) =>
  notice.about !== 'payment' || (notice.amount.amount === amount && notice.amount.currency === currency)
