import type { FailureCode } from '#features/checkout/rules/payments/failure-code.ts'
import type {
  AttemptFacts,
  Memo,
  Nothing,
  PaymentOutcome,
  PaymentProvider,
} from '#features/checkout/rules/payments/payment-provider.ts'
import { day } from '#platform/time/durations.ts'
import {
  isUnderWay,
  makeApi,
  type PaypalAnswer,
  type PaypalApi,
  type PaypalSettings,
  type Surroundings,
} from './api.ts'
import { capture, release } from './authorizations.ts'
import { makeNotificationReader } from './notification.ts'
import { findOrder, newOrder, outcomeOf, readOrder } from './order.ts'
import { refundPayment } from './refund.ts'

/**
 * The buyer approves at PayPal, and we take the money when they come back, or have it authorised: nothing is paid without
 * our own call. An approved order whose buyer never came back is found by asking, which then points to our own address:
 * resume it. The memo holds PayPal's names of the order and of the capture.
 */
export function makePaypal(settings: PaypalSettings, surroundings: Surroundings): PaymentProvider {
  const api = makeApi(settings, surroundings)
  return {
    name: 'paypal',
    methods: ['paypal'],
    // PayPal guarantees the money for three days; an authorisation can be captured, or expires by itself, within 29.
    capabilities: { ownPages: ['paypal'], chargedOnReturn: ['paypal'], authorizes: { paypal: 3 * day } },
    transactionIdOf: ({ capture }) => capture,
    begin: (attempt) => begin(api, attempt),
    resume: (attempt, done) => (done.kind === 'again' ? goOn(api, attempt) : complete(api, attempt)),
    ask: (attempt) => ask(api, attempt),
    abandon: (attempt) => abandon(api, attempt),
    authorizations: {
      capture: (attempt) => capture(api, attempt),
      release: (attempt) => release(api, attempt),
    },
    refund: (attempt, refund) => refundPayment(api, attempt, refund),
    readNotification: makeNotificationReader(settings, surroundings),
  }
}

async function begin(api: PaypalApi, attempt: AttemptFacts): Promise<PaymentOutcome> {
  const answer = await api.post('/v2/checkout/orders', `${attempt.order}-order`, newOrder(attempt))
  return answer.issue ? failed(answer, attempt.memo) : outcomeOf(readOrder(answer.body, attempt), attempt)
}

/** Nothing is completed that PayPal might refuse for not being approved: who has not said yes there is led there again. */
async function goOn(api: PaypalApi, attempt: AttemptFacts): Promise<PaymentOutcome> {
  if (!attempt.memo.order) return begin(api, attempt)
  const order = await findOrder(api, attempt)
  if (!order) return { state: 'failed', code: 'generic-1', memo: attempt.memo }
  return order.status === 'APPROVED' ? complete(api, attempt) : outcomeOf(order, attempt)
}

/**
 * Takes what the buyer has approved, or has it authorised. Who cancelled comes back to the same address: PayPal then says
 * that the order is not approved. An order whose name was lost is begun again, under the same request id: nobody can
 * have approved it.
 */
async function complete(api: PaypalApi, attempt: AttemptFacts): Promise<PaymentOutcome> {
  const id = attempt.memo.order
  if (!id) return begin(api, attempt)
  const deed = attempt.charge === 'now' ? 'capture' : 'authorize'
  const answer = await api.post(`/v2/checkout/orders/${encodeURIComponent(id)}/${deed}`, `${attempt.order}-${deed}`, {})
  if (!answer.issue) return outcomeOf(readOrder(answer.body, attempt), attempt)
  if (!isCompleted.has(answer.issue)) return failed(answer, attempt.memo)
  const order = await findOrder(api, attempt)
  if (!order) throw new Error(`PayPal has completed order ${attempt.order} and does not know it`)
  return outcomeOf(order, attempt)
}

const isCompleted = new Set(['ORDER_ALREADY_CAPTURED', 'ORDER_ALREADY_AUTHORIZED'])

function failed({ issue = '' }: PaypalAnswer, memo: Memo): PaymentOutcome {
  if (isUnderWay(issue)) throw new Error(`PayPal leaves it open: ${issue}`)
  return { state: 'failed', code: failureCodeOf(issue), memo }
}

/** The buyer's card or account was refused: another may do. For everything else, trying again may. */
const failureCodeOf = (issue: string): FailureCode => (refusals.has(issue) ? 'generic-2' : 'generic-1')

const refusals = new Set([
  'INSTRUMENT_DECLINED',
  'TRANSACTION_REFUSED',
  'CARD_EXPIRED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
])

async function ask(api: PaypalApi, attempt: AttemptFacts): Promise<PaymentOutcome | Nothing> {
  const order = await findOrder(api, attempt)
  return order ? outcomeOf(order, attempt) : { state: 'none' }
}

/**
 * What we do not complete can't be paid, so there is nothing to take back: it is enough not to resume it again. What was
 * authorised is given up.
 */
async function abandon(api: PaypalApi, attempt: AttemptFacts): Promise<PaymentOutcome | Nothing> {
  const known = await ask(api, attempt)
  if (known.state === 'released' || (known.state === 'waiting' && known.for.kind === 'redirect'))
    return { state: 'none' }
  if (known.state !== 'authorized') return known
  const { state } = await release(api, attempt)
  return state === 'released' ? { state: 'none' } : ask(api, attempt)
}
