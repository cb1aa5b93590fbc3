import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/client.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import { purchases } from '#server/db/schema/purchases.ts'

type BuyerPurchase = { uuid: string; buyerEmail: string | null }

/**
 * Locks the first purchase of an e-mail address until the transaction ends. Only purchases with a code for the first
 * purchase take this lock.
 */
export async function lockFirstPurchase(db: Database | Transaction, { buyerEmail }: Pick<BuyerPurchase, 'buyerEmail'>) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`first purchase of ${buyerEmail ?? ''}`}, 0))`)
}

/** Whether another purchase of the address is paid, or is being paid now. */
export async function hasStartedAnother(
  db: Database | Transaction,
  { uuid, buyerEmail }: BuyerPurchase,
): Promise<boolean> {
  const isStarted = inArray(purchases.state, ['paying', 'confirming', 'confirmed'])
  const [other] = await db
    .select({ uuid: purchases.uuid })
    .from(purchases)
    .where(and(ne(purchases.uuid, uuid), isStarted, eq(purchases.buyerEmail, buyerEmail ?? '')))
    .limit(1)
  return other !== undefined
}

/** Whether another purchase of the address was paid with any code for the first purchase. */
export async function hasUsedFirstPurchaseCode(tx: Transaction, { uuid, buyerEmail }: BuyerPurchase): Promise<boolean> {
  const isPaid = inArray(purchases.state, ['confirming', 'confirmed'])
  const [other] = await tx
    .select({ uuid: purchases.uuid })
    .from(purchases)
    .innerJoin(coupons, and(eq(coupons.code, purchases.couponCode), isNotNull(coupons.firstPurchaseOnly)))
    .where(and(ne(purchases.uuid, uuid), isPaid, eq(purchases.buyerEmail, buyerEmail ?? '')))
    .limit(1)
  return other !== undefined
}
