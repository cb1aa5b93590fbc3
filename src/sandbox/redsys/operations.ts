import { day } from '#platform/time/durations.ts'
import { endingFacts, notifyShop, paymentFacts, refundFacts } from './answer.ts'
import { type Ending, hasEnding, isMoneyTaken, isPaymentAccepted, type Redsys, type RedsysPayment } from './records.ts'
import type { RedsysRequest } from './request.ts'
import { cardNamed } from './test-cards.ts'

/** How a payment, or a pre-authorisation, was answered. Money is in the ledger before anybody hears of it. */
export function settle(context: Redsys, payment: RedsysPayment, response: string): RedsysPayment {
  const { world, records } = context
  const at = world.now().toISOString()
  const isGranted = /^00\d\d$/.test(response)
  const ended: RedsysPayment = {
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
  records.payments.put(payment.order, ended)
  notifyShop(context, payment.notificationUrl, payment.order, at, paymentFacts(context, ended))
  return ended
}

/** Where there is only room for four digits, SIS0334 is 9334. */
const asNumber = (response: string) => response.replace(/^SIS0/, '9')

/** Twice is twice: nothing here knows that it was asked before. */
export function refund(context: Redsys, asked: RedsysRequest): { error: string } | { facts: Record<string, unknown> } {
  const { world, records } = context
  const order = asked.DS_MERCHANT_ORDER
  const payment = records.payments.get(order)
  if (!payment) return { error: 'SIS0054' }
  if (!isMoneyTaken(payment)) return { error: 'SIS0056' }
  const amount = Number(asked.DS_MERCHANT_AMOUNT)
  const already = payment.refunds.reduce((total, made) => total + made.amount, 0)
  if (already + amount > payment.amount) return { error: 'SIS0057' }

  const at = world.now().toISOString()
  const made = { key: asked.DS_MERCHANT_MERCHANTDATA ?? '', amount, at, authorisation: world.random(3) }
  const { method } = payment
  world.ledger.record({ at, provider: 'redsys', kind: 'refund', method, order, amount, currency: 'EUR' })
  records.payments.put(order, { ...payment, refunds: [...payment.refunds, made] })
  const facts = refundFacts(context, order, made)
  notifyShop(context, asked.DS_MERCHANT_MERCHANTURL, order, at, facts)
  return { facts }
}

/** A pre-authorisation is confirmed (`2`) or cancelled (`9`), once. The shop confirms the whole of it. */
export function endAuthorization(
  context: Redsys,
  asked: RedsysRequest,
  type: Ending['type'],
): { error: string } | { facts: Record<string, unknown> } {
  const { world, records } = context
  const payment = records.payments.get(asked.DS_MERCHANT_ORDER)
  const error = whyNot(payment, type, Number(asked.DS_MERCHANT_AMOUNT), world.now())
  if (!payment || error) return { error: error ?? noSuchOrder[type] }

  const at = world.now().toISOString()
  const refusal = type === '2' ? cardNamed(payment.card ?? '')?.capture : undefined
  const ending: Ending = { type, response: refusal ?? granted[type], at, authorisation: world.random(3) }
  const { method, order, amount } = payment
  const kind = type === '2' ? 'capture' : 'release'
  if (!refusal) world.ledger.record({ at, provider: 'redsys', kind, method, order, amount, currency: 'EUR' })
  records.payments.put(order, { ...payment, endings: [...(payment.endings ?? []), ending] })
  const facts = endingFacts(context, payment, ending)
  notifyShop(context, asked.DS_MERCHANT_MERCHANTURL, order, at, facts)
  return { facts }
}

const granted = { '2': '0900', '9': '0400' } as const
const noSuchOrder = { '2': 'SIS0059', '9': 'SIS0225' } as const

/** Redsys' own numbers. What was confirmed can't be cancelled (72). */
function whyNot(payment: RedsysPayment | undefined, type: Ending['type'], amount: number, now: Date): string | null {
  if (!payment?.isPreauthorization) return noSuchOrder[type]
  if (hasEnding(payment, '2', '0900')) return type === '2' ? 'SIS0060' : 'SIS0072'
  if (hasEnding(payment, '9', '0400')) return 'SIS0222'
  if (!isPaymentAccepted(payment)) return type === '2' ? 'SIS0061' : 'SIS0223'
  if (amount !== payment.amount) return type === '2' ? 'SIS0062' : 'SIS0226'
  return type === '2' && now.getTime() > Date.parse(payment.at) + 7 * day ? 'SIS0132' : null
}
