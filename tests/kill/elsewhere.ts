import { challengeCode } from '#sandbox/redsys/test-cards.ts'
import type { Browser, Page } from './browser.ts'
import type { Places } from './checkout.ts'
import { fieldIn, formTo } from './page-forms.ts'

export type PaypalChoice = 'approve' | 'decline' | 'cancel'
export type Answer = 'accept' | 'refuse'

/** The bank and Bizum say so where the payment was decided before, with the answer to that lost on its way. */
const isOver = [400]

/** The hidden frame, in which the bank looks at the browser, and then the page around it. */
export async function letBankLook(browser: Browser, page: Page): Promise<Page> {
  const asked = formTo(page.html, '/bank/method')
  if (!asked) return page
  const frame = await browser.send(asked.action, asked.fields, isOver)
  const done = formTo(frame.html, '/api/payments/redsys/device')
  if (done) await browser.send(done.action, done.fields)
  return browser.follow(await browser.send(page.url, { device: 'done' }))
}

/** The bank's question, in its frame; its answer comes back to the shop through the browser. */
export async function answerBank(browser: Browser, page: Page): Promise<Page> {
  const asked = formTo(page.html, '/bank/challenge')
  if (!asked) return page
  const question = await browser.send(asked.action, asked.fields, isOver)
  const reply = formTo(question.html, '/bank/challenge/reply')
  if (!reply) return page
  const answered = await browser.send(reply.action, { ...reply.fields, code: challengeCode }, isOver)
  const back = formTo(answered.html, '/api/payments/redsys/challenge')
  const framed = back && (await browser.send(back.action, back.fields))
  const link = /<a href="([^"]+)" target="_top">/.exec(framed?.html ?? '')?.[1]
  return link ? browser.open(new URL(link, page.url).href) : page
}

export async function decideAtPaypal(browser: Browser, page: Page, choice: PaypalChoice): Promise<Page> {
  const token = fieldIn(page.html, 'token')
  // Decided before, with the answer to that lost on its way: PayPal leads back to the shop.
  const back = /<a href="([^"]+)"/.exec(page.html)?.[1]
  if (token === null) return back ? browser.open(back.replaceAll('&amp;', '&')) : page
  return browser.follow(await browser.send(page.url.split('?')[0] ?? '', { token, choice }))
}

/** Bizum's page; what is left open there can be answered much later. */
export async function openBizum(browser: Browser, page: Page): Promise<Page | null> {
  const way = formTo(page.html, '/sis/realizarPago')
  return way && browser.send(way.action, way.fields, isOver)
}

export async function decideAtBizum(browser: Browser, page: Page, answer: Answer): Promise<Page> {
  const form = formTo(page.html, '/bizum/decision')
  if (!form) return page
  const refusal: Record<string, string> = answer === 'refuse' ? { refuse: '1' } : {}
  return browser.send(form.action, { ...form.fields, phone: '700000000', ...refusal }, isOver)
}

/** Of all phones the one with this number. False where nothing is asked on it. */
export async function answerPhone(browser: Browser, { sandbox }: Places, phone: string, answer: Answer) {
  const url = `${sandbox}/sandbox/stripe/mbway`
  const { html } = await browser.send(url)
  const asked = html.split('<section>').find((section) => section.includes(phone))
  const id = asked && fieldIn(asked, 'id')
  if (id) await browser.send(url, { id, answer, lang: 'pt' })
  return Boolean(id)
}

/** The entity and the reference as the shop shows them. */
export async function payReference(browser: Browser, { sandbox }: Places, page: Page) {
  const [, entity, reference] = /<dd>(\d{5})<\/dd>[\s\S]*?<dd>([\d ]{11})<\/dd>/.exec(page.html) ?? []
  if (!entity || !reference) return
  const asked = { entity, reference, deed: 'pay', lang: 'pt' }
  // The cash machine does not know one that was paid before, or that the shop has ended.
  await browser.send(`${sandbox}/sandbox/stripe/multibanco`, asked, [404])
}
