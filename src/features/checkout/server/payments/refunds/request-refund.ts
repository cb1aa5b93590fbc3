import { randomUUID } from 'node:crypto'
import { refunds } from '#features/checkout/server/schema/payments.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { publish } from '#platform/server/events/publish.ts'
import type { EventServices } from '#platform/server/services.ts'
import type { Attempt } from '../attempts/attempt-row.ts'
import { isTakenBack } from '../disputes/taken-back.ts'
import { checkRefund, refundableOf } from './most-refunded.ts'

declare module '#platform/server/events/event-handlers.ts' {
  interface Events {
    /** A refund is written and will be paid: once for each. */
    'refund.requested': { uuid: string; attempt: Pick<Attempt, 'uuid' | 'purchaseUuid'>; amount: number }
  }
}

/**
 * Writes a refund in the transaction that causes it. The job `payRefunds` pays
 * it, and polls it until it has ended. Null if the bank took the payment back: its buyer has that money already. Throws if
 * more would go back than came in.
 */
export async function requestRefund(
  services: EventServices,
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
  await publish(services, tx, 'refund.requested', { uuid, attempt, amount })
  return uuid
}
