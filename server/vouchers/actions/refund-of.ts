import { inArray } from 'drizzle-orm'
import { type RefundParts, refundParts } from '#domain/vouchers/refund-parts.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { voucherCancellations } from '#server/db/schema/voucher-changes.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import { type Voucher, vouchersOf } from '../voucher-row.ts'

/** What goes back where if this voucher is cancelled now. */
export async function refundOf(
  db: Database | Transaction,
  { uuid }: Voucher,
  { uuid: purchaseUuid, bill }: Purchase,
): Promise<RefundParts> {
  const issued = await vouchersOf(db, purchaseUuid)
  const cancelled = await db
    .select({ uuid: voucherCancellations.voucherUuid })
    .from(voucherCancellations)
    .where(
      inArray(
        voucherCancellations.voucherUuid,
        issued.map((voucher) => voucher.uuid),
      ),
    )
  const isRefunded = new Set(cancelled.map((row) => row.uuid))
  const vouchers = issued.map((voucher) => ({ ...voucher, isRefunded: isRefunded.has(voucher.uuid) }))
  return refundParts({ bill, vouchers, voucher: uuid })
}
