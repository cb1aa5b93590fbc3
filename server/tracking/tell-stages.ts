import { and, desc, eq, exists, gte, isNull, sql } from 'drizzle-orm'
import { stagesReached } from '#domain/tracking/purchase-stage.ts'
import { eventsOf, type TrackedEvent, type TrackedPurchase } from '#domain/tracking/tracked-event.ts'
import { paymentAttempts } from '#server/db/schema/payments.ts'
import { purchases } from '#server/db/schema/purchases.ts'
import { toldStages } from '#server/db/schema/tracking.ts'
import { hashOwner } from '#server/purchases/core/purchase-owner.ts'
import type { Services } from '#server/services.ts'

/** The latest of a browser: nobody buys more at a time. */
const mostPurchases = 20

/**
 * What a browser may tell of its own purchases now: stages that they have reached since it was allowed to, each once. A
 * page that is closed at this moment takes them along untold; nobody is told twice.
 */
export async function tellStages(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { owner, allowedSince }: { owner: string; allowedSince: Date },
): Promise<TrackedEvent[]> {
  const failed = db
    .select({ one: sql`1` })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.purchaseUuid, purchases.uuid),
        eq(paymentAttempts.state, 'failed'),
        // Who chooses another way of paying has not failed.
        isNull(paymentAttempts.abandonedBy),
      ),
    )
  const found = await db
    .select({
      uuid: purchases.uuid,
      kind: purchases.kind,
      state: purchases.state,
      buyer: purchases.buyer,
      quote: purchases.quote,
      bill: purchases.bill,
      attemptedAt: purchases.attemptedAt,
      hasFailedAttempt: sql<boolean>`${exists(failed)}`,
    })
    .from(purchases)
    .where(and(eq(purchases.ownerHash, hashOwner(owner)), gte(purchases.startedAt, allowedSince)))
    .orderBy(desc(purchases.startedAt))
    .limit(mostPurchases)
  const reached = found.toReversed().map((row) => ({
    row,
    stages: stagesReached({
      hasBuyer: row.buyer !== null,
      isAttempted: row.attemptedAt !== null,
      isConfirmed: row.state === 'confirmed',
      hasFailed: row.state === 'failed' || row.hasFailedAttempt,
    }),
  }))
  const at = clock.now()
  const rows = reached.flatMap(({ row, stages }) => stages.map((stage) => ({ purchaseUuid: row.uuid, stage, at })))
  if (rows.length === 0) return []
  const fresh = await db.insert(toldStages).values(rows).onConflictDoNothing().returning()
  const isFresh = new Set(fresh.map(({ purchaseUuid, stage }) => `${purchaseUuid} ${stage}`))
  return reached.flatMap(({ row, stages }) =>
    stages.filter((stage) => isFresh.has(`${row.uuid} ${stage}`)).flatMap((stage) => eventsOf(stage, trackedOf(row))),
  )
}

type Row = Pick<typeof purchases.$inferSelect, 'uuid' | 'kind' | 'buyer' | 'quote' | 'bill'>

const trackedOf = ({ uuid, kind, buyer, quote, bill }: Row): TrackedPurchase => ({
  uuid,
  kind,
  total: bill.total,
  currency: bill.currency,
  // A gift card is nothing of the catalogue.
  items: quote.lines.map(({ discounted }, line) => ({ id: quote.items[line]?.uuid ?? kind, price: discounted.amount })),
  allowsNotifications: buyer?.allowNotifications ?? false,
})
