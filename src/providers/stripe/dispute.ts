import { z } from 'zod'
import type { DisputeUpdate, ProviderNotification } from '#features/checkout/rules/payments/payment-provider.ts'

/** It does not repeat our order number, but names the PaymentIntent. */
export const disputeSchema = z.object({ id: z.string().min(1), payment_intent: z.string().min(1), status: z.string() })

export const disputeNotice = (
  event: string,
  { id, payment_intent, status }: z.output<typeof disputeSchema>,
): ProviderNotification => ({
  event,
  order: null,
  about: 'dispute',
  transactionId: payment_intent,
  dispute: { name: id, kind: 'dispute', state: stateOf(status) },
})

/** A warning that was closed never became a dispute. */
const won = new Set(['won', 'warning_closed', 'prevented'])

function stateOf(status: string): DisputeUpdate['state'] {
  if (won.has(status)) return 'released'
  return status === 'lost' ? 'lost' : 'open'
}
