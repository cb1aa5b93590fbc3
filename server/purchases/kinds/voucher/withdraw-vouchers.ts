import { eq } from 'drizzle-orm'
import { voucherCanBecome } from '#domain/vouchers/voucher.ts'
import { endBookingsOfVoucher } from '#server/bookings/without-paying/end-bookings-of.ts'

import { balanceOf, lockCodes } from '#server/coupons/get-coupon.ts'
import { returnToBalance } from '#server/coupons/return-to-balance.ts'
import type { Transaction } from '#server/db/client.ts'
import { balanceEntries } from '#server/db/schema/coupons.ts'
import { voucherExchanges } from '#server/db/schema/voucher-changes.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import { refundOf } from '#server/vouchers/actions/refund-of.ts'
import { lockVoucher, moveVoucher, type Voucher, vouchersOf } from '#server/vouchers/voucher-row.ts'

const reason = 'withdrawn'

/**
 * Cancels the vouchers of a purchase whose payment the bank has taken back: unused ones are cancelled, and a balance that
 * one was exchanged for is emptied. The part that a balance had paid is returned to it, since the bank did not return that.
 */
export async function withdrawVouchers(tx: Transaction, purchase: Purchase, now: Date) {
  for (const { uuid } of await vouchersOf(tx, purchase.uuid)) {
    const voucher = await lockVoucher(tx, uuid)
    if (!voucher) continue
    if (voucherCanBecome(voucher.state, 'cancelled')) {
      await moveVoucher(tx, voucher, { to: 'cancelled', what: 'withdrawn', at: now })
      await endBookingsOfVoucher(tx, uuid, now)
      await returnBalance(tx, purchase, voucher, now)
    } else await emptyExchangedCode(tx, purchase, voucher, now)
  }
}

async function returnBalance(tx: Transaction, purchase: Purchase, voucher: Voucher, at: Date) {
  const { balance } = await refundOf(tx, voucher, purchase)
  if (!balance) return
  await returnToBalance(tx, { ...balance, purchaseUuid: purchase.uuid, reason, at })
}

/** Empties the code of an exchanged voucher, except for the part that a balance had paid. */
async function emptyExchangedCode(tx: Transaction, purchase: Purchase, voucher: Voucher, at: Date) {
  const [exchange] = await tx
    .select({ code: voucherExchanges.code })
    .from(voucherExchanges)
    .where(eq(voucherExchanges.voucherUuid, voucher.uuid))
  if (!exchange) return
  const { code } = exchange
  await lockCodes(tx, [code])
  const { balance } = await refundOf(tx, voucher, purchase)
  const taken = (await balanceOf(tx, code)) - (balance?.amount ?? 0)
  if (taken > 0)
    await tx.insert(balanceEntries).values({ code, amount: -taken, purchaseUuid: purchase.uuid, reason, at })
}
