import { notifyShop, paymentFacts } from './answer.ts'
import type { BankContext, Payment } from './books.ts'

/** The end of a payment. Money is in the ledger before anybody hears of it. */
export function settle(context: BankContext, payment: Payment, response: string): Payment {
  const { world, books } = context
  const at = world.now().toISOString()
  const isPaid = /^00\d\d$/.test(response)
  const ended: Payment = {
    ...payment,
    state: 'F',
    at,
    response: asNumber(response),
    ...(isPaid && { authorisation: world.random(3) }),
  }
  if (isPaid) {
    const { method, order, amount } = payment
    world.ledger.record({ at, provider: 'redsys', kind: 'charge', method, order, amount, currency: 'EUR' })
  }
  books.payments.put(payment.order, ended)
  notifyShop(context, payment.notificationUrl, payment.order, at, paymentFacts(context, ended))
  return ended
}

/** Where there is only room for four digits, SIS0334 is 9334. */
const asNumber = (response: string) => response.replace(/^SIS0/, '9')
