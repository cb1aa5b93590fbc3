import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type {
  ProviderMessage,
  ProviderName,
  ProviderNotification,
} from '#features/checkout/rules/payments/payment-provider.ts'
import { paymentAttempts, paymentEvents } from '#features/checkout/server/schema/payments.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import { parseJson } from '#platform/server/parse-json.ts'
import type { Services } from '#platform/server/services.ts'
import { type Attempt, getAttempt } from '../attempts/attempt-row.ts'
import { isMoney, settleAttempt } from '../attempts/settle-attempt.ts'
import { settleDispute } from '../disputes/settle-dispute.ts'
import { settleRefund } from '../refunds/settle-refund.ts'

export type NotificationRefused = 'no-such-provider' | 'not-genuine'

/**
 * Handles a provider's notification, which may come late, twice, in any order, or from an attacker. Handling it twice
 * changes nothing, so it is recorded after it was handled: an interrupted one is handled again. Genuine notifications
 * that don't concern us are accepted too, since the provider would repeat them for days.
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
    // An operator must look at it: a payment may be disputed, and its goods are not on hold.
    if (isOfDispute.test(type)) log.error({ provider: name, type }, 'message of a dispute that could not be read')
    else log.info({ provider: name, type }, 'notification that does not concern us')
    return ok(null)
  }
  const attempt = await attemptOf(services, name, notification)
  if (!attempt) {
    logUnknown(services, name, notification)
    return ok(null)
  }
  const { order } = attempt
  if (!matchesAttempt(notification, attempt)) {
    // An operator must look at it: a buyer may have paid another amount than we charged.
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
  if (notification.about === 'refund')
    return settleRefund(services, notification.key, notification.outcome, 'notification')
  // Most notifications repeat an answer that we had already.
  if (attempt.state !== 'paid') await settleAttempt(services, attempt.order, notification.outcome)
}

/**
 * Attempts that failed are deleted with their purchase after a while. Money that comes later has no purchase, and a dispute
 * puts nothing on hold: an operator must look at it.
 */
function logUnknown({ log }: Services, provider: ProviderName, notification: ProviderNotification) {
  const { about, event, order } = notification
  if (about === 'dispute') log.error({ provider, event }, 'dispute about a payment that is not known')
  else if (about === 'payment' && isMoney(notification.outcome))
    log.error({ provider, event, order, ...notification.amount }, 'money for an order that is not known')
  else log.info({ provider, about }, 'notification about a payment that is not ours')
}

/** Finds the attempt by our order number or, for a dispute, by the provider's id of the payment. */
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

/** Even a signed notification must be about the amount and the currency of the attempt. */
const matchesAttempt = (notification: ProviderNotification, { amount, currency }: Attempt) =>
  notification.about !== 'payment' ||
  (notification.amount.amount === amount && notification.amount.currency === currency)

const name = z.string().regex(/^[\w.-]{1,80}$/)
const named = z.union([
  z.object({ type: name }).transform(({ type }) => type),
  z.object({ event_type: name }).transform(({ event_type }) => event_type),
])

/** The event type of a message, for the log. Stripe and PayPal send one, Redsys does not. */
const eventTypeOf = (body: string) => named.safeParse(parseJson(body)).data ?? 'unnamed'

const isOfDispute = /dispute|reversed/i
