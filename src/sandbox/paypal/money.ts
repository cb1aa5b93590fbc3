import type { Movement } from '../ledger.ts'
import { centsOf, type Paypal, type PaypalOrder, paymentOf } from './account.ts'
import { showAuthorization, showCapture } from './resources.ts'
import { tellShop } from './tell-shop.ts'

export function recordMoney(
  { world }: Paypal,
  order: PaypalOrder,
  kind: Movement['kind'],
  amount = centsOf(order.unit.amount),
) {
  world.ledger.record({ at: world.now().toISOString(), ...paymentOf(order), kind, amount })
}

export function takeMoney(context: Paypal, order: PaypalOrder) {
  recordMoney(context, order, order.authorization ? 'capture' : 'charge')
  tellShop(context, 'PAYMENT.CAPTURE.COMPLETED', showCapture(context.records, order))
}

export function keepMoney(context: Paypal, order: PaypalOrder) {
  recordMoney(context, order, 'authorization')
  tellShop(context, 'PAYMENT.AUTHORIZATION.CREATED', showAuthorization(order))
}
