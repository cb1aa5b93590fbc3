import { and, asc, eq, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import {
  type ProviderName,
  providerNames,
  type ReleaseOutcome,
} from '#features/checkout/rules/payments/payment-provider.ts'
import { isAuthorizationOver, longestAuthorization, releaseDelay } from '#features/checkout/rules/payments/waiting.ts'
import { paymentAttempts } from '#features/checkout/server/schema/payments.ts'
import type { Services } from '#platform/server/services.ts'
import { attemptFactsOf } from '../attempts/attempt-row.ts'
import { settleAttempt } from '../attempts/settle-attempt.ts'
import { endLease, type LeasedAuthorization, leaseAuthorized } from './capture-payment.ts'
import { isUnwanted } from './unwanted.ts'

/** For one provider. The rest waits for the next minute. */
const timeBudget = 40_000

/**
 * Releases all authorised money that no purchase waits for: of purchases that failed, and of attempts that came too late
 * or beside another. It runs when such money appears and every minute, until each provider has said that it is released.
 */
export async function releaseAuthorizations(services: Services): Promise<void> {
  await Promise.all(providerNames.map((provider) => releaseAt(services, provider)))
}

async function releaseAt(services: Services, provider: ProviderName) {
  const { clock } = services
  const until = clock.now().getTime() + timeBudget
  const done: string[] = []
  while (clock.now().getTime() < until) {
    const order = await nextToRelease(services, provider, done)
    if (!order) return
    done.push(order)
    const leased = await leaseAuthorized(services, order, 'release')
    if (leased) await release(services, leased)
  }
}

/** The one that was tried longest ago first, so that one that nobody will release keeps no others waiting. */
async function nextToRelease({ db, clock, config }: Services, at: ProviderName, except: string[]) {
  const { order, provider, paymentMode, leasedUntil, polledAt, startedAt } = paymentAttempts
  const [next] = await db
    .select({ order })
    .from(paymentAttempts)
    .where(
      and(
        isUnwanted,
        eq(provider, at),
        // Another account does not know it.
        or(isNull(paymentMode), eq(paymentMode, config.paymentMode)),
        or(isNull(leasedUntil), lt(leasedUntil, clock.now())),
        notInArray(order, except),
      ),
    )
    .orderBy(sql`${polledAt} asc nulls first`, asc(startedAt))
    .limit(1)
  return next?.order
}

async function release(services: Services, leased: LeasedAuthorization) {
  const { attempt } = leased
  const { order, provider, polledAt, authorizedAt } = attempt
  const now = services.clock.now()
  const outcome = await askToRelease(services, leased)
  if (outcome && outcome.state !== 'pending') return settleAttempt(services, order, outcome)
  if (authorizedAt && isAuthorizationOver(authorizedAt, longestAuthorization, now)) {
    services.log.error({ order, provider }, 'authorisation expired without a release')
    return settleAttempt(services, order, { state: 'released' })
  }
  await endLease(services, attempt, new Date(now.getTime() + releaseDelay(polledAt, now)))
}

/** Null if there was no clear answer: it is asked for again. */
async function askToRelease(
  services: Services,
  { attempt, purchase }: LeasedAuthorization,
): Promise<ReleaseOutcome | null> {
  const { order, provider } = attempt
  try {
    const { authorizations } = services.payments.named(provider) ?? {}
    if (!authorizations) throw new Error(`The provider ${provider} is not set up`)
    return await authorizations.release(attemptFactsOf(services, attempt, purchase))
  } catch (err) {
    services.log.error({ err, order, provider }, 'release left open')
    return null
  }
}
