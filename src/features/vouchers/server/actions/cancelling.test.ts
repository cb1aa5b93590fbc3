import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { balanceOf } from '#features/checkout/server/coupons/get-coupon.ts'
import { paidInWords } from '#features/checkout/server/email-parts/purchase-context.ts'
import { payRefunds } from '#features/checkout/server/payments/refunds/pay-refunds.ts'
import { listRefusedRefunds, markRefundPaid } from '#features/checkout/server/payments/refunds/refused-refunds.ts'
import { settleRefund } from '#features/checkout/server/payments/refunds/settle-refund.ts'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { coupons } from '#features/checkout/server/schema/coupons.ts'
import { refunds } from '#features/checkout/server/schema/payments.ts'
import { addDays } from '#platform/time/dates.ts'
import { giveBalance } from '#tests/builders/a-coupon.ts'
import { byPost, look, pay, readyPurchase, someGoods } from '#tests/builders/a-purchase.ts'
import { aVoucher, boughtVouchers, forElena, seen, voucherScene, why } from '#tests/builders/a-voucher.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { vouchersOf } from '../voucher-row.ts'
import { cancelVoucher } from './cancel-voucher.ts'
import { redeemVoucher } from './redeem-voucher.ts'

const { services, bank, setNow, start, today, noon, jobs, begin } = await voucherScene()

beforeEach(begin)

test('cancelled inside its window, the money goes back by the way it came', async () => {
  const voucher = await aVoucher(services, bank)
  noon(addDays(today, 14))
  expect(await cancelVoucher(services, await seen(services, voucher), why('4'))).toEqual({ ok: true, value: null })
  expect((await seen(services, voucher)).state).toBe('cancelled')
  expect(jobs()).toContain('send-voucher-cancelled')
  await payRefunds(services)
  expect(bank.calls.filter(({ what }) => what === 'refund')).toMatchObject([{ amount: voucher.value }])
  expect(jobs()).toContain('send-refunded')
  expect(await redeemVoucher(services, voucher.reference)).toMatchObject({ refusal: { why: 'cancelled' } })
})

test('a day later it is too late for money, not for balance', async () => {
  const voucher = await aVoucher(services, bank)
  noon(addDays(today, 15))
  expect(await cancelVoucher(services, await seen(services, voucher), why('4'))).toMatchObject({
    error: 'refused',
    refusal: { why: 'window-over', instead: ['convert', 'extend'] },
  })
  expect((await seen(services, voucher)).state).toBe('activated')
})

test.each([
  ['no reason', why('0'), { reason: 'reasonMissing' }],
  ['another reason without words', why('7'), { text: 'textMissing' }],
  ['no availability without a day', why('5'), { day: 'dayMissing' }],
])('%s is asked for', async (_, draft, problems) => {
  const voucher = await aVoucher(services, bank)
  expect(await cancelVoucher(services, await seen(services, voucher), draft)).toEqual({
    ok: false,
    error: 'invalid',
    problems,
  })
})

test('a refund whose answer is lost is asked for again under its own key, and noted once', async () => {
  const voucher = await aVoucher(services, bank)
  await cancelVoucher(services, await seen(services, voucher), why('8'))
  bank.willSayOfRefund(new Error('the line went dead'), { state: 'pending' }, { state: 'refunded' })
  for (let minutes = 0; minutes <= 30; minutes += 10) {
    setNow(new Date(start.getTime() + minutes * 60_000))
    await payRefunds(services)
  }
  const [refund, ...others] = await services.db.select().from(refunds).where(eq(refunds.reason, 'voucher-cancelled'))
  expect(others.filter(({ state }) => state !== 'done')).toEqual([])
  expect(refund).toBeDefined()
  expect(bank.calls.filter(({ what }) => what === 'refund')).toHaveLength(3)
  expect(jobs().filter((job) => job === 'send-refunded')).toHaveLength(1)
})

test('what a balance has paid goes back to the balance, voucher by voucher, to the cent', async () => {
  const code = 'MO-CANCEL-TESTS'
  await giveBalance(services, code, 3333)
  const { uuid } = await readyPurchase(services, {}, someGoods(services, 2))
  await applyCoupon(services, uuid, code)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  expect(await balanceOf(services.db, code)).toBe(0)
  const [first, second] = await vouchersOf(services.db, uuid)
  if (!first || !second) throw new Error('two were bought')
  await cancelVoucher(services, await seen(services, first), why('8'))
  expect(await balanceOf(services.db, code)).toBe(1667)
  await cancelVoucher(services, await seen(services, second), why('8'))
  expect(await balanceOf(services.db, code)).toBe(3333)
  await payRefunds(services)
  const paidBack = bank.calls.filter(({ what }) => what === 'refund').reduce((sum, { amount }) => sum + amount, 0)
  expect(paidBack).toBe((await look(services, uuid)).bill.total)
})

test('what goes back to a gift card that has ended meanwhile can be spent', async () => {
  const code = 'TR-ENDED-TESTS'
  await giveBalance(services, code, 1000)
  const { uuid } = await readyPurchase(services)
  await applyCoupon(services, uuid, code)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  await services.db
    .update(coupons)
    .set({ endsOn: addDays(today, 2) })
    .where(eq(coupons.code, code))
  const [voucher] = await vouchersOf(services.db, uuid)
  if (!voucher) throw new Error('one was bought')
  noon(addDays(today, 5))
  await cancelVoucher(services, voucher, why('8'))
  const [coupon] = await services.db.select().from(coupons).where(eq(coupons.code, code))
  expect(coupon?.endsOn).toBe(addDays(today, 95))
})

test('the holder reads with what it was paid, and never the code of a balance', async () => {
  const code = 'TR-SECRET-TESTS'
  await giveBalance(services, code, 1000)
  const { uuid } = await readyPurchase(services, forElena)
  await applyCoupon(services, uuid, code)
  bank.willSay({ state: 'paid', card: { brand: 'VISA', lastDigits: '0003' } })
  await pay(services, uuid)
  const words = await paidInWords(services, await look(services, uuid), 'es')
  expect(words).toMatch(/0003 y (saldo|tarjeta regalo)$/)
})

test('a refund that the provider refuses stays owed until an operator has paid it', async () => {
  expectLogged(/refund refused/)
  const voucher = await aVoucher(services, bank)
  await cancelVoucher(services, voucher, why('8'))
  const [refund] = await services.db.select().from(refunds).where(eq(refunds.state, 'requested'))
  await settleRefund(services, refund?.uuid ?? '', { state: 'refused', reason: 'closed' })
  expect(await listRefusedRefunds(services)).toMatchObject([{ uuid: refund?.uuid, amount: voucher.value }])
  expect(await markRefundPaid(services, refund?.uuid ?? '')).toMatchObject({ ok: true })
  expect(await markRefundPaid(services, refund?.uuid ?? '')).toMatchObject({ ok: false })
  expect(await listRefusedRefunds(services)).toEqual([])
})

test('two that are cancelled at once give back the postage once', async () => {
  const issued = await boughtVouchers(services, bank, byPost, 2)
  await Promise.all(issued.map(async ({ uuid }) => cancelVoucher(services, await seen(services, { uuid }), why('8'))))
  await payRefunds(services)
  const paidBack = bank.calls.filter(({ what }) => what === 'refund').reduce((sum, { amount }) => sum + amount, 0)
  expect(paidBack).toBe((await look(services, issued[0]?.purchaseUuid ?? '')).bill.total)
})
