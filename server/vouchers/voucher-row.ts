import { asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/client.ts'
import { vouchers } from '#server/db/schema/vouchers.ts'

export type Voucher = typeof vouchers.$inferSelect

export async function vouchersOf(db: Database | Transaction, purchaseUuid: string): Promise<Voucher[]> {
  return db.select().from(vouchers).where(eq(vouchers.purchaseUuid, purchaseUuid)).orderBy(asc(vouchers.position))
}
