import { notifyShop, paymentFacts } from './answer.ts'
import type { BankContext, Payment } from './books.ts'

/** How a payment, or a pre-authorisation, was answered. Money is in the ledger before anybody hears of it. */
export function settle(context: BankContext, payment: Payment, response: string): Payment {
  const { world, books } = context
  const at = world.now().toISOString()
  const isGranted = /^00\d\d$/.test(response)
  const ended: Payment = {
    ...payment,
    state: 'F',
    at,
    response: asNumber(response),
    ...(isGranted && { authorisation: world.random(3) }),
  }
  if (isGranted) {
    const { method, order, amount, isPreauthorization } = payment
    const kind = isPreauthorization ? 'authorization' : 'charge'
    world.ledger.record({ at, provider: 'redsys', kind, method, order, amount, currency: 'EUR' })
  }
  books.payments.put(payment.order, ended)
  notifyShop(context, payment.notificationUrl, payment.order, at, paymentFacts(context, ended))
  return ended
}

/** Where there is only room for four digits, SIS0334 is 9334. */
const asNumber = (response: string) => response.replace(/^SIS0/, '9')
