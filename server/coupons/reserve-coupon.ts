import { and, eq } from 'drizzle-orm'
import { isBalance } from '#domain/coupons/coupon.ts'
import type { Transaction } from '#server/db/client.ts'
import { balanceEntries, couponReservations } from '#server/db/schema/coupons.ts'
import { type Asking, lockCoupon } from './get-coupon.ts'

type Reservation = { purchaseUuid: string; code: string; amount: number; until: Date }

/** Of a coupon that is locked. A purchase has one reservation of a code, and renews it. */
export async function holdCoupon(tx: Transaction, reservation: Reservation) {
  const { amount, until } = reservation
  await tx
    .insert(couponReservations)
    .values({ ...reservation, state: 'held' })
    .onConflictDoUpdate({
      target: [couponReservations.purchaseUuid, couponReservations.code],
      set: { state: 'held', amount, until },
    })
}

/** A purchase as far as codes are concerned. Most have none, and then nobody need be asked. */
type Coded = { uuid: string; couponCode: string | null; balanceCode: string | null }

export const codesOf = ({ couponCode, balanceCode }: Coded) => [couponCode, balanceCode].filter((code) => code !== null)

export async function reservationsOf(tx: Transaction, purchase: Coded) {
  if (codesOf(purchase).length === 0) return []
  return tx
    .select()
    .from(couponReservations)
    .where(and(eq(couponReservations.purchaseUuid, purchase.uuid), eq(couponReservations.state, 'held')))
    .orderBy(couponReservations.code)
}

export async function extendReservations(tx: Transaction, purchase: Coded, until: Date) {
  if (codesOf(purchase).length === 0) return
  await tx
    .update(couponReservations)
    .set({ until })
    .where(and(eq(couponReservations.purchaseUuid, purchase.uuid), eq(couponReservations.state, 'held')))
}

export async function releaseReservations(tx: Transaction, purchaseUuid: string, code?: string) {
  const ofPurchase = and(eq(couponReservations.purchaseUuid, purchaseUuid), eq(couponReservations.state, 'held'))
  await tx
    .update(couponReservations)
    .set({ state: 'released' })
    .where(code ? and(ofPurchase, eq(couponReservations.code, code)) : ofPurchase)
}

/**
 * With the payment, what was held is used and balances pay their part. False, and nothing is done, where the money came
 * so late that somebody else has used what was reserved. Codes are locked in their order, so that two never wait for
 * each other.
 */
export async function spendReservations(tx: Transaction, purchase: Coded, now: Date): Promise<boolean> {
  const purchaseUuid = purchase.uuid
  const asking: Asking = { purchaseUuid, now }
  const reservations = await reservationsOf(tx, purchase)
  if (codesOf(purchase).some((code) => !reservations.some((reservation) => reservation.code === code))) return false
  for (const { code, amount } of reservations) {
    const coupon = await lockCoupon(tx, code, asking)
    if (!coupon || !isStillThere(coupon, amount)) return false
  }
  for (const { code, amount } of reservations) {
    await tx
      .update(couponReservations)
      .set({ state: 'used' })
      .where(and(eq(couponReservations.purchaseUuid, purchaseUuid), eq(couponReservations.code, code)))
    if (amount > 0)
      await tx.insert(balanceEntries).values({ code, amount: -amount, purchaseUuid, reason: 'purchase', at: now })
  }
  return true
}

type Left = NonNullable<Awaited<ReturnType<typeof lockCoupon>>>

function isStillThere(coupon: Left, amount: number): boolean {
  if (isBalance(coupon)) return coupon.available >= amount
  return coupon.usageLimit === null || coupon.uses < coupon.usageLimit
}
