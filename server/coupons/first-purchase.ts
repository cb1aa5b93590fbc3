import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/client.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import { purchases } from '#server/db/schema/purchases.ts'

type Bought = { uuid: string; buyerEmail: string | null }

/**
 * Purchases of one address that would be welcomed wait for each other until the transaction ends. Only they: whoever
 * has no such code is not looked at.
 */
export async function lockFirstPurchase(db: Database | Transaction, { buyerEmail }: Pick<Bought, 'buyerEmail'>) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`first purchase of ${buyerEmail ?? ''}`}, 0))`)
}

/** Whether this one is not the first: another is paid, or is being paid at this moment. */
export async function hasStartedAnother(db: Database | Transaction, { uuid, buyerEmail }: Bought): Promise<boolean> {
  const isBegun = inArray(purchases.state, ['paying', 'confirming', 'confirmed'])
  const [other] = await db
    .select({ uuid: purchases.uuid })
    .from(purchases)
    .where(and(ne(purchases.uuid, uuid), isBegun, eq(purchases.buyerEmail, buyerEmail ?? '')))
    .limit(1)
  return other !== undefined
}

/** Whether another purchase of the address was paid with a welcome, whichever code it was. */
export async function hasUsedFirstPurchaseCode(tx: Transaction, { uuid, buyerEmail }: Bought): Promise<boolean> {
  const isPaid = inArray(purchases.state, ['confirming', 'confirmed'])
  const [other] = await tx
    .select({ uuid: purchases.uuid })
    .from(purchases)
    .innerJoin(coupons, and(eq(coupons.code, purchases.couponCode), isNotNull(coupons.firstPurchaseOnly)))
    .where(and(ne(purchases.uuid, uuid), isPaid, eq(purchases.buyerEmail, buyerEmail ?? '')))
    .limit(1)
  return other !== undefined
}
