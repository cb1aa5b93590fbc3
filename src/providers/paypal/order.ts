import { z } from 'zod'
import type { AttemptFacts, PaymentOutcome, RefundOutcome } from '#features/checkout/rules/payments/payment-provider.ts'
import { localeOf } from '#platform/i18n/languages.ts'
import type { Money } from '#platform/rules/money.ts'
import { amountSchema, isSame, toAmount } from './amount.ts'
import type { PaypalApi } from './api.ts'

export const captureSchema = z.object({
  id: z.string().min(1),
  status: z.enum(['COMPLETED', 'PENDING', 'DECLINED', 'DENIED', 'FAILED', 'REFUNDED', 'PARTIALLY_REFUNDED']),
  amount: amountSchema,
  custom_id: z.string(),
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }) }).optional(),
})

export type Capture = z.output<typeof captureSchema>

export const refundSchema = z.object({
  id: z.string().min(1),
  status: z.enum(['COMPLETED', 'PENDING', 'CANCELLED', 'FAILED', 'REVERSED']),
  amount: amountSchema,
  /** Our order number, and the refund's own key. */
  custom_id: z.string(),
  invoice_id: z.string(),
})

export type Refund = z.output<typeof refundSchema>

/** Money that PayPal keeps for us. */
export const authorizationSchema = z.object({
  id: z.string().min(1),
  status: z.enum(['CREATED', 'PENDING', 'CAPTURED', 'PARTIALLY_CAPTURED', 'DENIED', 'EXPIRED', 'VOIDED']),
  amount: amountSchema,
  custom_id: z.string(),
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }) }).optional(),
})

type Authorization = z.output<typeof authorizationSchema>

const orderSchema = z.object({
  id: z.string().min(1),
  status: z.enum(['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED', 'APPROVED', 'VOIDED', 'COMPLETED']),
  purchase_units: z.tuple([
    z.object({
      custom_id: z.string(),
      amount: amountSchema,
      payments: z
        .object({
          authorizations: z.array(authorizationSchema).optional(),
          captures: z.array(captureSchema).optional(),
          refunds: z.array(z.unknown()).optional(),
        })
        .optional(),
    }),
  ]),
  links: z.array(z.object({ rel: z.string(), href: z.url() })).optional(),
})

export type Order = z.output<typeof orderSchema>

/** What we ask PayPal to collect. Money that may yet be held back is not taken, so that a capture is the end of it. */
export function newOrder({ order, amount, charge, description, language, urls }: AttemptFacts) {
  return {
    intent: charge === 'now' ? 'CAPTURE' : 'AUTHORIZE',
    purchase_units: [
      { reference_id: order, custom_id: order, invoice_id: order, description, amount: toAmount(amount) },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: urls.back,
          cancel_url: urls.back,
          locale: localeOf(language),
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
        },
      },
    },
  }
}

/** Throws for the order of another: whatever it says, it says nothing of this attempt. */
export function readOrder(body: unknown, attempt: AttemptFacts): Order {
  const order = orderSchema.parse(body)
  const [unit] = order.purchase_units
  const { captures = [], authorizations = [] } = unit.payments ?? {}
  if (![unit, ...captures, ...authorizations].every((part) => isAbout(part, attempt))) throw foreign(attempt)
  return order
}

/** The same for a capture that comes alone. */
export function readCapture(body: unknown, attempt: AttemptFacts): Capture {
  const capture = captureSchema.parse(body)
  if (!isAbout(capture, attempt)) throw foreign(attempt)
  return capture
}

const isAbout = (part: { custom_id: string; amount: Money }, { order, amount }: AttemptFacts) =>
  part.custom_id === order && isSame(part.amount, amount)

const foreign = ({ order }: AttemptFacts) => new Error(`PayPal's answer is not about order ${order}`)

/** An order whose name we never learned was approved by nobody: only we could have led the buyer to it. */
export async function findOrder(api: PaypalApi, attempt: AttemptFacts): Promise<Order | null> {
  const id = attempt.memo.order
  if (!id) return null
  const answer = await api.get(`/v2/checkout/orders/${encodeURIComponent(id)}`)
  return answer.issue ? null : readOrder(answer.body, attempt)
}

export function outcomeOf(order: Order, attempt: AttemptFacts): PaymentOutcome {
  const [capture, authorization] = [captureOf(order), authorizationOf(order)]
  const captured = capture && captureOutcome(capture, order.id)
  // A capture that was declined leaves an authorisation as it was.
  if (captured && !(authorization && captured.state === 'failed')) return captured
  const authorized = authorization && authorizationOutcome(authorization, order.id)
  if (authorized) return authorized
  if (authorization) throw new Error(`PayPal has captured order ${attempt.order} and does not show it`)
  const memo = { order: order.id }
  if (order.status === 'VOIDED') return { state: 'failed', code: 'generic-1', memo }
  // There is nothing left to do at PayPal: whoever comes to our own address now makes us take the money.
  if (order.status === 'APPROVED') return { state: 'waiting', for: { kind: 'redirect', url: attempt.urls.back }, memo }
  const link = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
  if (!link) throw new Error(`PayPal shows no way to pay order ${attempt.order}`)
  return { state: 'waiting', for: { kind: 'redirect', url: link.href }, memo }
}

export function captureOf(order: Order): Capture | undefined {
  const captures = order.purchase_units[0].payments?.captures ?? []
  return captures.find(({ status }) => isTaken(status)) ?? captures.at(-1)
}

export const authorizationOf = (order: Order): Authorization | undefined =>
  order.purchase_units[0].payments?.authorizations?.at(-1)

/** By the refund's own key. */
export function refundIn(order: Order, key: string): Refund | undefined {
  const refunds = order.purchase_units[0].payments?.refunds ?? []
  return refunds.map((refund) => refundSchema.safeParse(refund).data).find((refund) => refund?.invoice_id === key)
}

/** Without PayPal's name of the order there is no memo, so that the one there is stays: it is enough to find the rest. */
export function captureOutcome({ id, status }: Capture, order?: string): PaymentOutcome {
  const memo = order ? { order, capture: id } : undefined
  if (isTaken(status)) return { state: 'paid', memo }
  if (status === 'PENDING') return { state: 'waiting', for: { kind: 'confirmation' }, memo }
  return { state: 'failed', code: 'generic-2', memo }
}

/** What has been given back was paid before. */
const isTaken = (status: Capture['status']) =>
  status === 'COMPLETED' || status === 'REFUNDED' || status === 'PARTIALLY_REFUNDED'

export function refundOutcome({ id, status }: Refund): RefundOutcome {
  if (status === 'COMPLETED') return { state: 'refunded', memo: { refund: id } }
  if (status === 'PENDING') return { state: 'pending', memo: { refund: id } }
  return { state: 'refused', reason: status }
}

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
