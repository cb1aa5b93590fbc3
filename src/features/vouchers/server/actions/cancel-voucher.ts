import { refundPartsOf } from '#features/checkout/server/payments/refunds/refund-purchase.ts'
import { type CancellationDraft, cancellationForm, toCancellation } from '#features/vouchers/rules/cancellation.ts'
import { voucherCancellations } from '#features/vouchers/server/schema/voucher-changes.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import { transitionVoucher, type Voucher } from '../voucher-row.ts'
import { hasProblems, invalid, performVoucherAction } from './perform-voucher-action.ts'
import { refundOf } from './refund-of.ts'

export const cancelledVoucher = 'voucher-cancelled'

/**
 * Spec 4: the money goes back to where it came from, and the voucher is worth nothing from here on. What a provider has
 * to pay is asked for in the same transaction, and followed until it has said yes.
 */
export async function cancelVoucher(services: Services, shownVoucher: Voucher, draft: CancellationDraft) {
  const problems = cancellationForm.problems(draft, madridDay(services.clock.now()))
  if (hasProblems(problems)) return invalid(problems)
  return performVoucherAction(services, shownVoucher, 'cancel', async (tx, { voucher, purchase, now }) => {
    const { payment, balance } = await refundOf(tx, voucher, purchase)
    await transitionVoucher(tx, voucher, { to: 'cancelled', what: 'cancelled', at: now })
    const refundUuid = await refundPartsOf(services, tx, purchase, { payment, balance }, cancelledVoucher)
    await tx.insert(voucherCancellations).values({
      voucherUuid: shownVoucher.uuid,
      ...toCancellation(draft),
      paymentAmount: payment,
      refundUuid,
      balanceAmount: balance?.amount ?? 0,
      balanceCode: balance?.code ?? null,
      at: now,
    })
    await services.queue.add(tx, 'send-voucher-cancelled', { voucher: shownVoucher.uuid })
    return null
  })
}
