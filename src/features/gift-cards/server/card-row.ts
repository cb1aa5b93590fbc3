import { asc, eq } from 'drizzle-orm'
import { lockCodes } from '#features/checkout/server/coupons/get-coupon.ts'
import { cardCanBecome, type GiftCardState } from '#features/gift-cards/rules/gift-card.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import { firstRow } from '#platform/server/db/prepared.ts'
import { giftCards } from './schema.ts'

export type GiftCard = typeof giftCards.$inferSelect

export async function cardsOf(db: Database | Transaction, purchaseUuid: string): Promise<GiftCard[]> {
  return db.select().from(giftCards).where(eq(giftCards.purchaseUuid, purchaseUuid)).orderBy(asc(giftCards.position))
}

export const getCard = (db: Database | Transaction, uuid: string) =>
  firstRow(db.select().from(giftCards).where(eq(giftCards.uuid, uuid)))

export const findCardByCode = (db: Database | Transaction, code: string) =>
  firstRow(db.select().from(giftCards).where(eq(giftCards.code, code)))

/** Whoever changes a card waits for whoever changes it now. */
export const lockCard = (tx: Transaction, uuid: string) =>
  firstRow(tx.select().from(giftCards).where(eq(giftCards.uuid, uuid)).for('update'))

/**
 * The same with its code, for what concerns its worth: the code first, as a purchase does that spends it, so that the two
 * can't wait for each other.
 */
export async function lockCardAndCode(tx: Transaction, uuid: string): Promise<GiftCard | null> {
  const known = await getCard(tx, uuid)
  if (!known) return null
  await lockCodes(tx, [known.code])
  const card = await lockCard(tx, uuid)
  return card && card.code !== known.code ? lockCardAndCode(tx, uuid) : card
}

type Changes = Partial<Omit<typeof giftCards.$inferInsert, 'uuid' | 'state'>>

/** The one way to change a card, of a row that is locked: along the table of states. */
export async function transitionCard(
  tx: Transaction,
  card: GiftCard,
  to: GiftCardState,
  changes: Changes = {},
): Promise<void> {
  if (to !== card.state && !cardCanBecome(card.state, to))
    throw new Error(`A gift card that is ${card.state} can't be ${to}`)
  await tx
    .update(giftCards)
    .set({ ...changes, state: to })
    .where(eq(giftCards.uuid, card.uuid))
}
