import type { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { defaultLanguage, type Language } from '#platform/i18n/languages.ts'
import { page } from '../pages/page.ts'
import { settle } from './operations.ts'
import { paymentOf, type Redsys, type RedsysPayment } from './records.ts'
import { type RedsysRequest, readRequest } from './request.ts'
import { testPhones } from './test-cards.ts'
import { inEuros, languageNumbered, words } from './words.ts'

const decision = z.object({
  page: z.string().catch(''),
  phone: z
    .string()
    .catch('')
    .transform((typed) => typed.replace(/[\s.-]|^\s*\+34/g, '')),
  refuse: z.string().optional(),
})

/** 9915: the buyer has cancelled. */
const refusedByBuyer = '9915'

/** The page that the shop's form leads to. */
export function addBizum(app: Hono, context: Redsys) {
  app.post('/sis/realizarPago', async (c) => {
    const read = readRequest(context, await c.req.parseBody())
    if ('error' in read) return broken(defaultLanguage, read.error)
    const begun = begin(context, read.asked)
    if ('error' in begun) return broken(languageOf(read.asked), begun.error)
    return choose(context, begun.payment, begun.name)
  })

  app.post('/bizum/decision', async (c) => {
    const { page: name, phone, refuse } = decision.parse(await c.req.parseBody())
    const payment = paymentOf(context.records, name)
    const language = payment?.language ?? defaultLanguage
    if (!payment?.page || payment.state === 'F') return broken(language, 'SIS0051')
    if (refuse === undefined && !isMobile(phone))
      return choose(context, payment, name, words[language].bizum.phoneError)
    const { response } = settle(context, payment, refuse === undefined ? bankOf(phone) : refusedByBuyer)
    return c.redirect(response === '0000' ? payment.page.ok : payment.page.ko, 303)
  })
}

const isMobile = (phone: string) => /^[67]\d{8}$/.test(phone)
const bankOf = (phone: string) => testPhones.find(({ number }) => number === phone)?.answer ?? '0000'

function begin(
  { records, world }: Redsys,
  asked: RedsysRequest,
): { payment: RedsysPayment; name: string } | { error: string } {
  const { DS_MERCHANT_ORDER: order, DS_MERCHANT_URLOK: ok, DS_MERCHANT_URLKO: ko } = asked
  if (asked.DS_MERCHANT_PAYMETHODS !== 'z' || asked.DS_MERCHANT_TRANSACTIONTYPE !== '0') return { error: 'SIS0078' }
  if (!ok || !ko) return { error: 'SIS0007' }
  const before = records.payments.get(order)
  const amount = Number(asked.DS_MERCHANT_AMOUNT)
  if (before && (before.state === 'F' || before.method !== 'bizum' || before.amount !== amount))
    return { error: 'SIS0051' }
  const payment: RedsysPayment = {
    order,
    amount,
    method: 'bizum',
    state: 'S',
    at: world.now().toISOString(),
    notificationUrl: asked.DS_MERCHANT_MERCHANTURL,
    language: languageOf(asked),
    refunds: [],
    page: { description: asked.DS_MERCHANT_PRODUCTDESCRIPTION ?? '', ok, ko },
  }
  const name = world.random(16)
  records.payments.put(order, payment)
  records.orders.put(name, order)
  return { payment, name }
}

const languageOf = (asked: RedsysRequest): Language => languageNumbered(asked.DS_MERCHANT_CONSUMERLANGUAGE)

function choose({ url, account }: Redsys, payment: RedsysPayment, name: string, error = '') {
  const { language = defaultLanguage, amount, page: shown } = payment
  const { bizum, test } = words[language]
  const body = html`<main class="narrow">
<h1>${bizum.title}</h1>
<dl><dt>${bizum.merchant}</dt><dd>${account.merchant}</dd>
<dt>${bizum.concept}</dt><dd>${shown?.description}</dd>
<dt>${bizum.amount}</dt><dd>${inEuros(amount)}</dd></dl>
<form method="post" action="${url}/bizum/decision">
<input type="hidden" name="page" value="${name}">
<div class="field"><label for="phone">${bizum.phone}</label>
<input id="phone" name="phone" type="tel" autocomplete="off" aria-describedby="hint error" aria-invalid="${error ? 'true' : 'false'}">
<p id="error" class="error" role="alert">${error}</p><p id="hint" class="quiet">${bizum.hint}</p></div>
<p class="actions"><button>${bizum.accept}</button><button class="second" name="refuse" value="1">${bizum.refuse}</button></p>
</form>
<p class="quiet">${test}</p>
</main>`
  return page({ language, title: bizum.title, body, forms: 'anywhere' })
}

function broken(language: Language, code: string) {
  const { bizum, test } = words[language]
  const body = html`<main class="narrow"><h1>${bizum.broken}</h1><p><code>${code}</code></p><p class="quiet">${test}</p></main>`
  return page({ language, title: bizum.broken, body, status: 400 })
}
