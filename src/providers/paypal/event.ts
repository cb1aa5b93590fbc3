import { z } from 'zod'
import type { DisputeUpdate, ProviderNotification } from '#features/checkout/rules/payments/payment-provider.ts'
import {
  authorizationOutcome,
  authorizationSchema,
  captureOutcome,
  captureSchema,
  refundOutcome,
  refundSchema,
} from './order.ts'

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

/** A case that a buyer, or their bank, has opened at PayPal. Our order number is the invoice's, and the custom text. */
const disputeSchema = z.object({
  dispute_id: z.string().min(1),
  status: z.string().optional(),
  dispute_outcome: z.object({ outcome_code: z.string().optional() }).optional(),
  disputed_transactions: z
    .array(
      z.object({
        seller_transaction_id: z.string().optional(),
        custom: z.string().optional(),
        invoice_number: z.string().optional(),
      }),
    )
    .min(1),
})

/** Money that PayPal has taken back from us. It is told as a refund of the capture, or as the capture itself. */
const reversalSchema = z.object({
  id: z.string().min(1),
  custom_id: z.string().optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
})

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

function disputeNotice(event: string, resource: z.output<typeof disputeSchema>): ProviderNotification {
  const [{ seller_transaction_id: capture, custom, invoice_number } = {}] = resource.disputed_transactions
  const dispute: DisputeUpdate = { name: resource.dispute_id, kind: 'dispute', state: stateOf(resource) }
  return { event, order: invoice_number ?? custom ?? null, about: 'dispute', transactionId: capture ?? null, dispute }
}

/** Decided for us, or taken back. Any other end may have cost us the money, and is for an operator to look at. */
const won = new Set(['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER', 'DENIED'])

function stateOf({ status, dispute_outcome }: z.output<typeof disputeSchema>): DisputeUpdate['state'] {
  if (status !== 'RESOLVED') return 'open'
  return won.has(dispute_outcome?.outcome_code ?? '') ? 'released' : 'lost'
}

function reversalNotice(
  event: string,
  { id, custom_id, links = [] }: z.output<typeof reversalSchema>,
): ProviderNotification {
  const captures = links.map(({ href }) => /\/captures\/(\w+)/.exec(href)?.[1])
  const capture = captures.find((found) => found !== undefined) ?? id
  return {
    event,
    order: custom_id ?? null,
    about: 'dispute',
    transactionId: capture,
    dispute: { name: id, kind: 'reversal', state: 'open' },
  }
}
