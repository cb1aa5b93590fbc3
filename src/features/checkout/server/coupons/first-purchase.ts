import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { coupons } from '#features/checkout/server/schema/coupons.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { mailboxOf } from '#platform/emails/mailbox.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'

type BuyerPurchase = { uuid: string; buyerEmail: string | null }

/**
 * Locks the first purchase of a mailbox until the transaction ends. Only purchases with a code for the first purchase
 * take this lock, and whoever gives such a code.
 */
export async function lockFirstPurchase(db: Database | Transaction, { buyerEmail }: Pick<BuyerPurchase, 'buyerEmail'>) {
  const mailbox = mailboxOf(buyerEmail ?? '')
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`first purchase of ${mailbox}`}, 0))`)
}

/** Whether another purchase of the mailbox is paid, or is being paid now. */
export async function hasStartedAnother(
  db: Database | Transaction,
  { uuid, buyerEmail }: BuyerPurchase,
): Promise<boolean> {
  const isStarted = inArray(purchases.state, ['paying', 'confirming', 'confirmed'])
  const [other] = await db
    .select({ uuid: purchases.uuid })
    .from(purchases)
    .where(and(ne(purchases.uuid, uuid), isStarted, isOfMailbox(buyerEmail)))
    .limit(1)
  return other !== undefined
}

/** Whether another purchase of the mailbox was paid with any code for the first purchase. */
export async function hasUsedFirstPurchaseCode(tx: Transaction, { uuid, buyerEmail }: BuyerPurchase): Promise<boolean> {
  const [other] = await tx
    .select({ uuid: purchases.uuid })
    .from(purchases)
    .innerJoin(coupons, and(eq(coupons.code, purchases.couponCode), isNotNull(coupons.firstPurchaseOnly)))
    .where(and(ne(purchases.uuid, uuid), isPaid, isOfMailbox(buyerEmail)))
    .limit(1)
  return other !== undefined
}

/** Whether somebody has bought before: no purchase of theirs can be the first any more. */
export async function hasBought(db: Database | Transaction, email: string): Promise<boolean> {
  const [bought] = await db
    .select({ uuid: purchases.uuid })
    .from(purchases)
    .where(and(isPaid, isOfMailbox(email)))
    .limit(1)
  return bought !== undefined
}

const isPaid = inArray(purchases.state, ['confirming', 'confirmed'])

const isOfMailbox = (email: string | null) => eq(purchases.buyerMailbox, mailboxOf(email ?? ''))
