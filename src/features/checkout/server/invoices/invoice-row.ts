import { asc, eq } from 'drizzle-orm'
import { invoices } from '#features/checkout/server/schema/invoices.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'

export type Invoice = typeof invoices.$inferSelect

/** The invoice of a purchase and its credit notes, as they were issued. */
export const invoicesOf = (db: Database | Transaction, purchaseUuid: string): Promise<Invoice[]> =>
  db
    .select()
    .from(invoices)
    .where(eq(invoices.purchaseUuid, purchaseUuid))
    .orderBy(asc(invoices.series), asc(invoices.year), asc(invoices.place))

export async function invoiceOf(db: Database, purchaseUuid: string): Promise<Invoice | null> {
  return (await invoicesOf(db, purchaseUuid)).find(({ series }) => series === 'F') ?? null
}

export async function creditNoteOf(db: Database, refundUuid: string): Promise<Invoice | null> {
  const [note] = await db.select().from(invoices).where(eq(invoices.refundUuid, refundUuid))
  return note ?? null
}
