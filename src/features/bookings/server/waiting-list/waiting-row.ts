import { and, eq, gt, inArray } from 'drizzle-orm'
import { type WaitingState, waitingCanBecome } from '#features/bookings/rules/waiting-list.ts'
import { isHold } from '#features/bookings/server/claims.ts'
import { waitingList } from '#features/bookings/server/schema.ts'
import { isOpen } from '#features/checkout/rules/purchases/purchase.ts'
import { changePurchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import { firstRow } from '#platform/server/db/prepared.ts'

export type WaitingRow = typeof waitingList.$inferSelect

/** The hold of an hour that is offered to somebody and not over, whether or not they have come for it before. */
export async function waitingClaim(db: Database | Transaction, uuid: string | null, now: Date): Promise<string | null> {
  if (!uuid) return null
  const [row] = await db
    .select({ reference: waitingList.claimReference })
    .from(waitingList)
    .where(
      and(
        eq(waitingList.uuid, uuid),
        inArray(waitingList.state, ['offered', 'taken']),
        gt(waitingList.offeredUntil, now),
      ),
    )
  return row?.reference && (await isHold(db, row.reference, now)) ? row.reference : null
}

export const lockWaiting = (tx: Transaction, uuid: string) =>
  firstRow(tx.select().from(waitingList).where(eq(waitingList.uuid, uuid)).for('update'))

/** The only way to change the state of a locked row. It checks the table of transitions. */
export async function transitionWaiting(
  tx: Transaction,
  row: Pick<WaitingRow, 'uuid' | 'state'>,
  state: WaitingState,
  changes: Partial<Pick<WaitingRow, 'startsAt' | 'claimReference' | 'offeredUntil'>> = {},
) {
  if (!waitingCanBecome(row.state, state)) throw new Error(`Who is ${row.state} can't be ${state}`)
  await tx
    .update(waitingList)
    .set({ ...changes, state })
    .where(eq(waitingList.uuid, row.uuid))
}

/** An hour that is held for somebody, by the offer itself or by the purchase with which they came for it. */
type Offer = Pick<WaitingRow, 'uuid' | 'state'> & { claimReference: string; offeredUntil: Date }

/**
 * Whose offer is not over, locked for who has come for it; null for everybody else. Who comes again by the same link takes
 * it from the purchase of before, unless that is being paid. `own`: what the purchase that asks holds already.
 */
export async function lockOffer(
  tx: Transaction,
  uuid: string | null,
  { own, now }: { own: string | null; now: Date },
): Promise<Offer | null> {
  const row = uuid ? await lockWaiting(tx, uuid) : null
  const { state, claimReference, offeredUntil } = row ?? {}
  if (!row || !claimReference || !offeredUntil || offeredUntil <= now) return null
  const offer: Offer = { ...row, claimReference, offeredUntil }
  if (state === 'offered' || (state === 'taken' && claimReference === own)) return offer
  return state === 'taken' && (await isGivenUp(tx, claimReference)) ? offer : null
}

/**
 * The purchase that holds it gives it up in the same transaction. One that somebody else has locked is being changed or
 * paid: it is not waited for, since who has locked it may wait for the offer.
 */
async function isGivenUp(tx: Transaction, holdReference: string): Promise<boolean> {
  const holds = eq(purchases.holdReference, holdReference)
  const [holder] = await tx.select().from(purchases).where(holds).for('update', { skipLocked: true })
  if (!holder || !isOpen(holder.state)) return false
  await changePurchase(tx, holder.uuid, { holdReference: null, heldUntil: null })
  return true
}
