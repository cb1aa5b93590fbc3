import { randomUUID } from 'node:crypto'
import type { Transaction } from '#server/db/client.ts'
import { refunds } from '#server/db/schema/payments.ts'
import type { Services } from '#server/services.ts'
import type { Attempt } from '../attempts/attempt-row.ts'

/** Written with what causes it; paid by whoever comes by next, and asked about until the provider has said yes or no. */
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
