import { beforeEach, expect, test } from 'vitest'
import { RecipientRefused } from '#domain/emails/mail-transport.ts'
import { balanceOf } from '#server/coupons/get-coupon.ts'
import { applyCoupon } from '#server/purchases/bill/apply-coupon.ts'
import { withdrawCards } from '#server/purchases/kinds/gift-card/withdraw-cards.ts'
import { cancelVoucher } from '#server/vouchers/actions/cancel-voucher.ts'
import { vouchersOf } from '#server/vouchers/voucher-row.ts'
import { aCard, boughtCard, boughtCards, cardNow, spendCard } from '#tests/a-gift-card.ts'
import { itCosts, look, pay, putPurchase, readyPurchase, soldServices } from '#tests/a-purchase.ts'
import { voucherScene, why } from '#tests/a-voucher.ts'
import { correctCard } from './actions/correct-card.ts'
import { refundCards } from './actions/refund-cards.ts'
import { resendCard } from './actions/resend-card.ts'
import { cardKey, readCardKey } from './card-links.ts'
import { describeBalance } from './describe-balance.ts'
import { remindCardHolders, sendCardReminder } from './emails/remind-card-holders.ts'
import { sendCardEnded } from './emails/send-card-ended.ts'
import { sendGiftCard } from './emails/send-gift-card.ts'
import { sendCardReturned } from './emails/tell-returned.ts'
import { extendCard } from './extend-card.ts'
import { markOpened } from './mark-opened.ts'

const { services, bank, queued, emails, noon, today, begin } = await voucherScene()
const [sold] = soldServices(services).sold
if (!sold) throw new Error('nothing is sold')

beforeEach(async () => {
  await begin()
  emails.length = 0
  await itCosts(services, sold.uuid, 5000)
})

const bought = (changes = {}) => boughtCard(services, bank, changes)
const left = (code: string) => balanceOf(services.db, code)
const seen = (code: string, isHolder = false) => describeBalance(services, code, { language: 'es', isHolder })

/** What waits in the queue for the cards. */
const waiting = (job: string) => queued.filter((one) => one.job === job)

async function delivered(changes = {}) {
  const { card, purchase } = await bought(changes)
  await sendGiftCard(services, { card: card.uuid, revision: 0 })
  return { card: await cardNow(services, card), purchase }
}

test('three cards at once: each with its code, its worth and its day', async () => {
  const { cards } = await boughtCards(services, bank, [
    aCard(),
    aCard({ name: 'Lucía y Hugo', theme: 'petals', amount: 12_000 }),
    aCard({ name: 'Prof. Iván', amount: 3000, deliverOn: '2026-12-25', place: 'PT' }),
  ])
  expect(cards.map(({ name, value, theme, state }) => [name, value, theme, state])).toEqual([
    ['Elena', 7500, 'water', 'scheduled'],
    ['Lucía y Hugo', 12_000, 'petals', 'scheduled'],
    ['Prof. Iván', 3000, 'water', 'scheduled'],
  ])
  expect(new Set(cards.map(({ code }) => code)).size).toBe(3)
  expect(await Promise.all(cards.map(({ code }) => left(code)))).toEqual([7500, 12_000, 3000])
  expect(waiting('send-gift-card').map(({ notBefore }) => notBefore?.toISOString())).toEqual([
    undefined,
    undefined,
    '2026-12-25T09:00:00.000Z',
  ])
  expect((await seen(cards[0]?.code ?? ''))?.endsOn).toBe('15 Nov 2029')
})

test('its e-mail brings the code, the message and the sheet, once; and its buyer a receipt without the code', async () => {
  const { card } = await delivered()
  const [email] = emails
  expect(card).toMatchObject({ state: 'sent' })
  expect(emails).toHaveLength(1)
  expect(email).toMatchObject({
    subject: 'Marta te regala una tarjeta de Calmaria',
    to: { email: 'elena@correo.example' },
  })
  expect(email?.text).toContain(card.code.replace(/(.{4})(?=.)/g, '$1 '))
  expect(email?.text).toContain('sin dar explicaciones')
  expect(email?.attachments?.map(({ name }) => name)).toEqual(['tarjeta-regalo.pdf'])
  expect(email?.attachments?.[0]?.content.subarray(0, 5).toString()).toBe('%PDF-')
  await sendGiftCard(services, { card: card.uuid, revision: 0 })
  expect(emails).toHaveLength(1)
})

test('an address that takes nothing is told to the buyer, who corrects it', async () => {
  const { card, purchase } = await bought()
  const { send } = services.mail
  services.mail.send = async () => {
    throw new RecipientRefused('no such mailbox')
  }
  await sendGiftCard(services, { card: card.uuid, revision: 0 })
  services.mail.send = send
  expect((await cardNow(services, card)).state).toBe('returned')
  await sendCardReturned(services, { card: card.uuid, revision: 0 })
  expect(emails).toMatchObject([{ to: { email: 'marta@correo.example' } }])
  expect(emails[0]?.text).toContain(`/gift-card/${purchase.uuid}/cards/?key=`)
  const draft = { name: 'Elena', email: 'helena@correo.example', delivery: 'now', deliverOn: '' }
  expect(await correctCard(services, purchase, card.uuid, draft)).toEqual({ ok: true })
  await sendGiftCard(services, { card: card.uuid, revision: 1 })
  expect(await cardNow(services, card)).toMatchObject({
    state: 'sent',
    email: 'helena@correo.example',
    code: card.code,
  })
})

test('sent to a wrong address and corrected, the first code, link and e-mail are worth nothing', async () => {
  const { card, purchase } = await delivered()
  const key = cardKey(services, card)
  const draft = { name: 'Helena', email: 'helena@correo.example', delivery: 'later', deliverOn: '2026-12-24' }
  expect(await correctCard(services, purchase, card.uuid, draft)).toEqual({ ok: true })
  const now = await cardNow(services, card)
  expect(now).toMatchObject({ state: 'scheduled', name: 'Helena', revision: 1, sentAt: null })
  expect(now.deliverAt.toISOString()).toBe('2026-12-24T08:00:00.000Z')
  expect(now.code).not.toBe(card.code)
  expect([await left(card.code), await left(now.code)]).toEqual([0, 7500])
  expect(await readCardKey(services, key)).toBe(null)
  const { uuid } = await readyPurchase(services)
  expect(await applyCoupon(services, uuid, card.code)).toEqual({ ok: false, error: 'not-active' })
  expect(await applyCoupon(services, uuid, now.code)).toMatchObject({ ok: true })
})

test('once it was opened nothing of it can be corrected, and what is wrong is said field by field', async () => {
  const { card, purchase } = await delivered()
  const draft = { name: '', email: 'x', delivery: 'later', deliverOn: '2026-11-15' }
  expect(await correctCard(services, purchase, card.uuid, draft)).toEqual({
    ok: false,
    error: 'invalid',
    problems: { name: 'nameWrong', email: 'emailWrong', deliverOn: 'dayPast' },
  })
  await markOpened(services, card.code)
  expect(await cardNow(services, card)).toMatchObject({ state: 'opened' })
  const right = { name: 'Elena', email: 'a@correo.example', delivery: 'now', deliverOn: '' }
  expect(await correctCard(services, purchase, card.uuid, right)).toEqual({ ok: false, error: 'closed' })
})

test('nobody corrects, sends again or gives back a card of somebody else', async () => {
  const { card } = await delivered()
  const other = await delivered()
  const right = { name: 'Elena', email: 'a@correo.example', delivery: 'now', deliverOn: '' }
  expect(await correctCard(services, other.purchase, card.uuid, right)).toEqual({ ok: false, error: 'closed' })
  expect(await resendCard(services, other.purchase, card.uuid)).toEqual({ ok: false, error: 'closed' })
  expect(await refundCards(services, other.purchase, { card: card.uuid, seen: 0 })).toMatchObject({ ok: false })
  expect(await left(card.code)).toBe(7500)
})

test('sent again as often as its recipient can bear', async () => {
  const { card, purchase } = await delivered({ email: 'often@correo.example' })
  expect(await resendCard(services, purchase, card.uuid)).toEqual({ ok: true, value: null })
  const again = waiting('send-gift-card').at(-1)?.payload as { card: string; revision: number; wish: string }
  await sendGiftCard(services, again)
  expect(emails).toHaveLength(2)
  expect(new Set(emails.map(({ id }) => id)).size).toBe(2)
  for (let time = 0; time < 3; time++) await resendCard(services, purchase, card.uuid)
  expect(await resendCard(services, purchase, card.uuid)).toEqual({ ok: false, error: 'too-often' })
})

test('spent in parts; what comes back of a purchase goes back to the card', async () => {
  const { card } = await delivered()
  const first = await spendCard(services, bank, card.code)
  expect(await left(card.code)).toBe(2500)
  expect(await cardNow(services, card)).toMatchObject({ state: 'opened' })
  await spendCard(services, bank, card.code)
  expect(await left(card.code)).toBe(0)
  const { uuid } = await readyPurchase(services)
  expect(await applyCoupon(services, uuid, card.code)).toEqual({ ok: false, error: 'empty-wallet' })
  expect(await seen(card.code)).toMatchObject({ state: 'spent', left: '0,00\u00a0€' })
  const [voucher] = await vouchersOf(services.db, first)
  if (!voucher) throw new Error('no voucher')
  expect(await cancelVoucher(services, voucher, why('4'))).toMatchObject({ ok: true })
  expect(await seen(card.code)).toMatchObject({ state: 'active', left: '50,00\u00a0€' })
})

test('given back within 14 days: what was not spent goes to who paid, and the card is worthless', async () => {
  const { card, purchase } = await delivered()
  await spendCard(services, bank, card.code)
  noon('2026-11-29')
  expect(await refundCards(services, purchase, { card: card.uuid, seen: 7500 })).toEqual({
    ok: false,
    error: 'changed',
  })
  expect(await left(card.code)).toBe(2500)
  expect(await refundCards(services, purchase, { card: card.uuid, seen: 2500 })).toEqual({ ok: true, value: 2500 })
  expect(await refundCards(services, purchase, { card: card.uuid, seen: 2500 })).toMatchObject({ ok: false })
  expect(await left(card.code)).toBe(0)
  expect(await cardNow(services, card)).toMatchObject({ state: 'cancelled', refundedAmount: 2500 })
  const { uuid } = await readyPurchase(services)
  expect(await applyCoupon(services, uuid, card.code)).toEqual({ ok: false, error: 'not-active' })
  emails.length = 0
  await sendCardEnded(services, { card: card.uuid })
  expect(emails).toMatchObject([{ subject: 'La tarjeta regalo de Marta ya no vale', to: { email: card.email } }])
})

test('what a card that was given back had paid is its again when that comes back: no value is lost, none is double', async () => {
  const { card, purchase } = await delivered()
  const spent = await spendCard(services, bank, card.code)
  await refundCards(services, purchase, { card: card.uuid, seen: 2500 })
  const [voucher] = await vouchersOf(services.db, spent)
  if (!voucher) throw new Error('no voucher')
  await cancelVoucher(services, voucher, why('4'))
  expect(await left(card.code)).toBe(5000)
  await spendCard(services, bank, card.code)
  expect(await left(card.code)).toBe(0)
})

test('on the 15th day it is too late, and never for a payment that the bank is looking at', async () => {
  const { card, purchase } = await delivered()
  noon('2026-11-30')
  expect(await refundCards(services, purchase, { card: card.uuid, seen: 7500 })).toEqual({ ok: false, error: 'closed' })
  noon(today)
  await putPurchase(services, purchase.uuid, { disputedAt: services.clock.now() })
  expect(await refundCards(services, await look(services, purchase.uuid), { card: card.uuid, seen: 7500 })).toEqual({
    ok: false,
    error: 'closed',
  })
  const { uuid } = await readyPurchase(services)
  expect(await applyCoupon(services, uuid, card.code)).toEqual({ ok: false, error: 'not-active' })
  expect(await seen(card.code)).toMatchObject({ state: 'held' })
})

test('the bank took the payment back: nothing is left, and nothing that comes back later is worth anything', async () => {
  const { card, purchase } = await delivered()
  const spent = await spendCard(services, bank, card.code)
  await services.db.transaction((tx) => withdrawCards(tx, purchase, services.clock.now()))
  expect(await left(card.code)).toBe(0)
  const [voucher] = await vouchersOf(services.db, spent)
  if (!voucher) throw new Error('no voucher')
  await cancelVoucher(services, voucher, why('4'))
  expect(await left(card.code)).toBe(0)
})

test('given back while somebody pays with it: the card pays nothing, and their money goes back', async () => {
  const { card, purchase } = await delivered()
  const { uuid } = await readyPurchase(services)
  await itCosts(services, sold.uuid, 12_000)
  await applyCoupon(services, uuid, card.code)
  expect(await refundCards(services, purchase, { card: card.uuid, seen: 7500 })).toEqual({ ok: true, value: 7500 })
  expect(await pay(services, uuid)).toEqual({ ok: false, error: 'bill-changed' })
  expect(await left(card.code)).toBe(0)
})

test('all cards at once, those that are spent too', async () => {
  const { purchase, cards } = await boughtCards(services, bank, [
    aCard(),
    aCard({ amount: 5000 }),
    aCard({ amount: 2000 }),
  ])
  await spendCard(services, bank, cards[1]?.code ?? '')
  expect(await refundCards(services, purchase, { card: null, seen: 9500 })).toEqual({ ok: true, value: 9500 })
  expect(await Promise.all(cards.map(({ code }) => left(code)))).toEqual([0, 0, 0])
})

test('reminded 60, 30 and 7 days before its end, with what is left; extended once, by a year', async () => {
  const { card } = await delivered()
  await spendCard(services, bank, card.code)
  const remindedOn: string[] = []
  for (const day of ['2029-09-15', '2029-09-16', '2029-09-17', '2029-10-16', '2029-11-08', '2029-11-09']) {
    noon(day)
    queued.length = 0
    await remindCardHolders(services)
    for (const { payload } of waiting('send-card-reminder')) {
      const told = payload as Parameters<typeof sendCardReminder>[1]
      if (told.card !== card.uuid) continue
      remindedOn.push(day)
      await sendCardReminder(services, told)
    }
  }
  expect(remindedOn).toEqual(['2029-09-16', '2029-10-16', '2029-11-08'])
  const last = emails.at(-1)
  expect(last?.subject).toBe('A tu tarjeta regalo le quedan 7 días')
  expect(last?.text).toContain('25,00 €')
  expect(last?.headers?.['List-Unsubscribe']).toBeDefined()
  noon('2029-11-16')
  expect(await seen(card.code, true)).toMatchObject({ state: 'expired', extendable: '15 Nov 2030' })
  expect(await extendCard(services, card.uuid)).toEqual({ ok: true, value: '2030-11-15' })
  expect(await seen(card.code, true)).toMatchObject({ state: 'active', extendable: null })
  expect(await extendCard(services, card.uuid)).toEqual({ ok: false, error: 'not-extendable' })
})

test('a month after its end it can not be extended any more', async () => {
  const { card } = await delivered()
  noon('2029-12-15')
  expect(await seen(card.code, true)).toMatchObject({ extendable: '15 Nov 2030' })
  noon('2029-12-16')
  expect(await extendCard(services, card.uuid)).toEqual({ ok: false, error: 'not-extendable' })
})

test('its balance is shown to who has its code, without the code; whole only to who has its e-mail', async () => {
  const { card } = await delivered()
  await spendCard(services, bank, card.code)
  const hidden = await seen(card.code.toLowerCase())
  expect(hidden).toMatchObject({ left: '25,00\u00a0€', value: '75,00\u00a0€', share: 33, state: 'active' })
  expect(hidden?.code).toMatch(/^TR.. ···· ···· .{4}$/)
  expect(hidden?.entries.map(({ amount }) => amount)).toEqual(['−50,00\u00a0€', '+75,00\u00a0€'])
  expect(hidden?.entries[1]?.what).toBe('Tarjeta de Marta para Elena')
  expect((await seen(card.code, true))?.code.replaceAll(' ', '')).toBe(card.code)
  for (const nothing of ['', 'TR48K2MW9HXC7P3A', 'CALMA10', "'; drop table coupons; --"])
    expect(await seen(nothing)).toBe(null)
})
