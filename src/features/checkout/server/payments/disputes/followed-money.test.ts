import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { returnToBalance } from '#features/checkout/server/coupons/return-to-balance.ts'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { lockPurchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { refunds } from '#features/checkout/server/schema/payments.ts'
import { refundCards } from '#features/gift-cards/server/actions/refund-cards.ts'
import { cancelVoucher } from '#features/vouchers/server/actions/cancel-voucher.ts'
import { exchangeVoucher } from '#features/vouchers/server/actions/exchange-voucher.ts'
import { redeemVoucher } from '#features/vouchers/server/actions/redeem-voucher.ts'
import { refundOf } from '#features/vouchers/server/actions/refund-of.ts'
import { voucherOperators } from '#features/vouchers/server/purchase/for-operators.ts'
import { type Voucher, vouchersOf } from '#features/vouchers/server/voucher-row.ts'
import { cardScene } from '#tests/builders/a-card-scene.ts'
import { giveBalance } from '#tests/builders/a-coupon.ts'
import { cardNow, spendCard } from '#tests/builders/a-gift-card.ts'
import { itCosts, look, pay, readyPurchase, someGoods, takeBack } from '#tests/builders/a-purchase.ts'
import { byPost, seen as voucherNow, why } from '#tests/builders/a-voucher.ts'
import { allowLogged } from '#tests/log/logged-errors.ts'
import { waitUntil } from '#tests/wait-until.ts'
import { lastAttemptOf } from '../attempts/attempt-row.ts'
import { closeDispute, holdPurchase, listDisputes, releaseDispute } from './list-disputes.ts'
import { settleDispute } from './settle-dispute.ts'

const { services, bank, queued, setNow, start, sold, delivered, left, begin } = await cardScene()
const { db, clock } = services

beforeEach(async () => {
  allowLogged(/payment disputed/)
  for (const { uuid } of await listDisputes(services)) await releaseDispute(services, uuid)
  await begin()
})

const hold = async (uuid: string) => {
  expect(await holdPurchase(services, (await look(services, uuid)).locator)).toMatchObject({ ok: true })
}

async function decide(purchase: string, how: typeof closeDispute) {
  const dispute = (await listDisputes(services)).find(({ purchaseUuid }) => purchaseUuid === purchase)
  expect(await how(services, dispute?.uuid ?? '')).toMatchObject({ ok: true })
}

async function voucherOf(purchase: string): Promise<Voucher> {
  const [voucher] = await vouchersOf(db, purchase)
  if (!voucher) throw new Error('no voucher')
  return voucher
}

/** A voucher of 50 €, paid by a code as far as it goes; a minute after the one before. */
async function bought(code: string): Promise<Voucher> {
  setNow(new Date(clock.now().getTime() + 60_000))
  return voucherOf(await spendCard(services, bank, code))
}

const email = { email: 'elena@correo.example', confirmEmail: 'elena@correo.example' }
const convert = async (voucher: Voucher) =>
  exchangeVoucher(services, await voucherNow(services, voucher), { action: 'convert', kind: 'wallet', draft: email })

async function converted(voucher: Voucher): Promise<string> {
  const given = await convert(voucher)
  if (!given.ok) throw new Error(given.error)
  return given.value.code
}

const stateOf = async (voucher: Voucher) => (await voucherNow(services, voucher)).state
const owedToBanks = async () =>
  (await db.select({ amount: refunds.amount }).from(refunds).where(sql`${refunds.state} = 'requested'`)).map(
    ({ amount }) => amount,
  )

test('what a disputed card has bought can not be converted, given back or redeemed until it is decided', async () => {
  const { card, purchase } = await delivered()
  const voucher = await bought(card.code)
  await hold(purchase.uuid)
  expect(await convert(voucher)).toMatchObject({ refusal: { why: 'on-hold' } })
  expect(await cancelVoucher(services, voucher, why('8'))).toMatchObject({ refusal: { why: 'on-hold' } })
  expect(await redeemVoucher(services, voucher.reference)).toMatchObject({ refusal: { why: 'on-hold' } })
  const { locator } = await look(services, voucher.purchaseUuid)
  expect(await listDisputes(services)).toMatchObject([
    { items: [expect.stringContaining('opened')], reached: [{ locator, items: [`${voucher.reference} activated`] }] },
  ])
  await decide(purchase.uuid, releaseDispute)
  expect(await convert(voucher)).toMatchObject({ ok: true })
})

test('what was enjoyed is not on hold, and its value is owed by the card', async () => {
  const { card, purchase } = await delivered()
  const voucher = await bought(card.code)
  await redeemVoucher(services, voucher.reference)
  await hold(purchase.uuid)
  expect((await look(services, voucher.purchaseUuid)).disputedAt).toBe(null)
  await decide(purchase.uuid, closeDispute)
  expect([await stateOf(voucher), await left(card.code)]).toEqual(['redeemed', 0])
})

test('converted again and spent again, it is on hold and ends as well, and money that came besides goes back', async () => {
  const { card, purchase } = await delivered()
  const first = await bought(card.code)
  const code = await converted(first)
  await itCosts(services, sold.uuid, 6000)
  const last = await bought(code)
  await hold(purchase.uuid)
  const held = [first, last].map(async ({ purchaseUuid }) => (await look(services, purchaseUuid)).disputedAt !== null)
  expect(await Promise.all(held)).toEqual([true, true])
  const other = await readyPurchase(services)
  expect(await applyCoupon(services, other.uuid, code)).toEqual({ ok: false, error: 'not-active' })
  await decide(purchase.uuid, closeDispute)
  expect([await stateOf(last), await left(card.code), await left(code)]).toEqual(['cancelled', 0, 0])
  expect(await owedToBanks()).toEqual([1000])
})

test('as far as the value reaches, the newest first: what a good balance had paid stays on the code', async () => {
  await giveBalance(services, 'TR-GOOD', 2000, { kind: 'gift-card' })
  const disputed = await bought('TR-GOOD')
  const code = await converted(disputed)
  // 30 € of 50 are the bank's: of two things for 20 € the older stays.
  await itCosts(services, sold.uuid, 2000)
  const [older, newer] = [await bought(code), await bought(code)]
  await hold(disputed.purchaseUuid)
  expect((await look(services, older.purchaseUuid)).disputedAt).toBe(null)
  await decide(disputed.purchaseUuid, closeDispute)
  expect([await stateOf(older), await stateOf(newer), await left(code)]).toEqual(['activated', 'cancelled', 0])
})

test('the postage goes back with the last of two vouchers, the other of which was withdrawn', async () => {
  await giveBalance(services, 'TR-POST', 3000, { kind: 'gift-card' })
  const disputed = await bought('TR-POST')
  const code = await converted(disputed)
  await itCosts(services, sold.uuid, 4000)
  const { uuid } = await readyPurchase(services, byPost, someGoods(services, 2))
  expect(await applyCoupon(services, uuid, code)).toMatchObject({ ok: true })
  bank.willSay({ state: 'paid' })
  expect(await pay(services, uuid)).toMatchObject({ ok: true })
  await takeBack(services, await look(services, disputed.purchaseUuid))
  const [left, withdrawn] = await vouchersOf(db, uuid)
  if (!left || !withdrawn) throw new Error('two were bought')
  expect([left.state, withdrawn.state]).toEqual(['activated', 'cancelled'])
  const purchase = await look(services, uuid)
  const postage = purchase.bill.lines.find(({ kind }) => kind === 'postal')?.amount ?? 0
  expect(postage).toBeGreaterThan(0)
  const given = await db.transaction((tx) => refundOf(tx, left, purchase))
  expect(given.total).toBe(4000 + postage)
  const paid = await db.transaction((tx) => voucherOperators.listPaid(tx, purchase, clock.now()))
  expect(paid.find((one) => one.uuid === left.uuid)).toMatchObject({ payment: given.payment, balance: given.balance })
})

test('the last thing that is reached ends whole, and what it cost more is good on its code', async () => {
  await giveBalance(services, 'TR-MORE', 2000, { kind: 'gift-card' })
  const disputed = await bought('TR-MORE')
  const code = await converted(disputed)
  await itCosts(services, sold.uuid, 4500)
  const voucher = await bought(code)
  await takeBack(services, await look(services, disputed.purchaseUuid))
  expect([await stateOf(voucher), await left(code)]).toEqual(['cancelled', 2000])
  const { uuid } = await readyPurchase(services)
  expect(await applyCoupon(services, uuid, code)).toMatchObject({ ok: true })
})

test('no act gives value back to a code whose money the bank has: it is taken off again, up to what is missing', async () => {
  await giveBalance(services, 'TR-PART', 2000, { kind: 'gift-card' })
  const disputed = await bought('TR-PART')
  const code = await converted(disputed)
  const voucher = await bought(code)
  await redeemVoucher(services, voucher.reference)
  await takeBack(services, await look(services, disputed.purchaseUuid))
  const entry = { code, amount: 5000, purchaseUuid: voucher.purchaseUuid, reason: 'voucher-cancelled', at: clock.now() }
  await db.transaction((tx) => returnToBalance(services, tx, entry))
  expect(await left(code)).toBe(2000)
})

test('a card that was given back, and got value back since, is withdrawn too', async () => {
  const { card, purchase } = await delivered()
  const voucher = await bought(card.code)
  await refundCards(services, purchase, { card: card.uuid, seen: 2500 })
  await cancelVoucher(services, voucher, why('4'))
  expect(await left(card.code)).toBe(5000)
  await takeBack(services, purchase)
  expect([await left(card.code), (await cardNow(services, card)).cancelledBecause]).toEqual([0, 'withdrawn'])
  const { uuid } = await readyPurchase(services)
  expect(await applyCoupon(services, uuid, card.code)).toEqual({ ok: false, error: 'not-active' })
})

test('a card all of which went into a voucher that was converted ends too, and who has it is told', async () => {
  const { card, purchase } = await delivered()
  await itCosts(services, sold.uuid, 7500)
  const code = await converted(await bought(card.code))
  await takeBack(services, purchase)
  expect([await left(card.code), await left(code)]).toEqual([0, 0])
  expect(await cardNow(services, card)).toMatchObject({ state: 'cancelled', cancelledBecause: 'withdrawn' })
  expect(queued.filter(({ job }) => job === 'send-gift-card-ended')).toMatchObject([{ payload: { card: card.uuid } }])
  const { uuid } = await readyPurchase(services)
  expect(await applyCoupon(services, uuid, card.code)).toEqual({ ok: false, error: 'not-active' })
})

test('a dispute and a reversal of one payment take its value once', async () => {
  await giveBalance(services, 'TR-ONCE', 2000, { kind: 'gift-card' })
  const disputed = await bought('TR-ONCE')
  const code = await converted(disputed)
  const attempt = await lastAttemptOf(db, disputed.purchaseUuid)
  if (!attempt) throw new Error('no attempt')
  await settleDispute(services, attempt, { name: 'D-once', kind: 'dispute', state: 'lost' })
  await settleDispute(services, attempt, { name: 'R-once', kind: 'reversal', state: 'open' })
  await decide(disputed.purchaseUuid, closeDispute)
  expect([await left(code), await listDisputes(services)]).toEqual([2000, []])
  // Another message about the same money, which is at the bank already.
  await settleDispute(services, attempt, { name: 'D-again', kind: 'dispute', state: 'lost' })
  await decide(disputed.purchaseUuid, closeDispute)
  expect(await left(code)).toBe(2000)
})

test('what is disputed by itself stays on hold while the card that had paid it is released', async () => {
  const { card, purchase } = await delivered()
  await itCosts(services, sold.uuid, 12_000)
  const voucher = await bought(card.code)
  await hold(purchase.uuid)
  await hold(voucher.purchaseUuid)
  const { locator } = await look(services, voucher.purchaseUuid)
  expect(await holdPurchase(services, locator)).toEqual({ ok: false, error: 'held' })
  await decide(purchase.uuid, releaseDispute)
  expect(await convert(voucher)).toMatchObject({ refusal: { why: 'on-hold' } })
  await decide(voucher.purchaseUuid, releaseDispute)
  expect(await convert(voucher)).toMatchObject({ ok: true })
})

test('what a provider told about its payment is not put on hold once more', async () => {
  const { card } = await delivered()
  await itCosts(services, sold.uuid, 12_000)
  const voucher = await bought(card.code)
  const attempt = await lastAttemptOf(db, voucher.purchaseUuid)
  if (!attempt) throw new Error('no attempt')
  await settleDispute(services, attempt, { name: 'D-told', kind: 'dispute', state: 'open' })
  const { locator } = await look(services, voucher.purchaseUuid)
  expect(await holdPurchase(services, locator)).toEqual({ ok: false, error: 'held' })
})

test('the bank took back the card and the money beside it: that money does not go out a second time', async () => {
  const { card, purchase } = await delivered()
  await itCosts(services, sold.uuid, 12_000)
  const voucher = await bought(card.code)
  await hold(purchase.uuid)
  await hold(voucher.purchaseUuid)
  await decide(purchase.uuid, closeDispute)
  await decide(voucher.purchaseUuid, closeDispute)
  expect([await stateOf(voucher), await owedToBanks()]).toEqual(['cancelled', []])
})

test('a payment with the card that comes while it is put on hold finds it so, and gives its money back', async () => {
  const { card, purchase } = await delivered()
  const { uuid } = await readyPurchase(services)
  await applyCoupon(services, uuid, card.code)
  let paid: ReturnType<typeof pay> | undefined
  await db.transaction(async (tx) => {
    await lockPurchase(tx, purchase.uuid)
    await tx.execute(sql`select code from coupons where code = ${card.code} for update`)
    paid = pay(services, uuid)
    paid.catch(() => {})
    await waitUntil(async () => {
      const { rows } = await db.execute(sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      expect(rows).toHaveLength(1)
    })
    await tx.execute(sql`update purchases set disputed_at = ${start.toISOString()} where uuid = ${purchase.uuid}`)
  })
  expect(await paid).toMatchObject({ ok: false })
  expect([await left(card.code), (await look(services, uuid)).state]).toEqual([7500, 'ready'])
})

test('two disputes about one chain at once, beside its holder, end without waiting for each other', async () => {
  const { card, purchase } = await delivered()
  await itCosts(services, sold.uuid, 12_000)
  const first = await bought(card.code)
  const second = await voucherOf(first.purchaseUuid)
  const attempt = await lastAttemptOf(db, first.purchaseUuid)
  if (!attempt) throw new Error('no attempt')
  const own = { name: 'D-beside', kind: 'dispute', state: 'open' } as const
  await Promise.all([
    hold(purchase.uuid),
    settleDispute(services, attempt, own),
    cancelVoucher(services, second, why('8')),
  ])
  await Promise.all([
    decide(purchase.uuid, closeDispute),
    settleDispute(services, attempt, { ...own, state: 'released' }),
  ])
  expect([await left(card.code), (await look(services, first.purchaseUuid)).disputedAt]).toEqual([0, null])
  expect(await stateOf(first)).toBe('cancelled')
})
