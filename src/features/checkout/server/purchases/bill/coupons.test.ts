import { beforeEach, expect, test } from 'vitest'
import { billKey } from '#features/checkout/rules/bill/purchase-lines.ts'
import { balanceOf } from '#features/checkout/server/coupons/get-coupon.ts'
import { startPayment } from '#features/checkout/server/payments/attempts/start-payment.ts'
import { balanceEntries } from '#features/checkout/server/schema/coupons.ts'
import { giveBalance, giveCoupon } from '#tests/builders/a-coupon.ts'
import { byCard, look, pay, payShown, readyPurchase, someGoods } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { expirePurchases } from '../core/forget-purchases.ts'
import { startPurchase } from '../core/start-purchase.ts'
import { describePaymentStep } from '../steps/describe-payment-step.ts'
import { applyCoupon, removeCoupon } from './apply-coupon.ts'

const { services, bank, setNow } = await testServices()
const start = new Date('2026-11-15T12:00:00+01:00')
const later = (minutes: number) => setNow(new Date(start.getTime() + minutes * 60_000))
beforeEach(() => setNow(start))

const elsewhere = '5b6962dd-3f90-4c93-8f61-eabfa4a803e2'
const tries: [string, Parameters<typeof giveCoupon>[1], string | null][] = [
  ['a plain one', { code: 'PLAIN' }, null],
  ['one that is off', { code: 'OFF', isActive: false }, 'not-active'],
  ['one of next year', { code: 'SOON', startsOn: '2027-01-01' }, 'start-date'],
  ['one of last year', { code: 'OVER', endsOn: '2025-12-31' }, 'end-date'],
  ['one for large purchases', { code: 'LARGE', minimum: 999_999 }, 'min-price'],
  ['one for another spa', { code: 'SPA', spaUuids: [elsewhere] }, 'invalid-for-spa'],
  ['one for another service', { code: 'SERVICE', serviceUuids: [elsewhere] }, 'invalid-for-service'],
  ['one that nobody may use', { code: 'NEVER', usageLimit: 0 }, 'reached-usage-limit'],
  ['a balance in pesos', { code: 'PESOS', kind: 'wallet', currency: 'ARS' }, 'bad-currency'],
  ['a balance with nothing in it', { code: 'EMPTY', kind: 'wallet' }, 'empty-wallet'],
  ['the welcome of somebody else', { code: 'HELLO', firstPurchaseOnly: 'other@correo.example' }, 'not-found'],
]

test.each(tries)('%s', async (_, values, error) => {
  await giveCoupon(services, values)
  const { uuid } = await readyPurchase(services)
  const verdict = await applyCoupon(services, uuid, values.code.toLowerCase())
  expect(verdict.ok ? null : verdict.error).toBe(error)
})

test.each(['NOBODY', '', ' ', "'; drop table coupons; --", 'x'.repeat(10_000)])('%s does not exist', async (typed) => {
  const { uuid } = await readyPurchase(services)
  expect(await applyCoupon(services, uuid, typed)).toEqual({ ok: false, error: 'not-found' })
})

test('a coupon and a balance stand beside each other, a second of its sort in place of the first', async () => {
  await giveCoupon(services, { code: 'TEN' })
  await giveCoupon(services, { code: 'TWENTY', percent: 20 })
  await giveBalance(services, 'MO-A', 500)
  const { uuid, bill: plain } = await readyPurchase(services)
  await applyCoupon(services, uuid, 'TEN')
  await applyCoupon(services, uuid, 'MO-A')
  await applyCoupon(services, uuid, 'TWENTY')
  const { bill } = await look(services, uuid)
  expect(bill.lines.map(({ kind }) => kind)).toEqual(['goods', 'coupon', 'balance'])
  expect(bill.total).toBe(plain.total - Math.round(plain.total * 0.2) - 500)
  await removeCoupon(services, uuid, 'TWENTY')
  expect(await look(services, uuid)).toMatchObject({ couponCode: null, bill: { total: plain.total - 500 } })
})

test('what is applied is used with the payment, and can then not be removed', async () => {
  await giveCoupon(services, { code: 'ONCE', usageLimit: 1 })
  await giveBalance(services, 'MO-B', 1000)
  const { uuid } = await readyPurchase(services)
  await applyCoupon(services, uuid, 'ONCE')
  await applyCoupon(services, uuid, 'MO-B')
  bank.willSay({ state: 'paid' })
  expect(await pay(services, uuid)).toMatchObject({ ok: true })
  expect(await balanceOf(services.db, 'MO-B')).toBe(0)
  expect(await removeCoupon(services, uuid, 'ONCE')).toEqual({ ok: false, error: 'confirmed-purchase' })
  expect(await applyCoupon(services, uuid, 'ONCE')).toEqual({ ok: false, error: 'confirmed-purchase' })
  const second = await readyPurchase(services)
  expect(await applyCoupon(services, second.uuid, 'ONCE')).toEqual({ ok: false, error: 'reached-usage-limit' })
  expect(await applyCoupon(services, second.uuid, 'MO-B')).toEqual({ ok: false, error: 'empty-wallet' })
})

test('a balance that covers all of it asks no provider', async () => {
  await giveBalance(services, 'TR-C', 100_000, { kind: 'gift-card' })
  const { uuid, bill } = await readyPurchase(services)
  await applyCoupon(services, uuid, 'TR-C')
  bank.calls.length = 0
  expect(await pay(services, uuid, { method: 'paypal' })).toEqual({ ok: true, value: { state: 'paid' } })
  expect(bank.calls).toEqual([])
  expect(await look(services, uuid)).toMatchObject({ state: 'confirmed', bill: { total: 0 } })
  expect(await balanceOf(services.db, 'TR-C')).toBe(100_000 - bill.total)
})

test('after a quarter of an hour a coupon is free for others, and the bill says so before anything is charged', async () => {
  await giveCoupon(services, { code: 'QUARTER', usageLimit: 1 })
  const first = await readyPurchase(services)
  const second = await readyPurchase(services)
  await applyCoupon(services, first.uuid, 'QUARTER')
  expect(await applyCoupon(services, second.uuid, 'QUARTER')).toEqual({ ok: false, error: 'reached-usage-limit' })
  const seen = billKey((await look(services, first.uuid)).bill)
  later(16)
  expect(await applyCoupon(services, second.uuid, 'QUARTER')).toMatchObject({ ok: true })
  const click = startPayment(services, await look(services, first.uuid), { input: byCard, seen })
  expect(await click).toEqual({ ok: false, error: 'bill-changed' })
})

test('the payment page says which code has run out, and writes nothing: paying accepts it', async () => {
  await giveCoupon(services, { code: 'SLOW' })
  const { uuid } = await readyPurchase(services)
  await applyCoupon(services, uuid, 'SLOW')
  const reader = { snapshot: services.catalogue.current(), language: 'es' as const, day: '2026-11-15' }
  const open = async () => describePaymentStep({ services, reader, purchase: await look(services, uuid) })
  expect(await open()).toMatchObject({ lost: [], coupons: [{ code: 'SLOW' }] })
  later(40)
  expect(await open()).toMatchObject({ lost: [{ code: 'SLOW', couponError: 'expired' }], coupons: [] })
  expect(await look(services, uuid)).toMatchObject({ couponCode: 'SLOW' })
  expect(await open()).toMatchObject({ lost: [{ code: 'SLOW', couponError: 'expired' }], coupons: [] })
  // A page that was opened before still shows the code: nothing is charged, and the code is let go.
  expect(await pay(services, uuid)).toEqual({ ok: false, error: 'bill-changed' })
  expect(await open()).toMatchObject({ lost: [{ code: 'SLOW', couponError: 'not-reserved' }], coupons: [] })
  bank.willSay({ state: 'paid' })
  expect(await payShown(services, uuid)).toMatchObject({ ok: true })
  expect(await look(services, uuid)).toMatchObject({ state: 'confirmed', couponCode: null })
})

test('an abandoned purchase lets go of what it had reserved', async () => {
  await giveBalance(services, 'MO-D', 1000)
  const { uuid } = await readyPurchase(services)
  await applyCoupon(services, uuid, 'MO-D')
  later(61)
  await expirePurchases(services)
  const next = await readyPurchase(services)
  expect(await applyCoupon(services, next.uuid, 'MO-D')).toMatchObject({ ok: true, value: { available: 1000 } })
})

test('a coupon that may be used once is used once by a hundred at the same time', async () => {
  await giveCoupon(services, { code: 'RACE', usageLimit: 1 })
  const all = await Promise.all(Array.from({ length: 100 }, () => readyPurchase(services)))
  const answers = await Promise.all(all.map(({ uuid }) => applyCoupon(services, uuid, 'RACE')))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  bank.willSay(...all.map(() => ({ state: 'paid' as const })))
  await Promise.all(all.map(({ uuid }) => pay(services, uuid)))
  const charged = await Promise.all(all.map(({ uuid }) => look(services, uuid)))
  expect(charged.filter(({ state, couponCode }) => state === 'confirmed' && couponCode === 'RACE')).toHaveLength(1)
  expect(charged.every(({ state }) => state === 'confirmed')).toBe(true)
})

test('a balance that many spend at the same time never falls below nothing, and its ledger adds up', async () => {
  await giveBalance(services, 'MO-RACE', 10_000)
  const all = await Promise.all(Array.from({ length: 30 }, () => readyPurchase(services)))
  await Promise.all(all.map(({ uuid }) => applyCoupon(services, uuid, 'MO-RACE')))
  bank.willSay(...all.map(() => ({ state: 'paid' as const })))
  await Promise.all(all.map(({ uuid }) => pay(services, uuid)))
  const paid = await Promise.all(all.map(({ uuid }) => look(services, uuid)))
  const spent = paid.flatMap(({ bill }) => bill.lines).filter(({ kind }) => kind === 'balance')
  const left = await balanceOf(services.db, 'MO-RACE')
  expect(left).toBeGreaterThanOrEqual(0)
  expect(left).toBe(10_000 + spent.reduce((sum, { amount }) => sum + amount, 0))
  expect(paid.every(({ state }) => state === 'confirmed')).toBe(true)
})

test('a ledger is written once', async () => {
  await giveBalance(services, 'MO-E', 1)
  await expect(services.db.update(balanceEntries).set({ amount: 1_000_000 })).rejects.toThrow()
  await expect(services.db.delete(balanceEntries)).rejects.toThrow()
})

test.each([
  ['a service of nowhere', { items: [{ serviceUuid: elsewhere, pax: 1, units: 1 }] }, 'not-for-sale'],
  ['a party of a thousand', { pax: 1000 }, 'above-maximum'],
])('%s is not sold', async (_, changes, error) => {
  const goods = someGoods(services)
  const { pax, ...others } = { pax: undefined, ...changes }
  const items = goods.items.map((item) => ({ ...item, ...(pax ? { pax } : {}) }))
  const start = { kind: 'voucher' as const, goods: { ...goods, items, ...others }, language: 'es' as const, owner: 'x' }
  expect(await startPurchase(services, start)).toEqual({ ok: false, error })
})
