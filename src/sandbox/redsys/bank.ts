import type { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { defaultLanguage } from '#platform/i18n/languages.ts'
import { page, sendOn } from '../pages/page.ts'
import { paymentOf, type Redsys, type RedsysPayment } from './records.ts'
import { challengeCode } from './test-cards.ts'
import { inEuros, words } from './words.ts'

const methodData = z.object({
  threeDSServerTransID: z.string(),
  threeDSMethodNotificationURL: z.url({ protocol: /^https?$/ }),
})
const question = z.object({ threeDSServerTransID: z.string(), messageType: z.literal('CReq') })
const reply = z.object({ transaction: z.string().catch(''), code: z.string().catch(''), cancel: z.string().optional() })

/** The bank that gave out the card: it looks at the browser in a hidden frame, and asks its question in another. */
export function addBank(app: Hono, context: Redsys) {
  app.post('/bank/method', async (c) => {
    const { threeDSMethodData } = await c.req.parseBody()
    const data = methodData.safeParse(fromBase64(threeDSMethodData))
    const payment = data.success && paymentOf(context.records, data.data.threeDSServerTransID)
    if (!payment) return over()
    const { threeDSServerTransID, threeDSMethodNotificationURL: url } = data.data
    if (!context.world.isShops(url)) return over()
    const text = words[payment.language ?? defaultLanguage]
    const fields = { threeDSMethodData: toBase64({ threeDSServerTransID }) }
    return sendOn(payment.language ?? defaultLanguage, text.bank.looking, text.continue, url, fields)
  })

  app.post('/bank/challenge', async (c) => {
    const { creq } = await c.req.parseBody()
    const asked = question.safeParse(fromBase64(creq))
    const payment = asked.success && paymentOf(context.records, asked.data.threeDSServerTransID)
    return payment && payment.challenge === 'asked' ? ask(context, payment) : over()
  })

  app.post('/bank/challenge/reply', async (c) => {
    const { transaction, code, cancel } = reply.parse(await c.req.parseBody())
    const payment = paymentOf(context.records, transaction)
    if (payment?.challenge !== 'asked') return over()
    if (cancel !== undefined) return tellShop(context, payment, 'failed')
    if (code.trim() === challengeCode) return tellShop(context, payment, 'passed')
    const wrongCodes = (payment.wrongCodes ?? 0) + 1
    if (wrongCodes === 3) return tellShop(context, payment, 'failed')
    context.records.payments.put(payment.order, { ...payment, wrongCodes })
    return ask(context, payment, words[payment.language ?? defaultLanguage].bank.wrong)
  })
}

function ask({ url }: Redsys, { transaction, amount, language = defaultLanguage }: RedsysPayment, error = '') {
  const text = words[language]
  const body = html`<main class="bank">
<header><b>${text.bank.name}</b><span class="quiet">3-D Secure</span></header>
<h1>${text.bank.title}</h1>
<p>${text.bank.question(inEuros(amount))}</p>
<form method="post" action="${url}/bank/challenge/reply">
<input type="hidden" name="transaction" value="${transaction}">
<div class="field"><label for="code">${text.bank.code}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" aria-describedby="hint error" aria-invalid="${error ? 'true' : 'false'}">
<p id="error" class="error" role="alert">${error}</p><p id="hint" class="quiet">${text.bank.hint}</p></div>
<p class="actions"><button>${text.bank.confirm}</button><button class="second" name="cancel" value="1">${text.cancel}</button></p>
</form>
<p class="quiet">${text.test}</p>
</main>`
  return page({ language, title: text.bank.title, body, isFramed: true })
}

/** By way of the browser, which is in the shop's frame. */
function tellShop({ records }: Redsys, payment: RedsysPayment, challenge: 'passed' | 'failed') {
  records.payments.put(payment.order, { ...payment, challenge })
  const { transaction, language = defaultLanguage, challengeDone = '' } = payment
  const cres = toBase64({
    threeDSServerTransID: transaction,
    messageType: 'CRes',
    messageVersion: '2.2.0',
    transStatus: challenge === 'passed' ? 'Y' : 'N',
  })
  const text = words[language]
  return sendOn(language, text.bank.title, text.continue, challengeDone, { cres })
}

function over() {
  const body = html`<main class="narrow"><p>${words[defaultLanguage].bank.over}</p></main>`
  return page({
    language: defaultLanguage,
    title: words[defaultLanguage].bank.title,
    body,
    isFramed: true,
    status: 400,
  })
}

const toBase64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function fromBase64(text: unknown): unknown {
  try {
    return JSON.parse(Buffer.from(String(text), 'base64').toString('utf8'))
  } catch {
    return null
  }
}
