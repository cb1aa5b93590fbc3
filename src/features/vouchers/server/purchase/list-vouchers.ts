import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { voucherExchanges } from '#features/vouchers/server/schema/voucher-changes.ts'
import { vouchers } from '#features/vouchers/server/schema/vouchers.ts'
import type { Database } from '#platform/server/db/client.ts'
import type { Day } from '#platform/time/dates.ts'

/** Each with its state, or with the code of the balance that it was exchanged for. */
export async function listVouchers(db: Database, purchaseUuid: string): Promise<string[]> {
  const bought = await db
    .select({ reference: vouchers.reference, state: vouchers.state, code: voucherExchanges.code })
    .from(vouchers)
    .leftJoin(voucherExchanges, eq(voucherExchanges.voucherUuid, vouchers.uuid))
    .where(eq(vouchers.purchaseUuid, purchaseUuid))
    .orderBy(asc(vouchers.position))
  return bought.map(({ reference, state, code }) => `${reference} ${code ?? state}`)
}

/** The references of the valid ones, which are printed and posted. */
export async function listPrintedVouchers(db: Database, purchaseUuid: string, today: Day): Promise<string[]> {
  const valid = await db
    .select({ reference: vouchers.reference })
    .from(vouchers)
    .where(
      and(
        eq(vouchers.purchaseUuid, purchaseUuid),
        inArray(vouchers.state, ['issued', 'activated']),
        gte(vouchers.expiresOn, today),
      ),
    )
    .orderBy(asc(vouchers.position))
  return valid.map(({ reference }) => reference)
}
