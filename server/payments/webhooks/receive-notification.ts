import { and, eq } from 'drizzle-orm'
import type { ProviderMessage, ProviderName, ProviderNotification } from '#domain/payments/payment-provider.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { paymentAttempts, paymentEvents } from '#server/db/schema/payments.ts'
import type { Services } from '#server/services.ts'
import { type Attempt, getAttempt } from '../attempts/attempt-row.ts'
import { settleAttempt } from '../attempts/settle-attempt.ts'
import { settleDispute } from '../disputes/settle-dispute.ts'
import { settleRefund } from '../refunds/settle-refund.ts'
import { eventTypeOf, isOfDispute } from './event-type.ts'

export type NotificationRefused = 'no-such-provider' | 'not-genuine'

/**
 * What a provider tells us, which may come late, twice, in any order, or from somebody else. Handling it twice changes
 * nothing, so it is noted as received only after it was: one that was cut short is handled again. What is theirs and not
 * about us is heard too, since they would tell it again for days.
 */
export async function receiveNotification(
  services: Services,
  name: ProviderName,
  message: ProviderMessage,
): Promise<Result<null, NotificationRefused>> {
  const { db, log, clock } = services
  const provider = services.payments.named(name)
  if (!provider) return fail('no-such-provider')
  const notification = await provider.readNotification(message)
  if (!notification) return fail('not-genuine')
  if (notification === 'other') {
    const type = eventTypeOf(message.body)
    // An operator must see to it: money may be taken back, and nothing is on hold.
    if (isOfDispute.test(type)) log.error({ provider: name, type }, 'message of a dispute that could not be read')
    else log.info({ provider: name, type }, 'message that is no news')
    return ok(null)
  }
  const attempt = await attemptOf(services, name, notification)
  if (!attempt) {
    const { about, event } = notification
    if (about === 'dispute') log.error({ provider: name, event }, 'dispute about a payment that is not known')
    else log.info({ provider: name, about }, 'notification about a payment that is not ours')
    return ok(null)
  }
  const { order } = attempt
  if (!isAsAsked(notification, attempt)) {
    // An operator must see to it: somebody may have paid, and nothing of ours.
    log.error({ order, provider: name }, 'notification of another amount than was asked for')
    return ok(null)
  }
  await handle(services, notification, attempt)
  const { event } = notification
  await db.insert(paymentEvents).values({ provider: name, event, order, receivedAt: clock.now() }).onConflictDoNothing()
  return ok(null)
}

async function handle(services: Services, notification: ProviderNotification, attempt: Attempt) {
  if (notification.about === 'dispute') return settleDispute(services, attempt, notification.dispute)
  if (notification.about === 'refund') return settleRefund(services, notification.key, notification.step, 'told')
  // Most tell what the provider has answered already, and what is paid stays paid.
  if (attempt.state !== 'paid') await settleAttempt(services, attempt.order, notification.step)
}

/** By our order number, or by what the provider calls the payment. */
async function attemptOf(
  { db }: Services,
  name: ProviderName,
  notification: ProviderNotification,
): Promise<Attempt | null> {
  const named = notification.order === null ? null : await getAttempt(db, notification.order)
  if (named || notification.about !== 'dispute') return named?.provider === name ? named : null
  if (notification.transactionId === null) return null
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.provider, name), eq(paymentAttempts.transactionId, notification.transactionId)))
  return attempt ?? null
}

/** Signed or not: another amount or currency than we asked for is nothing we asked for. */
const isAsAsked = (notification: ProviderNotification, { amount, currency }: Attempt) =>
  notification.about !== 'payment' ||
  (notification.amount.amount === amount && notification.amount.currency === currency)
