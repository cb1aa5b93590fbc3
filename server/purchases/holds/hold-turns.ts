import { and, eq, gt, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import { type EarlierHold, fitsAtOnce, forgottenBefore, holdEnd, mayHoldAgain } from '#domain/purchases/goods-hold.ts'
import type { HoldRefusal } from '#domain/purchases/quote.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { goodsHolds } from '#server/db/schema/goods-holds.ts'
import { purchases } from '#server/db/schema/purchases.ts'
import type { Services } from '#server/services.ts'
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

/** A hold that may be asked for. `before`: what was noted of it, to be put back if the supplier refuses. */
export type Turn = { key: string; since: Date; until: Date; before: Row | null }

export const goodsKeyOf = (kind: Purchase['kind'], { key }: HeldThing) => `${kind} ${key}`

/**
 * Whether a purchase may hold goods now, by the rules in `domain/purchases/goods-hold.ts`. It is noted before the supplier
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
  const key = goodsKeyOf(holder.kind, held)
  const rows = await tx.select().from(goodsHolds).where(eq(goodsHolds.purchaseUuid, purchaseUuid))
  const before = rows.find(({ goodsKey }) => goodsKey === key) ?? null
  const heldFrom = before?.heldFrom ?? now
  if (!mayHoldAgain(await earlierHolds(tx, holder, key, heldFrom), heldFrom)) return fail('held-before')
  const addressHash = holder.address ?? before?.addressHash ?? rows[0]?.addressHash ?? null
  if (addressHash && !(await hasRoomFor(tx, { addressHash, purchaseUuid, count: held.count, now })))
    return fail('held-too-many')
  const noted = { count: held.count, addressHash, heldUntil: until, isGivenUp: false }
  await tx
    .insert(goodsHolds)
    .values({ purchaseUuid, goodsKey: key, heldFrom, ...noted })
    .onConflictDoUpdate({ target: [goodsHolds.purchaseUuid, goodsHolds.goodsKey], set: noted })
  return ok({ key, since: heldSince ?? now, until, before })
}

/** The supplier has not held it: what was noted before is true again. */
export async function undoTurn(db: Database | Transaction, { uuid }: Pick<Holder, 'uuid'>, { key, before }: Turn) {
  if (before) await db.update(goodsHolds).set(before).where(isTurn(uuid, key))
  else await db.delete(goodsHolds).where(isTurn(uuid, key))
}

/** The supplier holds it for longer than was asked for. */
export async function extendTurn(db: Database | Transaction, uuid: string, key: string, heldUntil: Date) {
  await db.update(goodsHolds).set({ heldUntil }).where(isTurn(uuid, key))
}

/** Ends what a purchase holds: lost, or given up for `others`, which it holds from now on. */
export async function endTurns(tx: Transaction, uuid: string, now: Date, { others }: { others?: string } = {}) {
  await tx
    .update(goodsHolds)
    .set({ heldUntil: now, isGivenUp: others !== undefined })
    .where(
      and(
        eq(goodsHolds.purchaseUuid, uuid),
        gt(goodsHolds.heldUntil, now),
        others === undefined ? undefined : ne(goodsHolds.goodsKey, others),
      ),
    )
}

/** Goods that a purchase does not hold after all, since others were chosen meanwhile. */
export async function giveUpTurn(tx: Transaction, uuid: string, key: string, now: Date) {
  await tx.update(goodsHolds).set({ heldUntil: now, isGivenUp: true }).where(isTurn(uuid, key))
}

/** Whether a purchase holds goods that its buyer, now known by a mailbox, had lost within the hour before. */
export async function hasLostBefore(tx: Transaction, holder: Holder, held: HeldThing): Promise<boolean> {
  const key = goodsKeyOf(holder.kind, held)
  const [turn] = await tx.select().from(goodsHolds).where(isTurn(holder.uuid, key))
  if (!turn) return false
  return !mayHoldAgain(await earlierHolds(tx, holder, key, turn.heldFrom), turn.heldFrom)
}

/** The job: what says nothing any more about who may hold goods. */
export async function forgetTurns({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  await db.delete(goodsHolds).where(lt(goodsHolds.heldUntil, forgottenBefore(clock.now())))
}

const isTurn = (uuid: string, key: string) => and(eq(goodsHolds.purchaseUuid, uuid), eq(goodsHolds.goodsKey, key))

/** Whose payment was accepted has not lost the goods, even if the supplier refuses them in the end. */
const isUnpaid = notInArray(purchases.state, ['confirming', 'confirmed', 'failed'])

/** By other purchases of the same browser or mailbox. */
function earlierHolds(
  tx: Transaction,
  { uuid, ownerHash, buyerMailbox }: Holder,
  key: string,
  at: Date,
): Promise<EarlierHold[]> {
  const isSameBuyer = or(
    eq(purchases.ownerHash, ownerHash),
    buyerMailbox ? eq(purchases.buyerMailbox, buyerMailbox) : undefined,
  )
  return tx
    .select({ from: goodsHolds.heldFrom, until: goodsHolds.heldUntil, isGivenUp: goodsHolds.isGivenUp })
    .from(goodsHolds)
    .innerJoin(purchases, eq(purchases.uuid, goodsHolds.purchaseUuid))
    .where(
      and(
        eq(goodsHolds.goodsKey, key),
        ne(purchases.uuid, uuid),
        isSameBuyer,
        isUnpaid,
        gt(goodsHolds.heldUntil, forgottenBefore(at)),
      ),
    )
}

type Room = { addressHash: string; purchaseUuid: string; count: number; now: Date }

/** Purchases from one address wait for each other here, so that each sees what the others hold. */
async function hasRoomFor(tx: Transaction, { addressHash, purchaseUuid, count, now }: Room): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`holds ${addressHash}`}, 0))`)
  const [held] = await tx
    .select({ count: sql<number>`coalesce(sum(${goodsHolds.count}), 0)`.mapWith(Number) })
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
  return fitsAtOnce(held?.count ?? 0, count)
}
