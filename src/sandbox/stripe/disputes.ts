import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { defaultLanguage } from '#platform/i18n/languages.ts'
import { reinstate, takeBack } from '../disputed-money.ts'
import { page } from '../pages/page.ts'
import type { Counter, KeptIntent } from './account.ts'
import { leftOf, refundsOf } from './refunds.ts'
import { showRefund } from './resources.ts'
import { tellShop } from './tell-shop.ts'

const deeds = ['dispute', 'win', 'lose', 'fail-refunds'] as const
type Deed = (typeof deeds)[number]

const meanings: Record<Deed, string> = {
  dispute: 'The buyer disputes it',
  win: 'Decide for the shop',
  lose: 'Decide for the buyer',
  'fail-refunds': 'Let its refunds fail',
}

/** What can still happen to a payment that was made: a switchboard for tests, in English like the office. */
export function makeDisputes(counter: Counter): Hono {
  return new Hono()
    .get('/', () => {
      const paid = counter.books.intents.all().filter(([, { status }]) => status === 'succeeded')
      const title = 'Stripe: disputes'
      const body = html`<main class="narrow"><h1>${title}</h1>
${paid.length === 0 ? html`<p>Nothing was paid yet.</p>` : paid.map(([, intent]) => showPaid(intent))}</main>`
      return page({ language: defaultLanguage, title, body })
    })
    .post('/', async (c) => {
      const form = formSchema.safeParse(await c.req.parseBody())
      const intent = form.success && counter.books.intents.get(form.data.id)
      if (!form.success || !intent || intent.status !== 'succeeded') return c.notFound()
      if (form.data.deed === 'fail-refunds') failRefunds(counter, intent)
      else tell(counter, intent, form.data.deed)
      return c.redirect('?', 303)
    })
}

const formSchema = z.object({ id: z.string(), deed: z.enum(deeds) })

const statuses = { dispute: 'needs_response', win: 'won', lose: 'lost' }

/** The money moves, and then the shop is told. Stripe does not repeat the payment's metadata in it. */
function tell(counter: Counter, intent: KeptIntent, deed: Exclude<Deed, 'fail-refunds'>) {
  const { world, books } = counter
  const { id, amount, currency } = intent
  const payment = { ...paymentOf(intent), name: id, left: leftOf(counter, intent) }
  if (deed === 'win') reinstate(world, books.disputed, payment)
  else takeBack(world, books.disputed, payment, 'dispute')
  const dispute = {
    id: `dp_${id}`,
    object: 'dispute',
    amount,
    currency,
    charge: `ch_${id}`,
    payment_intent: id,
    metadata: {},
  }
  const type = deed === 'dispute' ? 'charge.dispute.created' : 'charge.dispute.closed'
  tellShop(counter, type, { ...dispute, reason: 'fraudulent', status: statuses[deed] })
}

const paymentOf = ({ type, metadata, currency }: KeptIntent) =>
  ({
    provider: 'stripe',
    method: type === 'mb_way' ? 'mbway' : 'multibanco',
    order: metadata.order ?? '',
    currency: currency.toUpperCase(),
  }) as const

/** The buyer's bank sends them back. */
function failRefunds(counter: Counter, intent: KeptIntent) {
  const { world, books } = counter
  for (const refund of refundsOf(counter, intent.id)) {
    if (refund.status === 'failed') continue
    const failed = { ...refund, status: 'failed' } as const
    books.refunds.put(refund.id, failed)
    world.ledger.record({
      at: world.now().toISOString(),
      ...paymentOf(intent),
      kind: 'refund',
      amount: -refund.amount,
    })
    tellShop(counter, 'refund.failed', showRefund(failed))
  }
}

const showPaid = ({ id, description, metadata }: KeptIntent) => html`<section>
<h2>${description ?? metadata.order}</h2>
<form class="actions" method="post" action="?">
<input type="hidden" name="id" value="${id}">
${deeds.map((deed) => html`<button class="second" name="deed" value="${deed}">${meanings[deed]}</button>`)}
</form>
</section>`
