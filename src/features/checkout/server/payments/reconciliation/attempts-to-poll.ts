import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { ProviderName } from '#features/checkout/rules/payments/payment-provider.ts'
import { paymentAttempts } from '#features/checkout/server/schema/payments.ts'
import type { Services } from '#platform/server/services.ts'
import { hour } from '#platform/time/durations.ts'
import { abandonedCode } from '../attempts/abandon-payment.ts'
import type { Attempt } from '../attempts/attempt-row.ts'

const batchSize = 200
const { state, code, provider, paymentMode, leasedUntil, startedAt, polledAt, endedAt } = paymentAttempts

/** Only attempts of the account that is set up now: another one does not know them. */
const isOfThisAccount = ({ config }: Services) => or(isNull(paymentMode), eq(paymentMode, config.paymentMode))

/** Open attempts, the one polled longest ago first, so that references that wait for days don't delay the others. */
export const attemptsToPoll = (services: Services, at: ProviderName): Promise<Attempt[]> =>
  services.db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(state, 'open'),
        eq(provider, at),
        isOfThisAccount(services),
        or(isNull(leasedUntil), lt(leasedUntil, services.clock.now())),
      ),
    )
    .orderBy(sql`${polledAt} asc nulls first`, asc(startedAt))
    .limit(batchSize)

const polledFor = 14 * 24 * hour

/**
 * Abandoned attempts that are due. A buyer may still pay on a provider's page after we abandoned the attempt, and the
 * notification may be lost. So it is polled again after two hours, and each time after twice as long. Attempts that got
 * no answer the last time come last, the latest tried at the end (`abandonedRound` in reconcile-payments.ts).
 */
export function abandonedAttempts(services: Services, at: ProviderName): Promise<Attempt[]> {
  const now = services.clock.now()
  const lastPoll = sql`greatest(${polledAt}, ${endedAt})`
  return services.db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(state, 'failed'),
        eq(code, abandonedCode),
        eq(provider, at),
        isOfThisAccount(services),
        gt(startedAt, new Date(now.getTime() - polledFor)),
        sql`${lastPoll} + (${lastPoll} - ${endedAt}) + interval '2 hours' < ${now.toISOString()}`,
      ),
    )
    .orderBy(sql`${leasedUntil} asc nulls first`, asc(startedAt))
    .limit(batchSize)
}
