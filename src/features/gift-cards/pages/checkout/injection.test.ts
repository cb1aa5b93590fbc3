import { createElement } from 'react'
import { RouterContextProvider } from 'react-router'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { sendOrder } from '#features/checkout/emails/goods-emails.ts'
import { ownerCookie } from '#features/checkout/server/purchases/core/purchase-owner.ts'
import { giftCard } from '#features/gift-cards/emails/gift-card.ts'
import { giftCardEnded } from '#features/gift-cards/emails/gift-card-ended.ts'
import GiftCardBalance, { loader as balance } from '#features/gift-cards/pages/balance.tsx'
import { cardForm, correctionForm, emptyCard, toCard } from '#features/gift-cards/rules/card-draft.ts'
import { refundCards } from '#features/gift-cards/server/actions/refund-cards.ts'
import { cardPdf } from '#features/gift-cards/server/card-file.ts'
import { cardUrl, sentCardsHref } from '#features/gift-cards/server/card-links.ts'
import { senderContext, servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { boughtCards, cardNow } from '#tests/builders/a-gift-card.ts'
import { owner } from '#tests/builders/a-purchase.ts'
import {
  expectHarmlessEmail,
  expectHarmlessPage,
  injections,
  noAddresses,
  unseen,
  unseenInAddresses,
} from '#tests/injections.ts'
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

test.each(injections)(
  '%s in names and message is words in e-mails, on the sheet and on pages',
  async (_, words, read) => {
    const draft = typed({ name: words, from: words, message: words })
    expect(cardForm.problems(draft, rules)).toEqual({})
    const { purchase, cards } = await boughtCards(services, bank, [toCard(draft, rules)])
    const [card] = cards
    if (!card) throw new Error('no card was issued')
    expect([card.name, card.from, card.message.replace('\n', ' ')]).toEqual([read, read, read])
    emails.length = 0
    await giftCard.job.run(services, { card: card.uuid, revision: 0 })
    await sendOrder.run(services, { purchase: purchase.uuid })
    const page = await showSent(purchase.uuid)
    const shown = [page, await showBalance(card)]
    const pdf = await getDocumentProxy(new Uint8Array(await cardPdf(services, card)))
    const sheet = (await extractText(pdf, { mergePages: true })).text
    await refundCards(services, purchase, { card: card.uuid, seen: card.value })
    await giftCardEnded.job.run(services, { card: card.uuid })

    expect(emails).toHaveLength(3)
    for (const email of emails) expectHarmlessEmail(email, read)
    expect(emails[0]?.to.name).toBe(read.replace(/["<>]/g, ' ').replace(/\s+/g, ' ').trim())
    for (const html of shown) expectHarmlessPage(html, read)
    expect(sheet.replace(/\s+/g, '')).toContain(read.replace(/\s+/g, ''))
    expect(sheet).not.toMatch(unseen)
    expect((await cardNow(services, card)).email).toBe('elena@correo.example')
  },
)

test.each([...noAddresses, ...unseenInAddresses])('%j is no address of anybody', (email) => {
  expect(cardForm.problems(typed({ email }), rules)).toEqual({ email: 'emailWrong' })
  const correction = { name: 'Elena', email, delivery: 'now', deliverOn: '' }
  expect(correctionForm.problems(correction, rules)).toEqual({ email: 'emailWrong' })
})

test.each(['\u200b', '\u200d\u200c', '\u2067\u2069', '\u200f \u061c'])('%j is no name', (name) =>
  expect(cardForm.problems(typed({ name, from: name }), rules)).toEqual({ name: 'nameWrong', from: 'fromWrong' }),
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
  const { data: loaderData } = await balance(argsFor(pathname + search))
  return showElement(services, pathname, createElement(GiftCardBalance, { loaderData } as never))
}
