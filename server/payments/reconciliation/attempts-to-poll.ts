import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { ProviderName } from '#domain/payments/payment-provider.ts'
import { paymentAttempts } from '#server/db/schema/payments.ts'
import type { Services } from '#server/services.ts'
import { abandonedCode } from '../attempts/abandon-payment.ts'
import type { Attempt } from '../attempts/attempt-row.ts'

const atOnce = 200
const { state, code, provider, paymentMode, leasedUntil, startedAt, polledAt, endedAt } = paymentAttempts

/** Another account knows nothing of it. */
const isHere = ({ config }: Services) => or(isNull(paymentMode), eq(paymentMode, config.paymentMode))

/** Those first that were not asked about for longest: references that wait for days keep nobody from their turn. */
export const attemptsToPoll = (services: Services, at: ProviderName): Promise<Attempt[]> =>
  services.db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(state, 'open'),
        eq(provider, at),
        isHere(services),
        or(isNull(leasedUntil), lt(leasedUntil, services.clock.now())),
      ),
    )
    .orderBy(sql`${polledAt} asc nulls first`, asc(startedAt))
    .limit(atOnce)

const hour = 60 * 60_000
const watchedFor = 14 * 24 * hour

/**
 * A page of the provider's own may stay open after we have given up, and be paid there, with the message about it lost.
 * So it is asked about again after two hours, and each time after twice as long. Of those that are due the ones come
 * last that got no answer before, and of those the last to be tried (`forGivenUp` in reconcile-payments.ts).
 */
export function abandonedAttempts(services: Services, at: ProviderName): Promise<Attempt[]> {
  const now = services.clock.now()
  const looked = sql`greatest(${polledAt}, ${endedAt})`
  return services.db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(state, 'failed'),
        eq(code, abandonedCode),
        eq(provider, at),
        isHere(services),
        gt(startedAt, new Date(now.getTime() - watchedFor)),
        sql`${looked} + (${looked} - ${endedAt}) + interval '2 hours' < ${now.toISOString()}`,
      ),
    )
    .orderBy(sql`${leasedUntil} asc nulls first`, asc(startedAt))
    .limit(atOnce)
}
