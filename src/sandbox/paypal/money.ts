import type { Movement } from '../ledger.ts'
import { type Counter, centsOf, type KeptOrder } from './account.ts'
import { showAuthorization, showCapture } from './resources.ts'
import { tellShop } from './tell-shop.ts'

export function recordMoney({ world }: Counter, { unit }: KeptOrder, kind: Movement['kind']) {
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

export function takeMoney(counter: Counter, order: KeptOrder) {
  recordMoney(counter, order, order.authorization ? 'capture' : 'charge')
  tellShop(counter, 'PAYMENT.CAPTURE.COMPLETED', showCapture(counter.books, order))
}

export function keepMoney(counter: Counter, order: KeptOrder) {
  recordMoney(counter, order, 'authorization')
  tellShop(counter, 'PAYMENT.AUTHORIZATION.CREATED', showAuthorization(order))
}
