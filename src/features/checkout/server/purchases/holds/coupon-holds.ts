import { and, eq, gt, sql } from 'drizzle-orm'
import { type Coupon, isBalance } from '#features/checkout/rules/coupons/coupon.ts'
import { hasUsedFirstPurchaseCode, lockFirstPurchase } from '#features/checkout/server/coupons/first-purchase.ts'
import { type CouponLookup, lockCoupon } from '#features/checkout/server/coupons/get-coupon.ts'
import { balanceEntries, couponHolds, coupons } from '#features/checkout/server/schema/coupons.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import { publish } from '#platform/server/events/publish.ts'
import type { EventServices } from '#platform/server/services.ts'

type Hold = { purchaseUuid: string; code: string; amount: number; until: Date }

/** Holds a coupon that is locked. A purchase has one hold on a code, and renews it. */
export async function holdCoupon(tx: Transaction, hold: Hold) {
  const { amount, until } = hold
  await tx
    .insert(couponHolds)
    .values({ ...hold, state: 'held' })
    .onConflictDoUpdate({
      target: [couponHolds.purchaseUuid, couponHolds.code],
      set: { state: 'held', amount, until, expiredAmount: ifStillHeld },
    })
}

/** What is let go and held again is held like anything else. */
const ifStillHeld = sql`case when ${couponHolds.state} = 'held' then ${couponHolds.expiredAmount} else 0 end`

/** The columns of a purchase that concern codes. Most purchases have no code, and then nothing is queried. */
type PurchaseCodes = { uuid: string; couponCode: string | null; balanceCode: string | null; buyerEmail: string | null }

export const codesOf = ({ couponCode, balanceCode }: Pick<PurchaseCodes, 'couponCode' | 'balanceCode'>) =>
  [couponCode, balanceCode].filter((code) => code !== null)

export async function holdsOf(db: Database | Transaction, purchase: PurchaseCodes) {
  if (codesOf(purchase).length === 0) return []
  return db.select().from(couponHolds).where(isHeldBy(purchase.uuid)).orderBy(couponHolds.code)
}

type Extension = { now: Date; until: Date }

/** Extends the holds that have not expired. Another purchase may have taken an expired one, so it stays expired. */
export async function extendHolds(tx: Transaction, purchase: PurchaseCodes, { now, until }: Extension) {
  if (codesOf(purchase).length === 0) return
  await tx
    .update(couponHolds)
    .set({ until })
    .where(and(isHeldBy(purchase.uuid), gt(couponHolds.until, now)))
}

/**
 * Renews the holds before a charge, or while a payment is pending. An expired hold is renewed under the same lock and
 * rules as a new one. False, without any change, if one of the codes is not available any more.
 */
export async function keepHoldsUntil(tx: Transaction, purchase: PurchaseCodes, { now, until }: Extension) {
  if (codesOf(purchase).length === 0) return true
  if (!(await lockHolds(tx, purchase, now))) return false
  await tx
    .update(couponHolds)
    .set({ until: sql`greatest(${couponHolds.until}, ${until.toISOString()})` })
    .where(isHeldBy(purchase.uuid))
  return true
}

export async function releaseCodes(tx: Transaction, purchaseUuid: string, code?: string) {
  const ofPurchase = isHeldBy(purchaseUuid)
  await tx
    .update(couponHolds)
    .set({ state: 'released' })
    .where(code ? and(ofPurchase, eq(couponHolds.code, code)) : ofPurchase)
}

/** A purchase that is refunded gives back the uses of its coupons. */
export async function releaseUsedCodes(tx: Transaction, purchaseUuid: string) {
  await tx
    .update(couponHolds)
    .set({ state: 'released' })
    .where(and(eq(couponHolds.purchaseUuid, purchaseUuid), eq(couponHolds.state, 'used')))
}

declare module '#platform/server/events/event-handlers.ts' {
  interface Events {
    /** A purchase was paid, all or in part, with the balance of a code. */
    'balance.spent': { code: string; at: Date }
  }
}

/**
 * Runs with the payment: held codes become used, and balances are charged. False, without any change, if the payment
 * came so late that another purchase has used a code.
 */
export async function redeemHolds(services: EventServices, tx: Transaction, purchase: PurchaseCodes): Promise<boolean> {
  const now = services.clock.now()
  const purchaseUuid = purchase.uuid
  const holds = await lockHolds(tx, purchase, now)
  if (!holds) return false
  for (const { code, amount, expiredAmount } of holds) {
    await tx
      .update(couponHolds)
      .set({ state: 'used' })
      .where(and(eq(couponHolds.purchaseUuid, purchaseUuid), eq(couponHolds.code, code)))
    if (amount === 0) continue
    await tx.insert(balanceEntries).values({ code, amount: -amount, purchaseUuid, reason: 'purchase', at: now })
    await spendExpired(tx, code, Math.min(amount, expiredAmount))
    await publish(services, tx, 'balance.spent', { code, at: now })
  }
  return true
}

/** What a purchase held before the balance expired is not part of what has expired any more. */
async function spendExpired(tx: Transaction, code: string, amount: number) {
  if (amount === 0) return
  await tx
    .update(coupons)
    .set({ expiredAmount: sql`greatest(0, ${coupons.expiredAmount} - ${amount})` })
    .where(eq(coupons.code, code))
}

/**
 * Locks the codes of a purchase and returns its holds, expired or not; null if one of the codes is not available any
 * more. Codes are locked in alphabetical order, so that two purchases can't deadlock.
 */
async function lockHolds(tx: Transaction, purchase: PurchaseCodes, now: Date) {
  const lookup: CouponLookup = { purchaseUuid: purchase.uuid, now }
  const holds = await holdsOf(tx, purchase)
  if (codesOf(purchase).some((code) => !holds.some((hold) => hold.code === code))) return null
  const found: Coupon[] = []
  for (const { code, amount } of holds) {
    const coupon = await lockCoupon(tx, code, lookup)
    if (!coupon || !isAvailable(coupon, amount)) return null
    found.push(coupon)
  }
  if (!found.some(({ firstPurchaseOnly }) => firstPurchaseOnly !== null)) return holds
  await lockFirstPurchase(tx, purchase)
  return (await hasUsedFirstPurchaseCode(tx, purchase)) ? null : holds
}

function isAvailable(coupon: Coupon, amount: number): boolean {
  if (coupon.isOnHold) return false
  if (isBalance(coupon)) return coupon.available >= amount
  return coupon.usageLimit === null || coupon.uses < coupon.usageLimit
}

const isHeldBy = (purchaseUuid: string) =>
  and(eq(couponHolds.purchaseUuid, purchaseUuid), eq(couponHolds.state, 'held'))
