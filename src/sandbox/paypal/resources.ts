import { centsOf, type KeptOrder, type KeptRefund, type Ledger, refundedOf } from './account.ts'

/** Orders, authorisations, captures and refunds as PayPal shows them, with what a shop reads of them. */
export function showOrder(books: Ledger, order: KeptOrder, url: string) {
  const refunds = books.refunds.all().flatMap(([, refund]) => (refund.order === order.id ? [showRefund(refund)] : []))
  const isCompleted = order.capture !== undefined || order.authorization !== undefined
  const authorizations = order.authorization && { authorizations: [showAuthorization(order)] }
  const captures = order.capture && { captures: [showCapture(books, order)] }
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

function statusOf({ capture, authorization, choice }: KeptOrder) {
  if (capture || authorization) return 'COMPLETED'
  return choice && choice !== 'cancel' ? 'APPROVED' : 'PAYER_ACTION_REQUIRED'
}

export function showCapture(books: Ledger, order: KeptOrder) {
  const { amount, custom_id, invoice_id } = order.unit
  const { id, status } = order.capture ?? {}
  const refunded = refundedOf(books, order)
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

export function showAuthorization({ id: order_id, unit, authorization, capture }: KeptOrder) {
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

export const showRefund = ({ id, amount, custom_id, invoice_id, hasFailed }: KeptRefund) => ({
  id,
  status: hasFailed ? 'FAILED' : 'COMPLETED',
  amount,
  custom_id,
  invoice_id,
})
