import { eq } from 'drizzle-orm'
import { isOpen } from '#features/checkout/rules/purchases/purchase.ts'
import { changePurchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { lockWaiting, type Waiting } from './waiting-row.ts'

/** An hour that is held for somebody, by the offer itself or by the purchase with which they came for it. */
export type Offer = Pick<Waiting, 'uuid' | 'state'> & { claimReference: string; offeredUntil: Date }

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
