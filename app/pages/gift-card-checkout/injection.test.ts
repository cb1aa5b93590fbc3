import { createElement } from 'react'
import { RouterContextProvider } from 'react-router'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import GiftCardBalance, { loader as balance } from '#app/pages/gift-cards/balance.tsx'
import type { Email } from '#domain/emails/mail-transport.ts'
import { cardProblems, emptyCard, toCard } from '#domain/gift-cards/card-draft.ts'
import { correctionProblems } from '#domain/gift-cards/correction.ts'
import { sendOrder } from '#server/emails/send/send-order.ts'
import { refundCards } from '#server/gift-cards/actions/refund-cards.ts'
import { cardPdf } from '#server/gift-cards/card-file.ts'
import { cardUrl, sentCardsHref } from '#server/gift-cards/card-links.ts'
import { sendCardEnded } from '#server/gift-cards/emails/send-card-ended.ts'
import { sendGiftCard } from '#server/gift-cards/emails/send-gift-card.ts'
import { senderContext, servicesContext, visitorContext } from '#server/http/context.ts'
import { ownerCookie } from '#server/purchases/core/purchase-owner.ts'
import { boughtCards, cardNow } from '#tests/a-gift-card.ts'
import { owner } from '#tests/a-purchase.ts'
import { showElement } from '#tests/show-element.tsx'
import { testServices } from '#tests/test-services.ts'
import SentCardsPage, { loader as sentCards } from './sent-cards.tsx'

const { services, bank, emails } = await testServices()
const rules = { bounds: services.config.giftCards, today: '2026-11-15' }
const typed = (changes: object) => ({
  ...emptyCard('es'),
  name: 'Elena',
  from: 'Marta',
  email: 'elena@correo.example',
  ...changes,
})

/** What nobody sees, and what turns writing around. */
const unseen = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069]/

/** What is typed as both names and as the message, and how it is read. */
const table: [string, string, string][] = [
  ['a header of an e-mail', 'Elena\r\nBcc: x@y.example', 'Elena Bcc: x@y.example'],
  ['a formula', '=HYPERLINK("https://x.example","ver")', '=HYPERLINK("https://x.example","ver")'],
  ['a script', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['the end of an attribute', '"><img src=x onerror=alert(1)>', '"><img src=x onerror=alert(1)>'],
  ['another direction', '\u202eanelE\u202c \u2067ana\u2069 \u200fE', 'anelE ana E'],
  ['spaces without a width', '\ufeffE\u200bl\u2060ena', 'Elena'],
  ['slots of our own texts', '{{code}} $t(mail.brand)', '{{code}} $t(mail.brand)'],
  ['marks of our own texts', '<b>Elena</b> <email>x</email> <1>y</1>', '<b>Elena</b> <email>x</email> <1>y</1>'],
]

test.each(table)('%s in names and message is words in e-mails, on the sheet and on pages', async (_, words, read) => {
  const draft = typed({ name: words, from: words, message: words })
  expect(cardProblems(draft, rules)).toEqual({})
  const { purchase, cards } = await boughtCards(services, bank, [toCard(draft, rules)])
  const [card] = cards
  if (!card) throw new Error('no card was issued')
  expect([card.name, card.from, card.message.replace('\n', ' ')]).toEqual([read, read, read])
  emails.length = 0
  await sendGiftCard(services, { card: card.uuid, revision: 0 })
  await sendOrder(services, { purchase: purchase.uuid })
  const page = await showSent(purchase.uuid)
  const shown = [page, await showBalance(card)]
  const pdf = await getDocumentProxy(new Uint8Array(await cardPdf(services, card)))
  const sheet = (await extractText(pdf, { mergePages: true })).text
  await refundCards(services, purchase, { card: card.uuid, seen: card.value })
  await sendCardEnded(services, { card: card.uuid })

  expect(emails).toHaveLength(3)
  for (const email of emails) expectHarmless(email, read)
  expect(emails[0]?.to.name).toBe(read.replace(/["<>]/g, ' ').replace(/\s+/g, ' ').trim())
  for (const html of shown) {
    expect(html).toContain(escaped(read))
    expect(tagsIn(html)).not.toMatch(/alert|<script|<email|<1>/)
    expect(html).not.toMatch(unseen)
  }
  expect(sheet.replace(/\s+/g, '')).toContain(read.replace(/\s+/g, ''))
  expect(sheet).not.toMatch(unseen)
  expect((await cardNow(services, card)).email).toBe('elena@correo.example')
})

function expectHarmless({ to, subject, html, text, headers }: Email, read: string) {
  const lines = [subject, to.name ?? '', to.email, ...Object.values(headers)]
  for (const line of lines) expect(line).not.toMatch(/[\r\n]/)
  expect([...lines, html, text].join('')).not.toMatch(unseen)
  expect(Object.keys(headers)).not.toContain('Bcc')
  expect(tagsIn(html)).not.toMatch(/alert|<script|<email|<1>/)
  expect(html).toContain(escaped(read))
  expect(text.replace(/\s+/g, ' ')).toContain(read)
}

/** Only what a browser takes for marks, without what is written in their attributes. */
const tagsIn = (html: string) => (html.replace(/="[^"]*"/g, '').match(/<[^>]*>/g) ?? []).join('')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

test.each([
  'elena@correo.example\r\nBcc: x@y.example',
  'elena@correo.example, x@y.example',
  'elena@correo.example;x@y.example',
  '"Elena" <elena@correo.example>',
  '<script>@correo.example',
  'elena\u202e@correo.example',
  'elena\u200b@correo.example',
])('%j is no address of anybody', (email) => {
  expect(cardProblems(typed({ email }), rules)).toEqual({ email: 'emailWrong' })
  const correction = { name: 'Elena', email, delivery: 'now', deliverOn: '' }
  expect(correctionProblems(correction, rules.today)).toEqual({ email: 'emailWrong' })
})

test.each(['\u200b', '\u200d\u200c', '\u2067\u2069', '\u200f \u061c'])('%j is no name', (name) =>
  expect(cardProblems(typed({ name, from: name }), rules)).toEqual({ name: 'nameWrong', from: 'fromWrong' }),
)

function argsFor(path: string, uuid?: string) {
  const url = new URL(path, 'https://calmaria.example')
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(visitorContext, { address: '203.0.113.1' })
  context.set(senderContext, '203.0.113.1')
  const request = new Request(url, { headers: { Cookie: ownerCookie(owner, false) } })
  return { request, url, params: { uuid }, context } as never
}

async function showSent(uuid: string) {
  const path = sentCardsHref(uuid, 'es')
  const { data: loaderData } = await sentCards(argsFor(path, uuid))
  return showElement(services, path, createElement(SentCardsPage, { loaderData } as never))
}

async function showBalance(card: Parameters<typeof cardUrl>[1]) {
  const { pathname, search } = new URL(cardUrl(services, card, 'es'))
  const loaderData = await balance(argsFor(pathname + search))
  return showElement(services, pathname, createElement(GiftCardBalance, { loaderData } as never))
}
