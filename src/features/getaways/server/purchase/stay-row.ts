import { eq } from 'drizzle-orm'
import { isPlayMoney, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { type StayState, stayCanBecome } from '#features/getaways/rules/bought-stay.ts'
import { getawayStays } from '#features/getaways/server/schema.ts'
import { getawayReference, makeLocator } from '#platform/rules/reference.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import { firstRow } from '#platform/server/db/prepared.ts'
import type { Services } from '#platform/server/services.ts'
import { readGetawayGoods } from './read-getaway-goods.ts'

export type BoughtStay = typeof getawayStays.$inferSelect

/** Whether the hotel expects its guests. What is cancelled, disputed or of play money is worth nothing. */
export const isGood = (services: Pick<Services, 'config'>, stay: BoughtStay, purchase: Purchase) =>
  stay.state === 'confirmed' && purchase.disputedAt === null && !isPlayMoney(services, purchase)

export const getStay = (db: Database | Transaction, purchaseUuid: string) =>
  firstRow(db.select().from(getawayStays).where(eq(getawayStays.purchaseUuid, purchaseUuid)))

export const lockStay = (tx: Transaction, purchaseUuid: string) =>
  firstRow(tx.select().from(getawayStays).where(eq(getawayStays.purchaseUuid, purchaseUuid)).for('update'))

/** By the code that its buyer types, with the purchase that it belongs to. */
export const findStayByCode = (db: Database, code: string) =>
  firstRow(
    db
      .select({ stay: getawayStays, purchase: purchases })
      .from(getawayStays)
      .innerJoin(purchases, eq(purchases.uuid, getawayStays.purchaseUuid))
      .where(eq(getawayStays.voucherCode, code)),
  )

/** With the confirmation of its purchase. */
export async function insertStay(
  { clock, draw }: Services,
  tx: Transaction,
  { uuid, goods }: Purchase,
  { hotelLocator }: { hotelLocator: string },
): Promise<void> {
  const { from, to } = readGetawayGoods(goods)
  const now = clock.now()
  for (let tries = 0; tries < 20; tries++) {
    const voucherCode = getawayReference(makeLocator(now, draw))
    const [inserted] = await tx
      .insert(getawayStays)
      .values({
        purchaseUuid: uuid,
        state: 'confirmed',
        hotelLocator,
        voucherCode,
        arrival: from,
        departure: to,
        confirmedAt: now,
      })
      .onConflictDoNothing({ target: getawayStays.voucherCode })
      .returning({ uuid: getawayStays.purchaseUuid })
    if (inserted) return
  }
  throw new Error('No code for the spa is free')
}

type Changes = Partial<Pick<BoughtStay, 'cancelledAt' | 'penalty' | 'refundUuid'>>

/** The only way to change the state of a locked stay. It checks the table of transitions. */
export async function transitionStay(tx: Transaction, stay: BoughtStay, state: StayState, changes: Changes = {}) {
  if (!stayCanBecome(stay.state, state)) throw new Error(`A stay that is ${stay.state} can't be ${state}`)
  await tx
    .update(getawayStays)
    .set({ ...changes, state })
    .where(eq(getawayStays.purchaseUuid, stay.purchaseUuid))
}
