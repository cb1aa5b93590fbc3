import type { Context } from 'hono'
import { centsOf, type PaypalOrder, type PaypalRecords, type PaypalRefund, refundedOf } from './account.ts'

/** Orders, authorisations, captures and refunds as PayPal shows them, with what a shop reads of them. */
export function showOrder(records: PaypalRecords, order: PaypalOrder, url: string) {
  const refunds = records.refunds.all().flatMap(([, refund]) => (refund.order === order.id ? [showRefund(refund)] : []))
  const isCompleted = order.capture !== undefined || order.authorization !== undefined
  const authorizations = order.authorization && { authorizations: [showAuthorization(order)] }
  const captures = order.capture && { captures: [showCapture(records, order)] }
  return {
    id: order.id,
    intent: order.intent ?? 'CAPTURE',
    status: statusOf(order),
    purchase_units: [{ ...order.unit, ...(isCompleted && { payments: { ...authorizations, ...captures, refunds } }) }],
    links: [
      { href: `${url}/v2/checkout/orders/${order.id}`, rel: 'self', method: 'GET' },
      ...(isCompleted ? [] : [{ href: `${url}/checkoutnow?token=${order.id}`, rel: 'payer-action', method: 'GET' }]),
    ],
  }
}

function statusOf({ capture, authorization, choice }: PaypalOrder) {
  if (capture || authorization) return 'COMPLETED'
  return choice && choice !== 'cancel' ? 'APPROVED' : 'PAYER_ACTION_REQUIRED'
}

export function showCapture(records: PaypalRecords, order: PaypalOrder) {
  const { amount, custom_id, invoice_id } = order.unit
  const { id, status } = order.capture ?? {}
  const refunded = refundedOf(records, order)
  const shown = refunded === 0 ? status : refunded < centsOf(amount) ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
  return {
    id,
    status: shown,
    amount,
    final_capture: true,
    custom_id,
    invoice_id,
    supplementary_data: { related_ids: { order_id: order.id } },
  }
}

export function showAuthorization({ id: order_id, unit, authorization, capture }: PaypalOrder) {
  const { amount, custom_id, invoice_id } = unit
  const status = capture ? 'CAPTURED' : authorization?.status
  return {
    id: authorization?.id,
    status,
    amount,
    custom_id,
    invoice_id,
    supplementary_data: { related_ids: { order_id } },
  }
}

export const showRefund = ({ id, amount, custom_id, invoice_id, hasFailed }: PaypalRefund) => ({
  id,
  status: hasFailed ? 'FAILED' : 'COMPLETED',
  amount,
  custom_id,
  invoice_id,
})

/** What PayPal answers when it does not do what it was asked to. */
export const issue = (c: Context, name: string, status: 400 | 422 = 422) =>
  c.json({ name: status === 422 ? 'UNPROCESSABLE_ENTITY' : 'INVALID_REQUEST', details: [{ issue: name }] }, status)

export const resourceNotFound = (c: Context) =>
  c.json({ name: 'RESOURCE_NOT_FOUND', details: [{ issue: 'INVALID_RESOURCE_ID' }] }, 404)
