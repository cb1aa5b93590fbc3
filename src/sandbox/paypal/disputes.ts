import type { Hono } from 'hono'
import { reinstate, takeBack } from '../disputed-money.ts'
import { makeDisputesPage } from '../pages/disputes-page.ts'
import { centsOf, type Paypal, type PaypalOrder, paymentOf, refundedOf } from './account.ts'
import { recordMoney } from './money.ts'
import { showCapture, showRefund } from './resources.ts'
import { tellShop } from './tell-shop.ts'

const deeds = {
  dispute: 'The buyer disputes it',
  win: 'Decide for the shop',
  lose: 'Decide for the buyer',
  reverse: 'Take the money back from the shop',
  'fail-refunds': 'Let its refunds fail',
}
type Deed = keyof typeof deeds

export function makeDisputes(context: Paypal): Hono {
  const { orders } = context.records
  return makeDisputesPage({
    title: 'PayPal: disputes and reversals',
    field: 'token',
    deeds,
    list: () =>
      orders
        .all()
        .filter(([, { capture }]) => capture?.status === 'COMPLETED')
        .map(([, { id, unit }]) => ({ name: id, title: unit.description ?? unit.invoice_id })),
    act: (token, deed) => {
      const order = orders.get(token)
      if (order?.capture?.status !== 'COMPLETED') return false
      if (deed === 'fail-refunds') failRefunds(context, order)
      else tell(context, order, deed)
      return true
    },
  })
}

/** The money moves, and then the shop is told. */
function tell(context: Paypal, order: PaypalOrder, deed: Exclude<Deed, 'fail-refunds'>) {
  const { world, records } = context
  const { id = '' } = order.capture ?? {}
  const payment = { ...paymentOf(order), name: order.id, left: centsOf(order.unit.amount) - refundedOf(records, order) }
  if (deed === 'win') reinstate(world, records.disputed, payment)
  else takeBack(world, records.disputed, payment, deed === 'reverse' ? 'reversal' : 'dispute')
  if (deed === 'reverse') return tellShop(context, 'PAYMENT.CAPTURE.REVERSED', showCapture(context.records, order))
  const { custom_id: custom, invoice_id: invoice_number } = order.unit
  const dispute = {
    dispute_id: `PP-D-${id}`,
    reason: 'UNAUTHORISED',
    disputed_transactions: [{ seller_transaction_id: id, custom, invoice_number }],
  }
  if (deed === 'dispute')
    return tellShop(context, 'CUSTOMER.DISPUTE.CREATED', { ...dispute, status: 'WAITING_FOR_SELLER_RESPONSE' })
  const outcome_code = deed === 'win' ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR'
  tellShop(context, 'CUSTOMER.DISPUTE.RESOLVED', { ...dispute, status: 'RESOLVED', dispute_outcome: { outcome_code } })
}

function failRefunds(context: Paypal, order: PaypalOrder) {
  const { records } = context
  const amount = refundedOf(records, order)
  for (const [, refund] of records.refunds.all()) {
    if (refund.order !== order.id || refund.hasFailed) continue
    const failed = { ...refund, hasFailed: true }
    records.refunds.put(refund.id, failed)
    tellShop(context, 'PAYMENT.REFUND.FAILED', showRefund(failed))
  }
  recordMoney(context, order, 'refund', -amount)
}
