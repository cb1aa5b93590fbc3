import { eq } from 'drizzle-orm'
import { madridDay } from '#domain/dates.ts'
import { type CancellationDraft, cancellationProblems, toCancellation } from '#domain/vouchers/cancellation.ts'
import { extendExpiredBalance } from '#server/coupons/extend-expired-balance.ts'
import type { Transaction } from '#server/db/client.ts'
import { balanceEntries } from '#server/db/schema/coupons.ts'
import { paymentAttempts } from '#server/db/schema/payments.ts'
import { voucherCancellations } from '#server/db/schema/voucher-changes.ts'
import { requestRefund } from '#server/payments/refunds/request-refund.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { moveVoucher, type Voucher } from '../voucher-row.ts'
import { hasProblems, invalid, performVoucherAction } from './perform-voucher-action.ts'
import { refundOf } from './refund-of.ts'

export const cancelledVoucher = 'voucher-cancelled'

/**
 * Spec 4: the money goes back to where it came from, and the voucher is worth nothing from here on. What a provider has
 * to pay is asked for in the same transaction, and followed until it has said yes.
 */
export async function cancelVoucher(services: Services, seen: Voucher, draft: CancellationDraft) {
  const problems = cancellationProblems(draft, madridDay(services.clock.now()))
  if (hasProblems(problems)) return invalid(problems)
  return performVoucherAction(services, seen, 'cancel', async (tx, { voucher, purchase, now }) => {
    const { payment, balance } = await refundOf(tx, voucher, purchase)
    await moveVoucher(tx, voucher, { to: 'cancelled', what: 'cancelled', at: now })
    if (balance) {
      const { code, amount } = balance
      const entry = { code, amount, purchaseUuid: purchase.uuid, reason: cancelledVoucher, at: now }
      await tx.insert(balanceEntries).values(entry)
      await extendExpiredBalance(tx, code, now)
    }
    await tx.insert(voucherCancellations).values({
      voucherUuid: seen.uuid,
      ...toCancellation(draft),
      paymentAmount: payment,
      refundUuid: payment > 0 ? await giveBack(services, tx, purchase, payment) : null,
      balanceAmount: balance?.amount ?? 0,
      balanceCode: balance?.code ?? null,
      at: now,
    })
    await services.queue.add(tx, 'send-cancelled', { voucher: seen.uuid })
    // Nobody should wait for the clock to get their money back.
    if (payment > 0) await services.queue.add(tx, 'pay-refunds', {})
    return null
  })
}

async function giveBack(services: Services, tx: Transaction, { paidBy }: Purchase, amount: number): Promise<string> {
  const [attempt] = await tx
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.uuid, paidBy ?? ''))
  if (!attempt) throw new Error('What was paid has no payment')
  return requestRefund(services, tx, attempt, amount, cancelledVoucher)
}
