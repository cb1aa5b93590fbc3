import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { type RefundParts, refundParts } from '#features/vouchers/rules/refund-parts.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import { listGivenBack } from '../list-given-back.ts'
import { type Voucher, vouchersOf } from '../voucher-row.ts'

/** What goes back where if this voucher is cancelled now. */
export async function refundOf(
  db: Database | Transaction,
  { uuid }: Voucher,
  { uuid: purchaseUuid, bill }: Purchase,
): Promise<RefundParts> {
  const issued = await vouchersOf(db, purchaseUuid)
  const isBack = await listGivenBack(db, issued)
  const vouchers = issued.map((voucher) => ({ ...voucher, isRefunded: isBack.has(voucher.uuid) }))
  return refundParts({ bill, vouchers, voucher: uuid })
}
