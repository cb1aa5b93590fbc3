import { and, eq, gt, inArray, lt, max, ne, notInArray, or, sql } from 'drizzle-orm'
import {
  type EarlierHold,
  fitsAtOnce,
  forgottenBefore,
  holdEnd,
  mayHoldAgain,
} from '#features/checkout/rules/purchases/goods-hold.ts'
import type { HoldRefusal } from '#features/checkout/rules/purchases/quote.ts'
import { goodsHolds, purchases } from '#features/checkout/server/schema/purchases.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import type { HeldThing } from '../core/goods-kind.ts'
import type { Purchase } from '../core/purchase-row.ts'

/**
 * Whose hold it is. `address`: a keyed hash of where the visitor comes from, known where goods are chosen; later steps
 * count for the address that has chosen them.
 */
export type Holder = Pick<Purchase, 'uuid' | 'kind' | 'ownerHash' | 'buyerMailbox' | 'heldSince'> & {
  address?: string | null
}

type Row = typeof goodsHolds.$inferSelect

/** A hold that may be asked for. `before`: what was noted of its goods, to be put back if the supplier refuses. */
export type Turn = { keys: readonly string[]; since: Date; until: Date; before: Row[] }

export const goodsKeysOf = (kind: Purchase['kind'], { keys }: HeldThing): string[] =>
  [...new Set(keys)].map((key) => `${kind} ${key}`)

/**
 * Held by whatever writes what a purchase holds, and after the purchase's own row by whoever locks both: two windows may
 * pay for it and change it at once, each writing several rows.
 */
const lockTurns = (tx: Transaction, uuid: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`turns ${uuid}`}, 0))`)

/**
 * Whether a purchase may hold goods now, by the rules in `src/features/checkout/rules/purchases/goods-hold.ts`. It is noted before the supplier
 * is asked, or several at once from one address would not see each other.
 */
export async function beginTurn(
  services: Pick<Services, 'clock'>,
  tx: Transaction,
  holder: Holder,
  held: HeldThing,
): Promise<Result<Turn, HoldRefusal>> {
  const now = services.clock.now()
  const { uuid: purchaseUuid, heldSince } = holder
  const until = holdEnd(now, heldSince)
  if (!until) return fail('held-before')
  const keys = goodsKeysOf(holder.kind, held)
  await lockTurns(tx, purchaseUuid)
  const rows = await tx.select().from(goodsHolds).where(eq(goodsHolds.purchaseUuid, purchaseUuid))
  const before = rows.filter(({ goodsKey }) => keys.includes(goodsKey))
  const timed = keys.map((key) => ({
    key,
    heldFrom: before.find(({ goodsKey }) => goodsKey === key)?.heldFrom ?? now,
  }))
  if (await hasLostAny(tx, holder, timed)) return fail('held-before')
  const addressHash = holder.address ?? [...before, ...rows].find((row) => row.addressHash)?.addressHash ?? null
  if (addressHash && !(await hasRoomFor(tx, { addressHash, purchaseUuid, count: held.count, now })))
    return fail('held-too-many')
  const noted = { count: held.count, addressHash, heldUntil: until, isGivenUp: false }
  // What the catalogue does not know any more can't be held again and again.
  if (timed.length === 0) return ok({ keys, since: heldSince ?? now, until, before })
  await tx
    .insert(goodsHolds)
    .values(timed.map(({ key, heldFrom }) => ({ purchaseUuid, goodsKey: key, heldFrom, ...noted })))
    .onConflictDoUpdate({ target: [goodsHolds.purchaseUuid, goodsHolds.goodsKey], set: noted })
  return ok({ keys, since: heldSince ?? now, until, before })
}

/** The supplier has not held it: what was noted before is true again. */
export async function undoTurn(db: Database | Transaction, { uuid }: Pick<Holder, 'uuid'>, { keys, before }: Turn) {
  await db.transaction(async (tx) => {
    await lockTurns(tx, uuid)
    await tx.delete(goodsHolds).where(isTurn(uuid, keys))
    if (before.length > 0) await tx.insert(goodsHolds).values(before).onConflictDoNothing()
  })
}

/** The supplier holds it for longer than was asked for. */
export async function extendTurn(db: Database | Transaction, uuid: string, { keys }: Turn, heldUntil: Date) {
  await db.transaction(async (tx) => {
    await lockTurns(tx, uuid)
    await tx.update(goodsHolds).set({ heldUntil }).where(isTurn(uuid, keys))
  })
}

/** Ends what a purchase holds: lost, or given up for `others`, which it holds from now on. */
export async function endTurns(
  tx: Transaction,
  uuid: string,
  now: Date,
  { others }: { others?: readonly string[] } = {},
) {
  await lockTurns(tx, uuid)
  await tx
    .update(goodsHolds)
    .set({ heldUntil: now, isGivenUp: others !== undefined })
    .where(
      and(
        eq(goodsHolds.purchaseUuid, uuid),
        gt(goodsHolds.heldUntil, now),
        others === undefined ? undefined : notInArray(goodsHolds.goodsKey, [...others]),
      ),
    )
}

/** Goods that a purchase does not hold after all, since others were chosen meanwhile. */
export async function giveUpTurn(tx: Transaction, uuid: string, keys: readonly string[], now: Date) {
  await lockTurns(tx, uuid)
  await tx.update(goodsHolds).set({ heldUntil: now, isGivenUp: true }).where(isTurn(uuid, keys))
}

/** Whether a purchase holds any goods that its buyer, now known by a mailbox, had lost within the hour before. */
export async function hasLostBefore(tx: Transaction, holder: Holder, held: HeldThing): Promise<boolean> {
  const { goodsKey: key, heldFrom } = goodsHolds
  const keys = goodsKeysOf(holder.kind, held)
  return hasLostAny(tx, holder, await tx.select({ key, heldFrom }).from(goodsHolds).where(isTurn(holder.uuid, keys)))
}

/** The job: what says nothing any more about who may hold goods. */
export async function forgetTurns({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  await db.delete(goodsHolds).where(lt(goodsHolds.heldUntil, forgottenBefore(clock.now())))
}

const isTurn = (uuid: string, keys: readonly string[]) =>
  and(eq(goodsHolds.purchaseUuid, uuid), inArray(goodsHolds.goodsKey, [...keys]))

/** Whose payment was accepted has not lost the goods, even if the supplier refuses them in the end. */
const isUnpaid = notInArray(purchases.state, ['confirming', 'confirmed', 'failed'])

type TimedKey = { key: string; heldFrom: Date }

/** Whether a buyer can't hold some of the goods, each from its own moment on. Then they can't have all of them. */
async function hasLostAny(tx: Transaction, holder: Holder, timed: readonly TimedKey[]): Promise<boolean> {
  if (timed.length === 0) return false
  const earlier = await earlierHolds(tx, holder, timed)
  return timed.some(
    ({ key, heldFrom }) =>
      !mayHoldAgain(
        earlier.filter((hold) => hold.key === key),
        heldFrom,
      ),
  )
}

/** By other purchases of the same browser or mailbox. */
function earlierHolds(
  tx: Transaction,
  { uuid, ownerHash, buyerMailbox }: Holder,
  timed: readonly TimedKey[],
): Promise<(EarlierHold & { key: string })[]> {
  const first = new Date(Math.min(...timed.map(({ heldFrom }) => heldFrom.getTime())))
  const isSameBuyer = or(
    eq(purchases.ownerHash, ownerHash),
    buyerMailbox ? eq(purchases.buyerMailbox, buyerMailbox) : undefined,
  )
  return tx
    .select({
      key: goodsHolds.goodsKey,
      from: goodsHolds.heldFrom,
      until: goodsHolds.heldUntil,
      isGivenUp: goodsHolds.isGivenUp,
    })
    .from(goodsHolds)
    .innerJoin(purchases, eq(purchases.uuid, goodsHolds.purchaseUuid))
    .where(
      and(
        inArray(
          goodsHolds.goodsKey,
          timed.map(({ key }) => key),
        ),
        ne(purchases.uuid, uuid),
        isSameBuyer,
        isUnpaid,
        gt(goodsHolds.heldUntil, forgottenBefore(first)),
      ),
    )
}

type Room = { addressHash: string; purchaseUuid: string; count: number; now: Date }

/**
 * Purchases from one address wait for each other here, so that each sees what the others hold. The rooms of a stay are
 * noted with each of its nights, and count once.
 */
async function hasRoomFor(tx: Transaction, { addressHash, purchaseUuid, count, now }: Room): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`holds ${addressHash}`}, 0))`)
  const held = await tx
    .select({ count: max(goodsHolds.count) })
    .from(goodsHolds)
    .leftJoin(purchases, eq(purchases.uuid, goodsHolds.purchaseUuid))
    .where(
      and(
        eq(goodsHolds.addressHash, addressHash),
        gt(goodsHolds.heldUntil, now),
        ne(goodsHolds.purchaseUuid, purchaseUuid),
        // One that is about to be started is not there yet.
        or(sql`${purchases.uuid} is null`, isUnpaid),
      ),
    )
    .groupBy(goodsHolds.purchaseUuid)
  return fitsAtOnce(
    held.reduce((sum, one) => sum + (one.count ?? 0), 0),
    count,
  )
}
