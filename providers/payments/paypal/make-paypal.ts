import type { FailureCode } from '#domain/payments/failure-code.ts'
import type { AttemptFacts, Memo, Nothing, PaymentOutcome, PaymentProvider } from '#domain/payments/payment-provider.ts'
import { type Answer, makeApi, type PaypalApi, type PaypalSettings, type Surroundings } from './api.ts'
import { makeNotificationReader } from './notification.ts'
import { findOrder, newOrder, outcomeOf, readOrder } from './order.ts'
import { giveBack } from './refund.ts'

/**
 * The buyer approves at PayPal, and we take the money when they come back: nothing is paid without our own call. An
 * approved order whose buyer never came back is found by asking, which then points to our own address: resume it.
 * The memo holds PayPal's names of the order and of the capture.
 */
export function makePaypal(settings: PaypalSettings, surroundings: Surroundings): PaymentProvider {
  const api = makeApi(settings, surroundings)
  return {
    name: 'paypal',
    methods: ['paypal'],
    capabilities: { ownPages: ['paypal'], chargedOnReturn: ['paypal'], authorizes: {} },
    transactionIdOf: ({ capture }) => capture,
    begin: (attempt) => begin(api, attempt),
    resume: (attempt, done) => (done.kind === 'again' ? goOn(api, attempt) : capture(api, attempt)),
    ask: (attempt) => ask(api, attempt),
    abandon: (attempt) => abandon(api, attempt),
    refund: (attempt, refund) => giveBack(api, attempt, refund),
    readNotification: makeNotificationReader(settings, surroundings),
  }
}

async function begin(api: PaypalApi, attempt: AttemptFacts): Promise<PaymentOutcome> {
  if (attempt.charge === 'later') throw new Error('PayPal takes it at once, until we ask otherwise')
  const answer = await api.post('/v2/checkout/orders', `${attempt.order}-order`, newOrder(attempt))
  return answer.issue ? failed(answer, attempt.memo) : outcomeOf(readOrder(answer.body, attempt), attempt)
}

/** Nothing is captured that PayPal might refuse for not being approved: who has not said yes there is led there again. */
async function goOn(api: PaypalApi, attempt: AttemptFacts): Promise<PaymentOutcome> {
  if (!attempt.memo.order) return begin(api, attempt)
  const order = await findOrder(api, attempt)
  if (!order) return { state: 'failed', code: 'generic-1', memo: attempt.memo }
  return order.status === 'APPROVED' ? capture(api, attempt) : outcomeOf(order, attempt)
}

/**
 * Who cancelled comes back to the same address: PayPal then says that the order is not approved. An order whose name
 * was lost is begun again, under the same request id: nobody can have approved it.
 */
async function capture(api: PaypalApi, attempt: AttemptFacts): Promise<PaymentOutcome> {
  const id = attempt.memo.order
  if (!id) return begin(api, attempt)
  const answer = await api.post(`/v2/checkout/orders/${encodeURIComponent(id)}/capture`, `${attempt.order}-capture`, {})
  if (!answer.issue) return outcomeOf(readOrder(answer.body, attempt), attempt)
  if (answer.issue !== 'ORDER_ALREADY_CAPTURED') return failed(answer, attempt.memo)
  const order = await findOrder(api, attempt)
  if (!order) throw new Error(`PayPal has captured order ${attempt.order} and does not know it`)
  return outcomeOf(order, attempt)
}

function failed({ issue = '' }: Answer, memo: Memo): PaymentOutcome {
  if (underWay.has(issue)) throw new Error(`PayPal leaves it open: ${issue}`)
  return { state: 'failed', code: failureCodeOf(issue), memo }
}

/** The same was asked before, and is being done. */
const underWay = new Set(['PREVIOUS_REQUEST_IN_PROGRESS', 'DUPLICATE_REQUEST_ID'])

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

/** What we do not capture can't be paid, so there is nothing to take back: it is enough not to resume it again. */
async function abandon(api: PaypalApi, attempt: AttemptFacts): Promise<PaymentOutcome | Nothing> {
  const known = await ask(api, attempt)
  return known.state === 'waiting' && known.for.kind === 'redirect' ? { state: 'none' } : known
}
