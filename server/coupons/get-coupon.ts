import { and, eq, getTableColumns, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { type Coupon, normalCode } from '#domain/coupons/coupon.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { balanceEntries, couponHolds, coupons } from '#server/db/schema/coupons.ts'
import { purchases } from '#server/db/schema/purchases.ts'
import { voucherExchanges } from '#server/db/schema/voucher-changes.ts'
import { vouchers } from '#server/db/schema/vouchers.ts'

/** For one purchase: what it has reserved itself is no hindrance to it. */
export type Asking = { purchaseUuid: string; now: Date }

/** In the coupon's own question: one that was given for a voucher is worth as much as the payment of that. */
const isOnHold = sql<boolean>`exists (select 1 from ${voucherExchanges}
  join ${vouchers} on ${eq(vouchers.uuid, voucherExchanges.voucherUuid)}
  join ${purchases} on ${eq(purchases.uuid, vouchers.purchaseUuid)}
  where ${and(eq(voucherExchanges.code, coupons.code), isNotNull(purchases.disputedAt))})`

const columns = { ...getTableColumns(coupons), isOnHold }

/** A code with what is left of it, or null. Under a lock whoever asks next waits until this one has reserved. */
export async function getCoupon(db: Database | Transaction, typed: string, asking: Asking): Promise<Coupon | null> {
  const [row] = await db
    .select(columns)
    .from(coupons)
    .where(eq(coupons.code, normalCode(typed)))
  return row ? withWhatIsLeft(db, row, asking) : null
}

export async function lockCoupon(tx: Transaction, typed: string, asking: Asking): Promise<Coupon | null> {
  const [row] = await tx
    .select(columns)
    .from(coupons)
    .where(eq(coupons.code, normalCode(typed)))
    .for('update')
  return row ? withWhatIsLeft(tx, row, asking) : null
}

/** Several of them, always in the same order, so that two who need the same never wait for each other. */
export async function lockCodes(tx: Transaction, codes: readonly (string | null)[]) {
  const known = codes.filter((code) => code !== null)
  if (known.length === 0) return
  await tx
    .select({ code: coupons.code })
    .from(coupons)
    .where(inArray(coupons.code, known))
    .orderBy(coupons.code)
    .for('update')
}

async function withWhatIsLeft(
  db: Database | Transaction,
  { serviceUuids, spaUuids, createdAt, ...row }: typeof coupons.$inferSelect & { isOnHold: boolean },
  asking: Asking,
): Promise<Coupon> {
  const taken = await takenByOthers(db, row.code, asking)
  const sum = row.kind === 'percent' ? 0 : await balanceOf(db, row.code)
  return { ...row, services: serviceUuids, spas: spaUuids, uses: taken.uses, available: sum - taken.held }
}

/** What was spent is in the ledger already; what others hold is not theirs for ever. */
async function takenByOthers(db: Database | Transaction, code: string, { purchaseUuid, now }: Asking) {
  const isHeld = sql`${couponHolds.state} = 'held' and ${couponHolds.until} > ${now.toISOString()}`
  const [taken] = await db
    .select({
      uses: sql<number>`count(*) filter (where ${couponHolds.state} = 'used' or ${isHeld})`.mapWith(Number),
      held: sql<number>`coalesce(sum(${couponHolds.amount}) filter (where ${isHeld}), 0)`.mapWith(Number),
    })
    .from(couponHolds)
    .where(and(eq(couponHolds.code, code), ne(couponHolds.purchaseUuid, purchaseUuid)))
  return taken ?? { uses: 0, held: 0 }
}

export async function balanceOf(db: Database | Transaction, code: string): Promise<number> {
  const [balance] = await db
    .select({ sum: sql<number>`coalesce(sum(${balanceEntries.amount}), 0)`.mapWith(Number) })
    .from(balanceEntries)
    .where(eq(balanceEntries.code, code))
  return balance?.sum ?? 0
}
