import { randomUUID } from 'node:crypto'
import type { Transaction } from '#server/db/client.ts'
import { refunds } from '#server/db/schema/payments.ts'
import type { Services } from '#server/services.ts'
import type { Attempt } from '../attempts/attempt-row.ts'

/** Writes a refund in the transaction that causes it. The job `payRefunds` pays it, and polls it until it has ended. */
export async function requestRefund(
  { clock }: Services,
  tx: Transaction,
  attempt: Attempt,
  amount: number,
  reason: string,
): Promise<string> {
  const uuid = randomUUID()
  await tx.insert(refunds).values({
    uuid,
    attemptUuid: attempt.uuid,
    amount,
    currency: attempt.currency,
    state: 'requested',
    reason,
    memo: {},
    requestedAt: clock.now(),
  })
  return uuid
}
