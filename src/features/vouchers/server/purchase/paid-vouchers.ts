import { inArray } from 'drizzle-orm'
import { getVoucherBooking } from '#features/bookings/server/booking-row.ts'
import { endBookingsOfVoucher } from '#features/bookings/server/prepaid/end-bookings-of.ts'
import type { ForOperators } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { PaidItem } from '#features/checkout/server/purchases/core/paid-item.ts'
import { refundParts } from '#features/vouchers/rules/refund-parts.ts'
import { voucherCanBecome } from '#features/vouchers/rules/voucher.ts'
import { listGivenBack } from '#features/vouchers/server/list-given-back.ts'
import { voucherExchanges } from '#features/vouchers/server/schema/voucher-changes.ts'
import { lockVoucher, transitionVoucher, type Voucher, vouchersOf } from '#features/vouchers/server/voucher-row.ts'
import type { Transaction } from '#platform/server/db/client.ts'

/**
 * The last voucher of a purchase comes first. The postage goes with the one that is left last. One that was exchanged is
 * worth what its code is.
 */
export const listPaidVouchers: ForOperators['listPaid'] = async (tx, { uuid, bill }, now) => {
  const issued = await vouchersOf(tx, uuid)
  const uuids = issued.map((voucher) => voucher.uuid)
  const exchanged = await tx
    .select({ uuid: voucherExchanges.voucherUuid, code: voucherExchanges.code })
    .from(voucherExchanges)
    .where(inArray(voucherExchanges.voucherUuid, uuids))
  const codes = new Map(exchanged.map((row) => [row.uuid, row.code]))
  const isBack = await listGivenBack(tx, issued)
  const items: PaidItem[] = []
  for (const voucher of issued.toReversed()) {
    const code = codes.get(voucher.uuid)
    const fate = code ? { code } : (await isUnused(tx, voucher, now)) ? 'unused' : 'gone'
    const vouchers = issued.map((one) => ({ ...one, isRefunded: isBack.has(one.uuid) }))
    const parts = refundParts({ bill, vouchers, voucher: voucher.uuid, keepsPostage: fate !== 'unused' })
    items.push({ uuid: voucher.uuid, name: voucher.reference, fate, payment: parts.payment, balance: parts.balance })
    if (fate === 'unused') isBack.add(voucher.uuid)
  }
  return items
}

/** One whose hour at a spa has begun is being enjoyed, and is redeemed in the night. */
async function isUnused(tx: Transaction, { uuid, state }: Voucher, now: Date): Promise<boolean> {
  if (!voucherCanBecome(state, 'cancelled')) return false
  const booking = await getVoucherBooking(tx, uuid)
  return booking === null || booking.startsAt > now
}

export const withdrawVoucher: ForOperators['withdraw'] = async ({ queue }, tx, { item }, now) => {
  const voucher = await lockVoucher(tx, item)
  if (!voucher) return
  await transitionVoucher(tx, voucher, { to: 'cancelled', what: 'withdrawn', at: now })
  await endBookingsOfVoucher(tx, item, now, queue)
}
