import { and, desc, eq, exists, gt, gte, inArray, isNull, lte, sql } from 'drizzle-orm'
import { kindOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import { hashOwner } from '#features/checkout/server/purchases/core/purchase-owner.ts'
import { paymentAttempts } from '#features/checkout/server/schema/payments.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { trackingData } from '#features/tracking/rules/personal-data.ts'
import { type PurchaseStage, stagesReached } from '#features/tracking/rules/trackers/purchase-stage.ts'
import type { Told } from '#features/tracking/rules/trackers/told-stages.ts'
import { eventsOf, type TrackedEvent, type TrackedPurchase } from '#features/tracking/rules/trackers/tracked-event.ts'
import { termStart } from '#platform/rules/personal-data.ts'
import type { Database } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { hour } from '#platform/time/durations.ts'
import { toldStages } from './schema.ts'

/** The latest of a browser: nobody buys more at a time. */
const mostPurchases = 20

/**
 * For so long a stage belongs to the page that was given it, which tells within some seconds and then says so. After that
 * the page is taken to be closed, and the next one is given the stage.
 */
export const offerSeconds = 20

/** For so long a stage that was given to a page is given again, until one has told it. */
export const keptHours = 24

type Browser = { owner: string; allowedSince: Date }
type Offer = {
  events: TrackedEvent[]
  /** In milliseconds, where another page of the browser has stages that it has not told yet. */
  askAgainIn: number | null
}

/**
 * What a page may tell of its browser's own purchases: stages that they have reached since it was allowed to. Each is
 * given to one page at a time, until `noteTold` ends it.
 */
export async function offerStages(
  services: Pick<Services, 'db' | 'clock' | 'kinds'>,
  browser: Browser,
): Promise<Offer> {
  const { db, clock } = services
  const at = clock.now()
  // Of what is older it is no longer known what was told.
  const known = termStart(at, trackingData.kept.toldStages.terms.kept).getTime()
  const since = Math.max(known, browser.allowedSince.getTime())
  const reached = await reachedStages(db, browser.owner, new Date(since))
  if (reached.length === 0) return { events: [], askAgainIn: null }
  const offeredUntil = new Date(at.getTime() + offerSeconds * 1000)
  // Of two pages that ask at the same time the second one waits for the row, and finds it offered.
  const given = await db
    .insert(toldStages)
    .values(reached.map(({ row, stage }) => ({ purchaseUuid: row.uuid, stage, at, offeredUntil })))
    .onConflictDoUpdate({
      target: [toldStages.purchaseUuid, toldStages.stage],
      set: { offeredUntil },
      setWhere: and(lte(toldStages.offeredUntil, at), gt(toldStages.at, new Date(at.getTime() - keptHours * hour))),
    })
    .returning()
  const isGiven = new Set(given.map(({ purchaseUuid, stage }) => keyOf(purchaseUuid, stage)))
  const offered = reached.filter(({ row, stage }) => isGiven.has(keyOf(row.uuid, stage)))
  return {
    events: offered.flatMap(({ row, stage }) => eventsOf(stage, trackedOf(services, row))),
    askAgainIn: offered.length === reached.length ? null : await untilFree(db, reached, isGiven, at),
  }
}

/** A page has told these, which ends their offer. Only those of its own browser. */
export async function noteTold(db: Database, owner: string, stages: readonly Told[]): Promise<void> {
  const own = db
    .select({ uuid: purchases.uuid })
    .from(purchases)
    .where(eq(purchases.ownerHash, hashOwner(owner)))
  for (const stage of new Set(stages.map((one) => one.stage))) {
    const uuids = stages.filter((one) => one.stage === stage).map(({ purchase }) => purchase)
    await db
      .update(toldStages)
      .set({ offeredUntil: null })
      .where(
        and(
          eq(toldStages.stage, stage),
          inArray(toldStages.purchaseUuid, uuids),
          inArray(toldStages.purchaseUuid, own),
        ),
      )
  }
}

async function reachedStages(db: Database, owner: string, since: Date) {
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
    .where(and(eq(purchases.ownerHash, hashOwner(owner)), gte(purchases.startedAt, since)))
    .orderBy(desc(purchases.startedAt))
    .limit(mostPurchases)
  return found.toReversed().flatMap((row) =>
    stagesReached({
      hasBuyer: row.buyer !== null,
      isAttempted: row.attemptedAt !== null,
      isConfirmed: row.state === 'confirmed',
      hasFailed: row.state === 'failed' || row.hasFailedAttempt,
    }).map((stage) => ({ row, stage })),
  )
}

/** Until all that other pages were given is free again, in milliseconds; null if they have told it. */
async function untilFree(db: Database, reached: Reached, isGiven: ReadonlySet<string>, at: Date) {
  const uuids = [...new Set(reached.map(({ row }) => row.uuid))]
  const offered = await db
    .select()
    .from(toldStages)
    .where(and(inArray(toldStages.purchaseUuid, uuids), gt(toldStages.offeredUntil, at)))
  const elsewhere = offered.filter((one) => !isGiven.has(keyOf(one.purchaseUuid, one.stage)))
  const waits = elsewhere.flatMap(({ offeredUntil }) => (offeredUntil ? offeredUntil.getTime() - at.getTime() : []))
  return waits.length === 0 ? null : Math.max(...waits)
}

type Reached = Awaited<ReturnType<typeof reachedStages>>
const keyOf = (uuid: string, stage: PurchaseStage) => `${uuid} ${stage}`

type Row = Pick<typeof purchases.$inferSelect, 'uuid' | 'kind' | 'buyer' | 'quote' | 'bill'>

const trackedOf = (services: Pick<Services, 'kinds'>, { uuid, kind, buyer, quote, bill }: Row): TrackedPurchase => ({
  uuid,
  kind,
  voucherId: (kindOf(services, kind).hasVoucherId && quote.items[0]?.uuid) || '',
  total: bill.total,
  currency: bill.currency,
  // A gift card is nothing of the catalogue.
  items: quote.lines.map(({ discounted }, line) => ({ id: quote.items[line]?.uuid ?? kind, price: discounted.amount })),
  allowsNotifications: buyer?.allowNotifications ?? false,
})
