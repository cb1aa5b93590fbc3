import { day } from '#platform/time/durations.ts'
import { endingFacts, notifyShop } from './answer.ts'
import { type BankContext, type Ending, hasEnding, isAccepted, type Payment } from './books.ts'
import type { Asked } from './request.ts'
import { cardNamed } from './test-cards.ts'

/** A pre-authorisation is confirmed (`2`) or cancelled (`9`), once. The shop confirms the whole of it. */
export function endAuthorization(
  context: BankContext,
  asked: Asked,
  type: Ending['type'],
): { error: string } | { facts: Record<string, unknown> } {
  const { world, books } = context
  const payment = books.payments.get(asked.DS_MERCHANT_ORDER)
  const error = whyNot(payment, type, Number(asked.DS_MERCHANT_AMOUNT), world.now())
  if (!payment || error) return { error: error ?? noSuchOrder[type] }

  const at = world.now().toISOString()
  const refusal = type === '2' ? cardNamed(payment.card ?? '')?.capture : undefined
  const ending: Ending = { type, response: refusal ?? granted[type], at, authorisation: world.random(3) }
  const { method, order, amount } = payment
  const kind = type === '2' ? 'capture' : 'release'
  if (!refusal) world.ledger.record({ at, provider: 'redsys', kind, method, order, amount, currency: 'EUR' })
  books.payments.put(order, { ...payment, endings: [...(payment.endings ?? []), ending] })
  const facts = endingFacts(context, payment, ending)
  notifyShop(context, asked.DS_MERCHANT_MERCHANTURL, order, at, facts)
  return { facts }
}

const granted = { '2': '0900', '9': '0400' } as const
const noSuchOrder = { '2': 'SIS0059', '9': 'SIS0225' } as const

/** Redsys' own numbers. What was confirmed can't be cancelled (72). */
function whyNot(payment: Payment | undefined, type: Ending['type'], amount: number, now: Date): string | null {
  if (!payment?.isPreauthorization) return noSuchOrder[type]
  if (hasEnding(payment, '2', '0900')) return type === '2' ? 'SIS0060' : 'SIS0072'
  if (hasEnding(payment, '9', '0400')) return 'SIS0222'
  if (!isAccepted(payment)) return type === '2' ? 'SIS0061' : 'SIS0223'
  if (amount !== payment.amount) return type === '2' ? 'SIS0062' : 'SIS0226'
  return type === '2' && now.getTime() > Date.parse(payment.at) + 7 * day ? 'SIS0132' : null
}
