import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { formatMoney } from '#platform/i18n/format.ts'
import { page } from '../pages/page.ts'
import { type ApprovalChoice, approvalChoices, centsOf, type Paypal, type PaypalOrder } from './account.ts'
import { words } from './words.ts'

/** Where the buyer says yes or no, and with what. */
export function makeApproval(context: Paypal): Hono {
  const { records, world } = context
  return new Hono()
    .get('/', (c) => {
      const order = records.orders.get(c.req.query('token') ?? '')
      if (!order) return c.notFound()
      return isCompleted(order) ? showDone(order) : showOrder(context, order)
    })
    .post('/', async (c) => {
      const form = formSchema.safeParse(await c.req.parseBody())
      const order = form.success && records.orders.get(form.data.token)
      if (!form.success || !order) return c.notFound()
      if (isCompleted(order)) return showDone(order)
      records.orders.put(order.id, { ...order, choice: form.data.choice })
      return c.redirect(wayBack(order, form.data.choice, world.random(7)), 303)
    })
}

const isCompleted = ({ capture, authorization }: PaypalOrder) => capture !== undefined || authorization !== undefined

const formSchema = z.object({ token: z.string(), choice: z.enum(approvalChoices) })

function wayBack({ id, returnUrl, cancelUrl }: PaypalOrder, choice: ApprovalChoice, payer: string): string {
  const url = new URL(choice === 'cancel' ? cancelUrl : returnUrl)
  url.searchParams.set('token', id)
  if (choice !== 'cancel') url.searchParams.set('PayerID', payer.toUpperCase())
  return url.href
}

function showOrder({ account }: Paypal, { id, unit, language, intent }: PaypalOrder) {
  const text = words[language]
  const amount = formatMoney({ amount: centsOf(unit.amount), currency: unit.amount.currency_code })
  const body = html`<main class="narrow">
<p class="quiet">${text.note}</p>
<h1>${text.title}</h1>
<dl>
<dt>${text.merchant}</dt><dd>${account.merchant}</dd>
<dt>${text.reference}</dt><dd>${unit.description ?? unit.invoice_id}</dd>
<dt>${text.amount}</dt><dd>${amount}</dd>
</dl>
<form method="post" action="?">
<input type="hidden" name="token" value="${id}">
<p><button class="wide" name="choice" value="approve">${text.approve}</button></p>
<p><button class="wide second" name="choice" value="cancel">${text.cancel}</button></p>
<h2>${text.otherwise}</h2>
<p><button class="wide second" name="choice" value="decline">${text.decline}</button></p>
<p><button class="wide second" name="choice" value="review">${text.review}</button></p>
${intent ? html`<p><button class="wide second" name="choice" value="refuse-capture">${text.refuseCapture}</button></p>` : ''}
</form>
</main>`
  return page({ language, title: `${text.title} · PayPal`, body, forms: 'anywhere' })
}

function showDone({ language, returnUrl }: PaypalOrder) {
  const text = words[language]
  const body = html`<main class="narrow">
<p class="quiet">${text.note}</p>
<h1>${text.done}</h1>
<p><a href="${returnUrl}">${text.backToShop}</a></p>
</main>`
  return page({ language, title: `${text.done} · PayPal`, body })
}
