import { randomUUID } from 'node:crypto'
import type { Transaction } from '#server/db/client.ts'
import { refunds } from '#server/db/schema/payments.ts'
import { creditRefund } from '#server/invoices/credit-refund.ts'
import type { Services } from '#server/services.ts'
import type { Attempt } from '../attempts/attempt-row.ts'
import { isTakenBack } from '../disputes/taken-back.ts'
import { checkRefund, refundableOf } from './most-refunded.ts'

/**
 * Writes a refund, and the credit note of what was invoiced, in the transaction that causes it. The job `payRefunds` pays
 * it, and polls it until it has ended. Null if the bank took the payment back: its buyer has that money already. Throws if
 * more would go back than came in.
 */
export async function requestRefund(
  services: Pick<Services, 'clock'>,
  tx: Transaction,
  attempt: Attempt,
  amount: number,
  reason: string,
): Promise<string | null> {
  const left = await refundableOf(tx, attempt)
  if (await isTakenBack(tx, attempt)) return null
  checkRefund(amount, left)
  const uuid = randomUUID()
  await tx.insert(refunds).values({
    uuid,
    attemptUuid: attempt.uuid,
    amount,
    currency: attempt.currency,
    state: 'requested',
    reason,
    memo: {},
    requestedAt: services.clock.now(),
  })
  await creditRefund(services, tx, { uuid, attempt, amount })
  return uuid
}
