import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { getVoucherBooking } from '#features/bookings/server/booking-row.ts'
import { endBookingsOfVoucher } from '#features/bookings/server/prepaid/end-bookings-of.ts'
import type { PaidItem } from '#features/checkout/rules/payments/money-flow.ts'
import type { ForOperators } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { refundParts } from '#features/vouchers/rules/refund-parts.ts'
import { voucherCanBecome } from '#features/vouchers/rules/voucher.ts'
import { listGivenBack } from '#features/vouchers/server/actions/refund-of.ts'
import { voucherExchanges } from '#features/vouchers/server/schema/voucher-changes.ts'
import { vouchers } from '#features/vouchers/server/schema/vouchers.ts'
import { lockVoucher, transitionVoucher, type Voucher, vouchersOf } from '#features/vouchers/server/voucher-row.ts'
import type { Transaction } from '#platform/server/db/client.ts'

export const voucherOperators: ForOperators = {
  /** Each with its state, or with the code of the balance that it was exchanged for. */
  listItems: async (db, purchaseUuid) => {
    const bought = await db
      .select({ reference: vouchers.reference, state: vouchers.state, code: voucherExchanges.code })
      .from(vouchers)
      .leftJoin(voucherExchanges, eq(voucherExchanges.voucherUuid, vouchers.uuid))
      .where(eq(vouchers.purchaseUuid, purchaseUuid))
      .orderBy(asc(vouchers.position))
    return bought.map(({ reference, state, code }) => `${reference} ${code ?? state}`)
  },
  /** The references of the valid ones, which are printed and posted. */
  listPrinted: async (db, purchaseUuid, today) => {
    const isOpen = inArray(vouchers.state, ['issued', 'activated'])
    const valid = await db
      .select({ reference: vouchers.reference })
      .from(vouchers)
      .where(and(eq(vouchers.purchaseUuid, purchaseUuid), isOpen, gte(vouchers.expiresOn, today)))
      .orderBy(asc(vouchers.position))
    return valid.map(({ reference }) => reference)
  },
  /**
   * The last voucher of a purchase comes first. The postage goes with the one that is left last. One that was exchanged
   * is worth what its code is.
   */
  listPaid: async (tx, { uuid, bill }, now) => {
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
  },
  withdraw: async ({ queue }, tx, { item }, now) => {
    const voucher = await lockVoucher(tx, item)
    if (!voucher) return
    await transitionVoucher(tx, voucher, { to: 'cancelled', what: 'withdrawn', at: now })
    await endBookingsOfVoucher(tx, item, now, queue)
  },
}

/** One whose hour at a spa has begun is being enjoyed, and is redeemed in the night. */
async function isUnused(tx: Transaction, { uuid, state }: Voucher, now: Date): Promise<boolean> {
  if (!voucherCanBecome(state, 'cancelled')) return false
  const booking = await getVoucherBooking(tx, uuid)
  return booking === null || booking.startsAt > now
}
