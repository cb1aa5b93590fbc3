import { beforeEach, expect, test } from 'vitest'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { giftCardEnded } from '#features/gift-cards/emails/gift-card-ended.ts'
import { cancelVoucher } from '#features/vouchers/server/actions/cancel-voucher.ts'
import { vouchersOf } from '#features/vouchers/server/voucher-row.ts'
import { cardScene } from '#tests/builders/a-card-scene.ts'
import { aCard, boughtCards, cardNow, spendCard } from '#tests/builders/a-gift-card.ts'
import { itCosts, look, pay, putPurchase, readyPurchase, takeBack } from '#tests/builders/a-purchase.ts'
import { why } from '#tests/builders/a-voucher.ts'
import { refundCards } from './refund-cards.ts'

const { services, bank, emails, noon, today, sold, delivered, left, seen, begin } = await cardScene()

beforeEach(begin)

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
  await giftCardEnded.job.run(services, { card: card.uuid })
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
  await takeBack(services, purchase)
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
