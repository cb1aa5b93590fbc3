import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { lastAttemptOf } from '#features/checkout/server/payments/attempts/attempt-row.ts'
import { settleAttempt } from '#features/checkout/server/payments/attempts/settle-attempt.ts'
import { applyCoupon, removeCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { balanceEntries, couponHolds } from '#features/checkout/server/schema/coupons.ts'
import { giftCardReminder, remindCardHolders } from '#features/gift-cards/emails/gift-card-reminder.ts'
import type { GiftCard } from '#features/gift-cards/server/card-row.ts'
import { extendCard } from '#features/gift-cards/server/change-card.ts'
import type { JobPayloads } from '#platform/server/jobs/payloads.ts'
import { cardScene } from '#tests/builders/a-card-scene.ts'
import { boughtCard, spendCard } from '#tests/builders/a-gift-card.ts'
import { said } from '#tests/builders/a-payment.ts'
import { look, pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { returnToBalance } from './return-to-balance.ts'

const { services, bank, queued, emails, noon, left, seen, waiting, begin } = await cardScene()

beforeEach(begin)

/** 75 €, valid until 15 November 2029, with 25 € left: 50 € have paid for something. */
async function spentCard() {
  const { card } = await boughtCard(services, bank)
  return { card, spend: await spendCard(services, bank, card.code) }
}

const returned = (code: string, spend: string, euros: number) =>
  services.db.transaction((tx) =>
    returnToBalance(services, tx, {
      code,
      amount: euros * 100,
      purchaseUuid: spend,
      reason: 'gone',
      at: services.clock.now(),
    }),
  )

/** What a purchase of 50 € takes of it, or why it takes nothing. */
async function accepted(code: string) {
  const { uuid } = await readyPurchase(services)
  const applied = await applyCoupon(services, uuid, code)
  if (!applied.ok) return applied.error
  const { bill } = await look(services, uuid)
  await removeCoupon(services, uuid, code)
  return euros(-(bill.lines.find(({ kind }) => kind === 'balance')?.amount ?? 0))
}

const euros = (cents: number) => `${cents / 100} €`
const plain = (text: string | undefined) => text?.replace(/,00\u00a0€/, ' €')

/** What checkout takes, and what the page of the balance says to its holder. */
async function stateOf({ code }: GiftCard) {
  const view = await seen(code, true)
  return [
    await accepted(code),
    `${view?.state} ${plain(view?.left)}`,
    view?.endsOn,
    view?.rest ? `${plain(view.rest.amount)} ${view.rest.day}` : null,
    view?.extendable,
  ]
}

type Row = [day: string, deed: number | 'extend' | null, state: (string | null)[]]

describe.each<[string, Row[]]>([
  [
    'returned on its last day, nothing has expired',
    [
      ['2029-11-15', 20, ['45 €', 'active 45 €', '15 Nov 2029', null, '15 Nov 2030']],
      ['2029-11-16', null, ['end-date', 'expired 45 €', '15 Nov 2029', null, '15 Nov 2030']],
    ],
  ],
  [
    'returned the day after, this much has 90 days, and the rest stays expired',
    [
      ['2029-11-16', 20, ['20 €', 'active 20 €', '14 Feb 2030', '25 € 15 Nov 2029', '15 Nov 2030']],
      ['2029-12-15', null, ['20 €', 'active 20 €', '14 Feb 2030', '25 € 15 Nov 2029', '15 Nov 2030']],
      ['2029-12-16', null, ['20 €', 'active 20 €', '14 Feb 2030', '25 € 15 Nov 2029', null]],
      ['2030-02-14', null, ['20 €', 'active 20 €', '14 Feb 2030', '25 € 15 Nov 2029', null]],
      ['2030-02-15', null, ['end-date', 'expired 20 €', '14 Feb 2030', '25 € 15 Nov 2029', null]],
    ],
  ],
  [
    'extended within the month, all of it is valid, each cent once',
    [
      ['2029-11-16', 20, ['20 €', 'active 20 €', '14 Feb 2030', '25 € 15 Nov 2029', '15 Nov 2030']],
      ['2029-12-15', 'extend', ['45 €', 'active 45 €', '15 Nov 2030', null, null]],
      ['2030-11-15', 'extend', ['45 €', 'active 45 €', '15 Nov 2030', null, null]],
      ['2030-11-16', 5, ['5 €', 'active 5 €', '14 Feb 2031', '45 € 15 Nov 2030', null]],
    ],
  ],
  [
    'returned when it can not be extended any more, the rest is no more either',
    [
      ['2029-12-16', 50, ['50 €', 'active 50 €', '16 Mar 2030', '25 € 15 Nov 2029', null]],
      ['2030-01-10', 'extend', ['50 €', 'active 50 €', '16 Mar 2030', '25 € 15 Nov 2029', null]],
    ],
  ],
  [
    'returned twice, both are valid until the later day; and after it only what comes then',
    [
      ['2029-11-20', 10, ['10 €', 'active 10 €', '18 Feb 2030', '25 € 15 Nov 2029', '15 Nov 2030']],
      ['2030-02-10', 15, ['25 €', 'active 25 €', '11 May 2030', '25 € 15 Nov 2029', null]],
      ['2030-05-12', 20, ['20 €', 'active 20 €', '10 Ago 2030', '50 € 15 Nov 2029', null]],
    ],
  ],
])('%s', (_, rows) => {
  test(rows.map(([day, deed]) => [day, deed].filter(Boolean).join(' ')).join(', '), async () => {
    const { card, spend } = await spentCard()
    for (const [day, deed, state] of rows) {
      noon(day)
      if (deed === 'extend') await extendCard(services, card.uuid)
      else if (deed) await returned(card.code, spend, deed)
      expect([day, ...(await stateOf(card))]).toEqual([day, ...state])
    }
  })
})

test('what was returned is spent, and the expired rest is not; extended then, it is there', async () => {
  const { card, spend } = await spentCard()
  noon('2029-11-16')
  await returned(card.code, spend, 50)
  await spendCard(services, bank, card.code)
  expect(await left(card.code)).toBe(2500)
  expect(await stateOf(card)).toEqual(['empty-wallet', 'expired 25 €', '15 Nov 2029', null, '15 Nov 2030'])
  expect(await extendCard(services, card.uuid)).toEqual({ ok: true, value: '2030-11-15' })
  expect(await stateOf(card)).toEqual(['25 €', 'active 25 €', '15 Nov 2030', null, null])
})

test('the ledger has an entry for what was returned and none for what has expired', async () => {
  const { card, spend } = await spentCard()
  noon('2029-11-16')
  await returned(card.code, spend, 20)
  await extendCard(services, card.uuid)
  const entries = await services.db.select().from(balanceEntries).where(eq(balanceEntries.code, card.code))
  expect(entries.map(({ amount, reason }) => [amount, reason])).toEqual([
    [7500, 'sale'],
    [-5000, 'purchase'],
    [2000, 'gone'],
  ])
})

describe('what a purchase holds while it expires, and something else is returned', () => {
  /** 25 € are held since the last day, and still being paid as 20 € come back. */
  async function heldCard({ isBeingPaid = false } = {}) {
    const { card, spend } = await spentCard()
    noon('2029-11-15')
    const { uuid } = await readyPurchase(services)
    await applyCoupon(services, uuid, card.code)
    if (isBeingPaid) {
      const { begin: usual } = bank.provider
      bank.provider.begin = async () => said.challenge
      expect(await pay(services, uuid)).toMatchObject({ ok: true })
      bank.provider.begin = usual
    }
    await services.db
      .update(couponHolds)
      .set({ until: new Date('2029-11-16T13:00:00Z') })
      .where(eq(couponHolds.purchaseUuid, uuid))
    noon('2029-11-16')
    await returned(card.code, spend, 20)
    return { card, spend, uuid }
  }
  const ends = async (uuid: string, answer: Parameters<typeof settleAttempt>[2]) => {
    const attempt = await lastAttemptOf(services.db, uuid)
    await settleAttempt(services, attempt?.order ?? '', answer)
  }
  type Held = Awaited<ReturnType<typeof heldCard>>
  const rest = '25 € 15 Nov 2029'
  const paying = { isBeingPaid: true }
  test.each<[string, (held: Held) => Promise<unknown>, string | null, { isBeingPaid?: boolean }?]>([
    ['it is still being paid', async () => {}, rest],
    ['it is paid', ({ uuid }) => ends(uuid, { state: 'paid' }), null, paying],
    ['its payment fails', ({ uuid }) => ends(uuid, { state: 'failed', code: '0190' }), rest, paying],
    ['it lets the card go', ({ uuid, card }) => removeCoupon(services, uuid, card.code), rest],
    ['its time is over', async () => noon('2029-11-18'), rest],
    ['the card is let go and applied again, for what is valid', ({ uuid, card }) => again(uuid, card), rest],
  ])('%s: 20 € can be spent', async (_, happens, expired, options) => {
    const held = await heldCard(options)
    await happens(held)
    expect(await stateOf(held.card)).toEqual(['20 €', 'active 20 €', '14 Feb 2030', expired, '15 Nov 2030'])
  })

  async function again(uuid: string, { code }: GiftCard) {
    await removeCoupon(services, uuid, code)
    expect(await applyCoupon(services, uuid, code)).toMatchObject({ ok: true, value: { available: 2000 } })
    await removeCoupon(services, uuid, code)
  }

  test('its payment takes the 25 €, and leaves those that came back', async () => {
    const { card, uuid } = await heldCard(paying)
    await ends(uuid, { state: 'paid' })
    expect(await left(card.code)).toBe(2000)
  })

  test('extended meanwhile, all but what is held is valid', async () => {
    const { card, uuid } = await heldCard()
    await extendCard(services, card.uuid)
    expect(await accepted(card.code)).toBe('20 €')
    await removeCoupon(services, uuid, card.code)
    expect(await accepted(card.code)).toBe('45 €')
  })
})

test('its holder is reminded of what can be spent, and of extending it only while that is possible', async () => {
  const { card, spend } = await spentCard()
  noon('2029-11-20')
  await returned(card.code, spend, 20)
  const texts: string[] = []
  for (const day of ['2029-12-20', '2030-02-11']) {
    noon(day)
    queued.length = 0
    await remindCardHolders(services)
    for (const { payload } of waiting('send-gift-card-reminder')) {
      const told = payload as JobPayloads['send-gift-card-reminder']
      if (told.card !== card.uuid) continue
      await giftCardReminder.job.run(services, told)
      texts.push(emails.at(-1)?.text ?? '')
    }
  }
  expect(texts).toHaveLength(2)
  for (const text of texts) {
    expect(text).toContain('20,00 €')
    expect(text).not.toContain('45,00 €')
    expect(text).toContain('Es lo que volvió a tu tarjeta después de caducar: esta es su última fecha.')
  }
})
