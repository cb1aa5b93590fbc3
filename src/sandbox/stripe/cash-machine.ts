import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { formatMoney } from '#platform/i18n/format.ts'
import { isLanguage, type Language, languageOfCountry, languages } from '#platform/i18n/languages.ts'
import { page } from '../pages/page.ts'
import type { Stripe, StripeIntent } from './account.ts'
import { failIntent, holdIntent, lookAtAll, succeedIntent } from './settle.ts'
import { words } from './words.ts'

/** Where a reference is paid, or left until nobody can pay it any more. In Portuguese, or with `?lang=es` in Spanish. */
export function makeCashMachine(context: Stripe): Hono {
  return new Hono()
    .get('/', (c) => {
      const asked = c.req.query()
      const language = toLanguage(asked.lang)
      const text = words[language]
      const done = doneSchema.safeParse(asked.done)
      if (done.success) return show(language, html`<p>${text[done.data]}</p>`)
      if (!asked.reference) return show(language, searchForm(language))
      const intent = findWaiting(context, asked.entity ?? '', asked.reference)
      return show(
        language,
        intent
          ? payForm(language, intent)
          : html`<p class="error" role="alert">${text.unknown}</p>${searchForm(language)}`,
      )
    })
    .post('/', async (c) => {
      const form = formSchema.safeParse(await c.req.parseBody())
      const intent = form.success && findWaiting(context, form.data.entity, form.data.reference)
      if (!form.success || !intent) return c.notFound()
      const { deed, lang } = form.data
      if (deed === 'pay') succeedIntent(context, intent)
      else if (deed === 'hold') holdIntent(context, intent)
      else failIntent(context, intent, 'payment_intent_payment_attempt_expired')
      return c.redirect(`?lang=${lang}&done=${ends[deed]}`, 303)
    })
}

const ends = { pay: 'paid', hold: 'held', expire: 'expired' } as const
const doneSchema = z.enum(['paid', 'held', 'expired'])

const formSchema = z.object({
  entity: z.string(),
  reference: z.string(),
  deed: z.enum(['pay', 'hold', 'expire']),
  lang: z.enum(languages),
})

const toLanguage = (asked: string | undefined): Language => (isLanguage(asked) ? asked : languageOfCountry('PT'))

/** People write a reference in groups of three. */
const findWaiting = (context: Stripe, entity: string, reference: string): StripeIntent | undefined =>
  lookAtAll(context).find(
    (intent) =>
      (intent.status === 'requires_action' || intent.status === 'processing') &&
      intent.entity === entity.trim() &&
      intent.reference === reference.replaceAll(' ', ''),
  )

function show(language: Language, content: ReturnType<typeof html>) {
  const { machine, note } = words[language]
  const body = html`<main class="narrow"><p class="quiet">${note}</p><h1>${machine}</h1>${content}</main>`
  return page({ language, title: machine, body })
}

function searchForm(language: Language) {
  const text = words[language]
  return html`<form method="get" action="?">
<p>${text.find}</p>
<input type="hidden" name="lang" value="${language}">
<div class="field"><label for="entity">${text.entity}</label>
<input id="entity" name="entity" inputmode="numeric" autocomplete="off" required></div>
<div class="field"><label for="reference">${text.reference}</label>
<input id="reference" name="reference" inputmode="numeric" autocomplete="off" required></div>
<p><button class="wide">${text.search}</button></p>
</form>`
}

function payForm(
  language: Language,
  { entity, reference, amount, currency, description, expiresAt = 0 }: StripeIntent,
) {
  const text = words[language]
  return html`<dl>
<dt>${text.entity}</dt><dd>${entity}</dd>
<dt>${text.reference}</dt><dd>${reference?.replace(/(\d{3})(?=\d)/g, '$1 ')}</dd>
<dt>${text.description}</dt><dd>${description}</dd>
<dt>${text.amount}</dt><dd>${formatMoney({ amount, currency: currency.toUpperCase() })}</dd>
<dt>${text.until}</dt><dd>${new Date(expiresAt * 1000).toISOString().slice(0, 10)}</dd>
</dl>
<form class="actions" method="post" action="?">
<input type="hidden" name="entity" value="${entity}">
<input type="hidden" name="reference" value="${reference}">
<input type="hidden" name="lang" value="${language}">
<button name="deed" value="pay">${text.pay}</button>
<button class="second" name="deed" value="hold">${text.hold}</button>
<button class="second" name="deed" value="expire">${text.expire}</button>
</form>`
}
