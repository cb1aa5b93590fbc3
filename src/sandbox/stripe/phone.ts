import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { formatMoney } from '#platform/i18n/format.ts'
import { isLanguage, type Language, languageOfCountry, languages } from '#platform/i18n/languages.ts'
import { page } from '../pages/page.ts'
import type { Stripe, StripeIntent } from './account.ts'
import { failIntent, lookAt, lookAtAll, succeedIntent } from './settle.ts'
import { words } from './words.ts'

/** All phones in one: what waits for a yes or a no. In Portuguese, or with `?lang=es` in Spanish. */
export function makePhone(context: Stripe): Hono {
  return new Hono()
    .get('/', (c) => {
      const lang = c.req.query('lang')
      const language = isLanguage(lang) ? lang : languageOfCountry('PT')
      const text = words[language]
      const waiting = lookAtAll(context).filter(isWaiting)
      const body = html`<main class="narrow">
<p class="quiet">${text.note}</p>
<h1>${text.phone}</h1>
${waiting.length === 0 ? html`<p>${text.nothing}</p>` : waiting.map((intent) => question(language, intent))}
</main>`
      return page({ language, title: text.phone, body })
    })
    .post('/', async (c) => {
      const form = formSchema.safeParse(await c.req.parseBody())
      const intent = form.success && lookAt(context, form.data.id)
      if (!form.success || !intent || !isWaiting(intent)) return c.notFound()
      if (form.data.answer === 'accept') succeedIntent(context, intent)
      else failIntent(context, intent, 'payment_method_customer_decline')
      return c.redirect(`?lang=${form.data.lang}`, 303)
    })
}

const formSchema = z.object({ id: z.string(), answer: z.enum(['accept', 'refuse']), lang: z.enum(languages) })

const isWaiting = ({ type, status }: StripeIntent) => type === 'mb_way' && status === 'requires_action'

function question(language: Language, { id, phone, amount, currency, description }: StripeIntent) {
  const text = words[language]
  return html`<section>
<h2>${formatMoney({ amount, currency: currency.toUpperCase() })}</h2>
<dl>
<dt>${text.number}</dt><dd>${phone}</dd>
<dt>${text.description}</dt><dd>${description}</dd>
</dl>
<form class="actions" method="post" action="?">
<input type="hidden" name="id" value="${id}">
<input type="hidden" name="lang" value="${language}">
<button name="answer" value="accept">${text.accept}</button>
<button class="second" name="answer" value="refuse">${text.refuse}</button>
</form>
</section>`
}
