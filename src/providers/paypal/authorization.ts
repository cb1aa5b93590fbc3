import { z } from 'zod'
import type { PaymentOutcome } from '#features/checkout/rules/payments/payment-provider.ts'
import { amountSchema } from './amount.ts'

/** Money that PayPal keeps for us. */
export const authorizationSchema = z.object({
  id: z.string().min(1),
  status: z.enum(['CREATED', 'PENDING', 'CAPTURED', 'PARTIALLY_CAPTURED', 'DENIED', 'EXPIRED', 'VOIDED']),
  amount: amountSchema,
  custom_id: z.string(),
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }) }).optional(),
})

export type Authorization = z.output<typeof authorizationSchema>

/** Undefined where money was captured: then the capture tells what became of it. */
export function authorizationOutcome({ status }: Authorization, order?: string): PaymentOutcome | undefined {
  const memo = order ? { order } : undefined
  switch (status) {
    case 'CREATED':
      return { state: 'authorized', memo }
    case 'PENDING':
      return { state: 'waiting', for: { kind: 'confirmation' }, memo }
    case 'DENIED':
      return { state: 'failed', code: 'generic-2', memo }
    case 'VOIDED':
    case 'EXPIRED':
      return { state: 'released', memo }
    default:
      return undefined
  }
}
