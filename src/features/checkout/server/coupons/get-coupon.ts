import { and, eq, getTableColumns, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { type Coupon, type CouponError, normalCode, validPart } from '#features/checkout/rules/coupons/coupon.ts'
import { balanceEntries, couponHolds, coupons } from '#features/checkout/server/schema/coupons.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'

/** The purchase for which a coupon is read: its own holds don't reduce what remains for it. */
export type CouponLookup = { purchaseUuid: string; now: Date }

/** Part of the coupon's query: while what has paid for its balance is disputed, nothing can be bought with it. */
const isOnHold = sql<boolean>`exists (select 1 from ${purchases}
  where ${and(eq(purchases.uuid, coupons.purchaseUuid), isNotNull(purchases.disputedAt))})`

const columns = { ...getTableColumns(coupons), isOnHold }

/** A coupon with what remains of it, or null. */
export async function getCoupon(
  db: Database | Transaction,
  typed: string,
  lookup: CouponLookup,
): Promise<Coupon | null> {
  const [row] = await db
    .select(columns)
    .from(coupons)
    .where(eq(coupons.code, normalCode(typed)))
  return row ? withRemaining(db, row, lookup) : null
}

/** The same under a lock, so that another purchase waits until this one has its hold. */
export async function lockCoupon(tx: Transaction, typed: string, lookup: CouponLookup): Promise<Coupon | null> {
  // Read once it is locked: a dispute may have put it on hold while we waited, in rows that the lock doesn't read again.
  await lockCodes(tx, [normalCode(typed)])
  return getCoupon(tx, typed, lookup)
}

/** Locks several codes, always in the same order, so that two purchases can't deadlock. */
export async function lockCodes(tx: Transaction, codes: readonly (string | null)[]) {
  const present = codes.filter((code) => code !== null)
  if (present.length === 0) return
  await tx
    .select({ code: coupons.code })
    .from(coupons)
    .where(inArray(coupons.code, present))
    .orderBy(coupons.code)
    .for('update')
}

async function withRemaining(
  db: Database | Transaction,
  {
    serviceUuids,
    spaUuids,
    createdAt,
    expiredAmount,
    expiredOn,
    owed,
    ...row
  }: typeof coupons.$inferSelect & { isOnHold: boolean },
  lookup: CouponLookup,
): Promise<Coupon> {
  const used = await usedByOthers(db, row.code, lookup)
  const sum = row.kind === 'percent' ? 0 : await balanceOf(db, row.code)
  // Unless it was extended since, and all of it is valid.
  const heldOfValid = used.held - Math.min(used.heldExpired, expiredAmount)
  return {
    ...row,
    services: serviceUuids,
    spas: spaUuids,
    uses: used.uses,
    available: Math.min(sum, validPart(sum, { expiredAmount }) + used.ownExpired) - heldOfValid,
  }
}

/** Uses and held amounts of other purchases, and what the purchase itself held before the balance expired. Spent amounts are in the ledger already, and expired holds don't count. */
async function usedByOthers(db: Database | Transaction, code: string, { purchaseUuid, now }: CouponLookup) {
  const isHeld = sql`${couponHolds.state} = 'held' and ${couponHolds.until} > ${now.toISOString()}`
  const isOwn = eq(couponHolds.purchaseUuid, purchaseUuid)
  const isOthers = ne(couponHolds.purchaseUuid, purchaseUuid)
  const [used] = await db
    .select({
      uses: sql<number>`count(*) filter (where ${isOthers} and (${couponHolds.state} = 'used' or ${isHeld}))`.mapWith(
        Number,
      ),
      held: sql<number>`coalesce(sum(${couponHolds.amount}) filter (where ${isOthers} and ${isHeld}), 0)`.mapWith(
        Number,
      ),
      heldExpired: sql<number>`coalesce(sum(least(${couponHolds.expiredAmount}, ${couponHolds.amount}))
        filter (where ${isOthers} and ${isHeld}), 0)`.mapWith(Number),
      ownExpired: sql<number>`coalesce(sum(${couponHolds.expiredAmount})
        filter (where ${isOwn} and ${couponHolds.state} = 'held'), 0)`.mapWith(Number),
    })
    .from(couponHolds)
    .where(eq(couponHolds.code, code))
  return used ?? { uses: 0, held: 0, heldExpired: 0, ownExpired: 0 }
}

/** The sum of its entries, whether it can be spent or has expired. */
export const balanceOf = async (db: Database | Transaction, code: string): Promise<number> =>
  (await balancesOf(db, [code])).get(code) ?? 0

/** Of many codes in one question; none of a code that has no entries. */
export async function balancesOf(db: Database | Transaction, codes: readonly string[]): Promise<Map<string, number>> {
  const { code, amount } = balanceEntries
  const sums = await db
    .select({ code, sum: sql<number>`sum(${amount})`.mapWith(Number) })
    .from(balanceEntries)
    .where(sql`${code} = any(${sql.param(codes)}::text[])`)
    .groupBy(code)
  return new Map(sums.map((row) => [row.code, row.sum]))
}

/** The minimum that the text of 'min-price' names. The other texts need none, so nothing is queried. */
export async function minimumOf(
  db: Database | Transaction,
  typed: string,
  error: CouponError,
): Promise<{ minimum?: string }> {
  if (error !== 'min-price') return {}
  const [found] = await db
    .select({ amount: coupons.minimum, currency: coupons.currency })
    .from(coupons)
    .where(eq(coupons.code, normalCode(typed)))
  return found ? { minimum: formatMoney(found) } : {}
}
