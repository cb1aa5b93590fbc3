import { and, gte, isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { type FunnelRow, mostOrigins, originDays } from '#features/tracking/rules/funnel/funnel.ts'
import { funnelDays } from '#features/tracking/server/schema.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays, businessTimeZone, type Day, endOfDay, madridDay } from '#platform/time/dates.ts'
import type { PurchaseOrigin } from '#platform/visits/origin.ts'
import { storeRows } from './store-rows.ts'

type Needs = Pick<Services, 'db' | 'clock'>

/**
 * Counts how far purchases came on each of the last days, from the times that stand in them. Each time is written once,
 * in the transaction of its step, so that a purchase counts once however often a step or a callback is repeated.
 */
export async function countPurchases({ db, clock }: Needs): Promise<void> {
  await db.transaction((tx) => count(tx, madridDay(clock.now())))
}

/** Every night: counts, and then lets purchases that were counted for good forget where they came from. */
export async function countAndForget({ db, clock }: Needs): Promise<void> {
  const today = madridDay(clock.now())
  const midnight = endOfDay(addDays(today, -1))
  await db.transaction(async (tx) => {
    await count(tx, today)
    const isOver = or(lt(purchases.confirmedAt, midnight), lt(purchases.startedAt, firstCounted(today)))
    await tx
      .update(purchases)
      .set({ origin: null })
      .where(and(isNotNull(purchases.origin), isOver))
  })
}

const firstCounted = (today: Day) => endOfDay(addDays(today, -originDays - 1))

async function count(tx: Transaction, today: Day) {
  const { startedAt, buyerSavedAt, paymentStartedAt, confirmedAt, origin, kind } = purchases
  const steps = sql`(values ('starts', ${startedAt}), ('buyers', ${buyerSavedAt}), ('payments', ${paymentStartedAt}), ('confirmed', ${confirmedAt})) as step (stage, at)`
  const of = (stage: string) => sql<number>`count(*) filter (where step.stage = ${stage})`
  const originField = <Name extends keyof PurchaseOrigin>(name: Name) =>
    sql<PurchaseOrigin[Name]>`${origin} ->> ${sql.raw(`'${name}'`)}`.as(name)
  const rows = await tx
    .select({
      day: sql<Day>`to_char(step.at at time zone ${sql.raw(`'${businessTimeZone}'`)}, 'YYYY-MM-DD')`.as('day'),
      language: originField('language'),
      kind,
      channel: originField('channel'),
      campaign: originField('campaign'),
      views: sql<number>`0`,
      starts: of('starts'),
      buyers: of('buyers'),
      payments: of('payments'),
      confirmed: of('confirmed'),
    })
    .from(purchases)
    .crossJoinLateral(steps)
    .where(and(gte(startedAt, firstCounted(today)), isNotNull(origin), sql`step.at is not null`))
    .groupBy(sql`1, 2, 3, 4, 5`)
    // Whoever comes first is counted by name, whenever it is counted.
    .orderBy(sql`min(step.at)`)
  await storeRows(tx, rows satisfies FunnelRow[], mostOrigins.purchases)
}

/** From one day to another, both included, with what happened until now. Views of the last seconds may be missing. */
export async function readFunnel(
  services: Pick<Services, 'db' | 'clock'>,
  { from, to }: { from: Day; to: Day },
): Promise<FunnelRow[]> {
  await countPurchases(services)
  return services.db
    .select()
    .from(funnelDays)
    .where(and(gte(funnelDays.day, from), lte(funnelDays.day, to)))
}
