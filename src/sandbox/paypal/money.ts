import type { Movement } from '../ledger.ts'
import { centsOf, type Paypal, type PaypalOrder } from './account.ts'
import { showAuthorization, showCapture } from './resources.ts'
import { tellShop } from './tell-shop.ts'

export function recordMoney({ world }: Paypal, { unit }: PaypalOrder, kind: Movement['kind']) {
  const { amount, custom_id } = unit
  world.ledger.record({
    at: world.now().toISOString(),
    provider: 'paypal',
    kind,
    method: 'paypal',
    order: custom_id,
    amount: centsOf(amount),
    currency: amount.currency_code,
  })
}

export function takeMoney(context: Paypal, order: PaypalOrder) {
  recordMoney(context, order, order.authorization ? 'capture' : 'charge')
  tellShop(context, 'PAYMENT.CAPTURE.COMPLETED', showCapture(context.records, order))
}

export function keepMoney(context: Paypal, order: PaypalOrder) {
  recordMoney(context, order, 'authorization')
  tellShop(context, 'PAYMENT.AUTHORIZATION.CREATED', showAuthorization(order))
}
