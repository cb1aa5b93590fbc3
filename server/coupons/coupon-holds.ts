import { and, eq, gt, sql } from 'drizzle-orm'
import { type Coupon, isBalance } from '#domain/coupons/coupon.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { balanceEntries, couponHolds } from '#server/db/schema/coupons.ts'
import { hasUsedFirstPurchaseCode, lockFirstPurchase } from './first-purchase.ts'
import { type Asking, lockCoupon } from './get-coupon.ts'

type Reservation = { purchaseUuid: string; code: string; amount: number; until: Date }

/** Of a coupon that is locked. A purchase has one reservation of a code, and renews it. */
export async function holdCoupon(tx: Transaction, reservation: Reservation) {
  const { amount, until } = reservation
  await tx
    .insert(couponHolds)
    .values({ ...reservation, state: 'held' })
    .onConflictDoUpdate({
      target: [couponHolds.purchaseUuid, couponHolds.code],
      set: { state: 'held', amount, until },
    })
}

/** A purchase as far as codes are concerned. Most have none, and then nobody need be asked. */
type Coded = { uuid: string; couponCode: string | null; balanceCode: string | null; buyerEmail: string | null }

export const codesOf = ({ couponCode, balanceCode }: Pick<Coded, 'couponCode' | 'balanceCode'>) =>
  [couponCode, balanceCode].filter((code) => code !== null)

export async function holdsOf(db: Database | Transaction, purchase: Coded) {
  if (codesOf(purchase).length === 0) return []
  return db.select().from(couponHolds).where(isHeldBy(purchase.uuid)).orderBy(couponHolds.code)
}

type Extension = { now: Date; until: Date }

/** Only of what is still its own: a hold that has lapsed may be somebody else's by now, and stays lapsed. */
export async function extendHolds(tx: Transaction, purchase: Coded, { now, until }: Extension) {
  if (codesOf(purchase).length === 0) return
  await tx
    .update(couponHolds)
    .set({ until })
    .where(and(isHeldBy(purchase.uuid), gt(couponHolds.until, now)))
}

/**
 * Before money is asked for, or while it is waited for: what has lapsed is held again, by the same rule and under the
 * same lock as by whoever comes new. False, and nothing is changed, where one of its codes is gone.
 */
export async function keepHoldsUntil(tx: Transaction, purchase: Coded, { now, until }: Extension) {
  if (codesOf(purchase).length === 0) return true
  if (!(await lockReserved(tx, purchase, now))) return false
  await tx
    .update(couponHolds)
    .set({ until: sql`greatest(${couponHolds.until}, ${until.toISOString()})` })
    .where(isHeldBy(purchase.uuid))
  return true
}

export async function releaseHolds(tx: Transaction, purchaseUuid: string, code?: string) {
  const ofPurchase = isHeldBy(purchaseUuid)
  await tx
    .update(couponHolds)
    .set({ state: 'released' })
    .where(code ? and(ofPurchase, eq(couponHolds.code, code)) : ofPurchase)
}

/**
 * With the payment, what was held is used and balances pay their part. False, and nothing is done, where the money came
 * so late that somebody else has used what was reserved.
 */
export async function redeemHolds(tx: Transaction, purchase: Coded, now: Date): Promise<boolean> {
  const purchaseUuid = purchase.uuid
  const reservations = await lockReserved(tx, purchase, now)
  if (!reservations) return false
  for (const { code, amount } of reservations) {
    await tx
      .update(couponHolds)
      .set({ state: 'used' })
      .where(and(eq(couponHolds.purchaseUuid, purchaseUuid), eq(couponHolds.code, code)))
    if (amount > 0)
      await tx.insert(balanceEntries).values({ code, amount: -amount, purchaseUuid, reason: 'purchase', at: now })
  }
  return true
}

/**
 * What a purchase holds, lapsed or not, while nobody else can take it; null where one of its codes is not to be had any
 * more. Codes are locked in their order, so that two never wait for each other.
 */
async function lockReserved(tx: Transaction, purchase: Coded, now: Date) {
  const asking: Asking = { purchaseUuid: purchase.uuid, now }
  const reservations = await holdsOf(tx, purchase)
  if (codesOf(purchase).some((code) => !reservations.some((reservation) => reservation.code === code))) return null
  const found: Coupon[] = []
  for (const { code, amount } of reservations) {
    const coupon = await lockCoupon(tx, code, asking)
    if (!coupon || !isStillThere(coupon, amount)) return null
    found.push(coupon)
  }
  if (!found.some(({ firstPurchaseOnly }) => firstPurchaseOnly !== null)) return reservations
  await lockFirstPurchase(tx, purchase)
  return (await hasUsedFirstPurchaseCode(tx, purchase)) ? null : reservations
}

function isStillThere(coupon: Coupon, amount: number): boolean {
  if (coupon.isOnHold) return false
  if (isBalance(coupon)) return coupon.available >= amount
  return coupon.usageLimit === null || coupon.uses < coupon.usageLimit
}

const isHeldBy = (purchaseUuid: string) =>
  and(eq(couponHolds.purchaseUuid, purchaseUuid), eq(couponHolds.state, 'held'))
