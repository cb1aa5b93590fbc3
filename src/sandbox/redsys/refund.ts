import { notifyShop, refundFacts } from './answer.ts'
import { type BankContext, isTaken } from './books.ts'
import type { Asked } from './request.ts'

/** Twice is twice: nothing here knows that it was asked before. */
export function refund(context: BankContext, asked: Asked): { error: string } | { facts: Record<string, unknown> } {
  const { world, books } = context
  const order = asked.DS_MERCHANT_ORDER
  const payment = books.payments.get(order)
  if (!payment) return { error: 'SIS0054' }
  if (!isTaken(payment)) return { error: 'SIS0056' }
  const amount = Number(asked.DS_MERCHANT_AMOUNT)
  const already = payment.refunds.reduce((total, made) => total + made.amount, 0)
  if (already + amount > payment.amount) return { error: 'SIS0057' }

  const at = world.now().toISOString()
  const made = { key: asked.DS_MERCHANT_MERCHANTDATA ?? '', amount, at, authorisation: world.random(3) }
  const { method } = payment
  world.ledger.record({ at, provider: 'redsys', kind: 'refund', method, order, amount, currency: 'EUR' })
  books.payments.put(order, { ...payment, refunds: [...payment.refunds, made] })
  const facts = refundFacts(context, order, made)
  notifyShop(context, asked.DS_MERCHANT_MERCHANTURL, order, at, facts)
  return { facts }
}
