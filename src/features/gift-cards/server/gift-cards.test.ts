import { beforeEach, expect, test } from 'vitest'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { giftCardReminder, remindCardHolders } from '#features/gift-cards/emails/gift-card-reminder.ts'
import { cancelVoucher } from '#features/vouchers/server/actions/cancel-voucher.ts'
import { vouchersOf } from '#features/vouchers/server/voucher-row.ts'
import type { JobPayloads } from '#platform/server/jobs/payloads.ts'
import { cardScene } from '#tests/builders/a-card-scene.ts'
import { aCard, boughtCards, cardNow, spendCard } from '#tests/builders/a-gift-card.ts'
import { readyPurchase } from '#tests/builders/a-purchase.ts'
import { why } from '#tests/builders/a-voucher.ts'
import { extendCard } from './change-card.ts'

const { services, bank, queued, emails, noon, delivered, left, seen, waiting, begin } = await cardScene()

beforeEach(begin)

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

test('reminded 60, 30 and 7 days before its end, with what is left; extended once, by a year', async () => {
  const { card } = await delivered()
  await spendCard(services, bank, card.code)
  const remindedOn: string[] = []
  for (const day of ['2029-09-15', '2029-09-16', '2029-09-17', '2029-10-16', '2029-11-08', '2029-11-09']) {
    noon(day)
    queued.length = 0
    await remindCardHolders(services)
    for (const { payload } of waiting('send-gift-card-reminder')) {
      const told = payload as JobPayloads['send-gift-card-reminder']
      if (told.card !== card.uuid) continue
      remindedOn.push(day)
      await giftCardReminder.job.run(services, told)
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
