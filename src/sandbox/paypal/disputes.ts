import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { defaultLanguage } from '#platform/i18n/languages.ts'
import { reinstate, takeBack } from '../disputed-money.ts'
import { page } from '../pages/page.ts'
import { type Counter, centsOf, type KeptOrder, refundedOf } from './account.ts'
import { showCapture, showRefund } from './resources.ts'
import { tellShop } from './tell-shop.ts'

const deeds = ['dispute', 'win', 'lose', 'reverse', 'fail-refunds'] as const
type Deed = (typeof deeds)[number]

const meanings: Record<Deed, string> = {
  dispute: 'The buyer disputes it',
  win: 'Decide for the shop',
  lose: 'Decide for the buyer',
  reverse: 'Take the money back from the shop',
  'fail-refunds': 'Let its refunds fail',
}

/** What can still happen to a payment that was taken: a switchboard for tests, in English like the office. */
export function makeDisputes(counter: Counter): Hono {
  return new Hono()
    .get('/', () => {
      const taken = counter.books.orders.all().filter(([, { capture }]) => capture?.status === 'COMPLETED')
      const title = 'PayPal: disputes and reversals'
      const body = html`<main class="narrow"><h1>${title}</h1>
${taken.length === 0 ? html`<p>Nothing was paid yet.</p>` : taken.map(([, order]) => showTaken(order))}</main>`
      return page({ language: defaultLanguage, title, body })
    })
    .post('/', async (c) => {
      const form = formSchema.safeParse(await c.req.parseBody())
      const order = form.success && counter.books.orders.get(form.data.token)
      if (!form.success || order === false || order?.capture?.status !== 'COMPLETED') return c.notFound()
      if (form.data.deed === 'fail-refunds') failRefunds(counter, order)
      else tell(counter, order, form.data.deed)
      return c.redirect('?', 303)
    })
}

const formSchema = z.object({ token: z.string(), deed: z.enum(deeds) })

/** The money moves, and then the shop is told. */
function tell(counter: Counter, order: KeptOrder, deed: Exclude<Deed, 'fail-refunds'>) {
  const { world, books } = counter
  const { id = '' } = order.capture ?? {}
  const payment = { ...paymentOf(order), name: order.id, left: centsOf(order.unit.amount) - refundedOf(books, order) }
  if (deed === 'win') reinstate(world, books.disputed, payment)
  else takeBack(world, books.disputed, payment, deed === 'reverse' ? 'reversal' : 'dispute')
  if (deed === 'reverse') return tellShop(counter, 'PAYMENT.CAPTURE.REVERSED', showCapture(counter.books, order))
  const { custom_id: custom, invoice_id: invoice_number } = order.unit
  const dispute = {
    dispute_id: `PP-D-${id}`,
    reason: 'UNAUTHORISED',
    disputed_transactions: [{ seller_transaction_id: id, custom, invoice_number }],
  }
  if (deed === 'dispute')
    return tellShop(counter, 'CUSTOMER.DISPUTE.CREATED', { ...dispute, status: 'WAITING_FOR_SELLER_RESPONSE' })
  const outcome_code = deed === 'win' ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR'
  tellShop(counter, 'CUSTOMER.DISPUTE.RESOLVED', { ...dispute, status: 'RESOLVED', dispute_outcome: { outcome_code } })
}

function failRefunds(counter: Counter, order: KeptOrder) {
  const { world, books } = counter
  const amount = refundedOf(books, order)
  for (const [, refund] of books.refunds.all()) {
    if (refund.order !== order.id || refund.hasFailed) continue
    const failed = { ...refund, hasFailed: true }
    books.refunds.put(refund.id, failed)
    tellShop(counter, 'PAYMENT.REFUND.FAILED', showRefund(failed))
  }
  world.ledger.record({ at: world.now().toISOString(), ...paymentOf(order), kind: 'refund', amount: -amount })
}

const paymentOf = ({ unit: { custom_id, amount } }: KeptOrder) =>
  ({ provider: 'paypal', method: 'paypal', order: custom_id, currency: amount.currency_code }) as const

const showTaken = ({ id, unit }: KeptOrder) => html`<section>
<h2>${unit.description ?? unit.invoice_id}</h2>
<form class="actions" method="post" action="?">
<input type="hidden" name="token" value="${id}">
${deeds.map((deed) => html`<button class="second" name="deed" value="${deed}">${meanings[deed]}</button>`)}
</form>
</section>`
