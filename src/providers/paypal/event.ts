import { z } from 'zod'
import type { ProviderNotification } from '#features/checkout/rules/payments/payment-provider.ts'
import { authorizationOutcome, authorizationSchema } from './authorization.ts'
import { disputeNotice, disputeSchema, reversalNotice, reversalSchema } from './dispute.ts'
import { captureOutcome, captureSchema, refundOutcome, refundSchema } from './order.ts'

/** What a genuine message says, if it is about a payment of ours. */
export function readEvent(body: string): ProviderNotification | 'other' {
  const { data } = eventSchema.safeParse(parse(body))
  return data ?? 'other'
}

const named = <Type extends string, Resource extends z.ZodType>(types: readonly Type[], resource: Resource) =>
  z.object({ id: z.string().min(1), event_type: z.enum(types), resource })

const captures = ['COMPLETED', 'PENDING', 'DENIED', 'DECLINED'].map((end) => `PAYMENT.CAPTURE.${end}`)
const authorizations = ['PAYMENT.AUTHORIZATION.CREATED', 'PAYMENT.AUTHORIZATION.VOIDED']
const refunds = ['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.REFUND.PENDING', 'PAYMENT.REFUND.FAILED']
const disputes = ['CREATED', 'UPDATED', 'RESOLVED'].map((stage) => `CUSTOMER.DISPUTE.${stage}`)

const eventSchema = z.union([
  named(captures, captureSchema).transform(({ id: event, resource }): ProviderNotification => {
    const { custom_id: order, amount, supplementary_data } = resource
    return {
      event,
      order,
      about: 'payment',
      outcome: captureOutcome(resource, supplementary_data?.related_ids.order_id),
      amount,
    }
  }),
  named(authorizations, authorizationSchema).transform(({ id: event, resource }): ProviderNotification | 'other' => {
    const { custom_id: order, amount, supplementary_data } = resource
    const outcome = authorizationOutcome(resource, supplementary_data?.related_ids.order_id)
    return outcome ? { event, order, about: 'payment', outcome, amount } : 'other'
  }),
  named(refunds, refundSchema).transform(({ id: event, resource }): ProviderNotification => {
    const { custom_id: order, invoice_id: key } = resource
    return { event, order, about: 'refund', key, outcome: refundOutcome(resource) }
  }),
  named(disputes, disputeSchema).transform(({ id, resource }): ProviderNotification => disputeNotice(id, resource)),
  named(['PAYMENT.CAPTURE.REVERSED'], reversalSchema).transform(
    ({ id, resource }): ProviderNotification => reversalNotice(id, resource),
  ),
])

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
