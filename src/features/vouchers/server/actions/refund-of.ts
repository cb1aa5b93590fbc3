import { and, inArray } from 'drizzle-orm'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { refundParts } from '#features/vouchers/rules/refund-parts.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import { voucherEvents } from '../schema/vouchers.ts'
import { type Voucher, vouchersOf } from '../voucher-row.ts'

/** What goes back where if this voucher is cancelled now. */
export async function refundOf(db: Database | Transaction, { uuid }: Voucher, { uuid: purchaseUuid, bill }: Purchase) {
  const issued = await vouchersOf(db, purchaseUuid)
  const isBack = await listGivenBack(db, issued)
  const vouchers = issued.map((voucher) => ({ ...voucher, isRefunded: isBack.has(voucher.uuid) }))
  return refundParts({ bill, vouchers, voucher: uuid })
}

/**
 * Which vouchers ended and were given back to what had paid them: cancelled by their buyers, or withdrawn since a bank took
 * their money back. One that was exchanged has ended too, and is worth what its code is.
 */
export async function listGivenBack(db: Database | Transaction, vouchers: readonly Pick<Voucher, 'uuid'>[]) {
  const isOfThem = inArray(
    voucherEvents.voucherUuid,
    vouchers.map(({ uuid }) => uuid),
  )
  const ended = await db
    .select({ uuid: voucherEvents.voucherUuid })
    .from(voucherEvents)
    .where(and(isOfThem, inArray(voucherEvents.cause, ['cancelled', 'withdrawn'])))
  return new Set(ended.map(({ uuid }) => uuid))
}
