import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { formatMoney } from '#platform/i18n/format.ts'
import { type Language, languageOf, languages } from '#platform/i18n/languages.ts'
import { page } from '../pages/page.ts'
import { centsOf, type Paypal, type PaypalOrder } from './account.ts'
import { keepMoney, takeMoney } from './money.ts'
import { showCapture } from './resources.ts'
import { tellShop } from './tell-shop.ts'
import { words } from './words.ts'

/** Where somebody at PayPal decides on the payments that are looked at: `?lang=pt` for Portuguese. */
export function makeReviews(context: Paypal): Hono {
  const { records } = context
  return new Hono()
    .get('/', (c) => {
      const language = languageOf('', c.req.query('lang'))
      const text = words[language]
      const pending = records.orders.all().filter(([, order]) => isPending(order))
      const body = html`<main class="narrow">
<p class="quiet">${text.note}</p>
<h1>${text.reviews}</h1>
${pending.length === 0 ? html`<p>${text.noReviews}</p>` : pending.map(([, order]) => showPending(order, language))}
</main>`
      return page({ language, title: `${text.reviews} · PayPal`, body })
    })
    .post('/', async (c) => {
      const form = formSchema.safeParse(await c.req.parseBody())
      const order = form.success && records.orders.get(form.data.token)
      if (!form.success || !order || !isPending(order)) return c.notFound()
      decide(context, order, form.data.verdict)
      return c.redirect(`?lang=${form.data.lang}`, 303)
    })
}

const formSchema = z.object({ token: z.string(), verdict: z.enum(['release', 'deny']), lang: z.enum(languages) })

const isPending = ({ capture, authorization }: PaypalOrder) => (capture ?? authorization)?.status === 'PENDING'

function decide(context: Paypal, order: PaypalOrder, verdict: 'release' | 'deny') {
  if (!order.capture) return decideAuthorization(context, order, verdict)
  const status = verdict === 'release' ? 'COMPLETED' : 'DECLINED'
  const decided: PaypalOrder = { ...order, capture: { ...order.capture, status } }
  context.records.orders.put(order.id, decided)
  if (verdict === 'release') takeMoney(context, decided)
  else tellShop(context, 'PAYMENT.CAPTURE.DENIED', showCapture(context.records, decided))
}

/** PayPal tells of one that was made, and not of one that was denied. */
function decideAuthorization(context: Paypal, order: PaypalOrder, verdict: 'release' | 'deny') {
  if (!order.authorization) return
  const status = verdict === 'release' ? 'CREATED' : 'DENIED'
  const decided: PaypalOrder = { ...order, authorization: { ...order.authorization, status } }
  context.records.orders.put(order.id, decided)
  if (verdict === 'release') keepMoney(context, decided)
}

function showPending({ id, unit }: PaypalOrder, language: Language) {
  const text = words[language]
  const amount = formatMoney({ amount: centsOf(unit.amount), currency: unit.amount.currency_code })
  return html`<section>
<h2>${unit.description ?? unit.invoice_id}</h2>
<p>${amount}</p>
<form class="actions" method="post" action="?">
<input type="hidden" name="token" value="${id}">
<input type="hidden" name="lang" value="${language}">
<button name="verdict" value="release">${text.release}</button>
<button class="second" name="verdict" value="deny">${text.deny}</button>
</form>
</section>`
}
