import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { balanceOf } from '#features/checkout/server/coupons/get-coupon.ts'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { coupons } from '#features/checkout/server/schema/coupons.ts'
import { addDays, addYears, madridDay } from '#platform/time/dates.ts'
import { look, pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { aVoucher, forElena, seen, voucherScene, why } from '#tests/builders/a-voucher.ts'
import { expireVouchers } from '../expire-vouchers.ts'
import { cancelVoucher } from './cancel-voucher.ts'
import { exchangeVoucher } from './exchange-voucher.ts'
import { extendVoucher } from './extend-voucher.ts'
import { redeemVoucher } from './redeem-voucher.ts'
import { requestPriceMatch } from './request-price-match.ts'

const { services, bank, setNow, start, today, noon, jobs, begin } = await voucherScene()

beforeEach(begin)

const to = (email: string) => ({ email, confirmEmail: email })

test('changed for another service: a code worth as much pays part of the next purchase, and keeps the rest', async () => {
  const voucher = await aVoucher(services, bank)
  const exchanged = await exchangeVoucher(services, await seen(services, voucher), {
    action: 'convert',
    kind: 'gift-card',
    draft: to('otra@correo.example'),
  })
  if (!exchanged.ok) throw new Error('refused')
  const { code, amount } = exchanged.value
  expect(code).toMatch(/^MO-/)
  expect(amount.amount).toBe(voucher.value)
  expect((await seen(services, voucher)).state).toBe('cancelled')
  const { uuid } = await readyPurchase(services)
  expect(await applyCoupon(services, uuid, code)).toMatchObject({ ok: true })
  const { bill } = await look(services, uuid)
  const used = -(bill.lines.find(({ kind }) => kind === 'balance')?.amount ?? 0)
  if (bill.total > 0) bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  expect(await balanceOf(services.db, code)).toBe(voucher.value - used)
})

test('two addresses that differ are named', async () => {
  const voucher = await aVoucher(services, bank)
  const draft = { email: 'a@correo.example', confirmEmail: 'b@correo.example' }
  expect(
    await exchangeVoucher(services, await seen(services, voucher), { action: 'convert', kind: 'wallet', draft }),
  ).toEqual({
    ok: false,
    error: 'invalid',
    problems: { confirmEmail: 'emailsDiffer' },
  })
})

test('an expired one becomes a gift card for three years, or balance for ever', async () => {
  for (const kind of ['gift-card', 'wallet'] as const) {
    setNow(start)
    const voucher = await aVoucher(services, bank)
    noon(addDays(voucher.expiresOn, 400))
    const draft = to('marta@correo.example')
    expect(
      await exchangeVoucher(services, await seen(services, voucher), { action: 'convert', kind, draft }),
    ).toMatchObject({
      refusal: { why: 'expired', instead: ['exchange'] },
    })
    const exchanged = await exchangeVoucher(services, await seen(services, voucher), {
      action: 'exchange',
      kind,
      draft,
    })
    if (!exchanged.ok) throw new Error('refused')
    const [coupon] = await services.db.select().from(coupons).where(eq(coupons.code, exchanged.value.code))
    const days = kind === 'gift-card' ? 3 * 365 : null
    expect(coupon).toMatchObject({ kind, label: exchanged.value.code })
    expect(coupon?.endsOn === null).toBe(days === null)
    if (kind === 'gift-card') expect(coupon?.endsOn).toBe(addYears(madridDay(services.clock.now()), 3))
  }
})

test('extended once, by its own time and at most 90 days', async () => {
  const voucher = await aVoucher(services, bank)
  const until = addDays(voucher.expiresOn, 90)
  expect(await extendVoucher(services, await seen(services, voucher))).toEqual({ ok: true, value: { until } })
  expect(await seen(services, voucher)).toMatchObject({ expiresOn: until, extendedOn: today, state: 'activated' })
  expect(await extendVoucher(services, await seen(services, voucher))).toMatchObject({
    refusal: { why: 'extended-before' },
  })
})

test('expired at midnight, and valid again when extended within thirty days', async () => {
  const voucher = await aVoucher(services, bank, forElena)
  noon(voucher.expiresOn)
  await expireVouchers(services)
  expect((await seen(services, voucher)).state).toBe('issued')
  noon(addDays(voucher.expiresOn, 1))
  await expireVouchers(services)
  expect((await seen(services, voucher)).state).toBe('expired')
  noon(addDays(voucher.expiresOn, 30))
  expect(await extendVoucher(services, await seen(services, voucher))).toMatchObject({ ok: true })
  expect((await seen(services, voucher)).state).toBe('activated')
})

test('redeemed once: the second time is told when and where the first was', async () => {
  const voucher = await aVoucher(services, bank)
  expect(await redeemVoucher(services, voucher.reference.toLowerCase())).toMatchObject({ ok: true })
  expect(await redeemVoucher(services, voucher.reference)).toMatchObject({
    error: 'refused',
    refusal: { why: 'redeemed', instead: [] },
    first: { at: start, spa: voucher.spaName },
  })
  expect(await redeemVoucher(services, 'SP00000XXX')).toEqual({ ok: false, error: 'unknown' })
  expect(await cancelVoucher(services, await seen(services, voucher), why('8'))).toMatchObject({
    refusal: { why: 'redeemed' },
  })
})

test('who has seen it cheaper may have the price looked at, and keeps the voucher', async () => {
  const voucher = await aVoucher(services, bank)
  expect(await requestPriceMatch(services, await seen(services, voucher), ' ')).toMatchObject({
    problems: { website: 'websiteMissing' },
  })
  expect(await requestPriceMatch(services, await seen(services, voucher), 'otra.example/ritual')).toEqual({
    ok: true,
    value: null,
  })
  expect(jobs()).toContain('send-price-match-request')
  expect(await seen(services, voucher)).toEqual(voucher)
})
