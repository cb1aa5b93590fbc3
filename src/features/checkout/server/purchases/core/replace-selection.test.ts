import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { billKey } from '#features/checkout/rules/bill/purchase-lines.ts'
import { lastAttemptOf } from '#features/checkout/server/payments/attempts/attempt-row.ts'
import { settleAttempt } from '#features/checkout/server/payments/attempts/settle-attempt.ts'
import { startPayment } from '#features/checkout/server/payments/attempts/start-payment.ts'
import { refunds } from '#features/checkout/server/schema/payments.ts'
import type { VoucherGoods } from '#features/vouchers/rules/voucher-goods.ts'
import { giveBalance, giveCoupon } from '#tests/builders/a-coupon.ts'
import { byCard, draft, look, owner, pay, readyPurchase, soldServices, someGoods } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { applyCoupon } from '../bill/apply-coupon.ts'
import { describeBuyerStep } from '../steps/describe-buyer-step.ts'
import { describePaymentStep } from '../steps/describe-payment-step.ts'
import { expirePurchases } from './forget-purchases.ts'
import { replaceSelection } from './replace-selection.ts'
import { saveBuyer } from './save-buyer.ts'

const { services, bank, setNow } = await testServices()
const start = new Date('2026-11-15T12:00:00+01:00')
const later = (minutes: number) => setNow(new Date(start.getTime() + minutes * 60_000))
const [first, second] = soldServices(services).sold
if (!first || !second) throw new Error('the demo catalogue has changed')
beforeEach(() => setNow(start))

const twoUnits = someGoods(services, 2)
const other: VoucherGoods = {
  ...twoUnits,
  items: [{ serviceUuid: second.uuid, pax: second.capacity.minimum, units: 1 }],
}

async function choose(uuid: string, goods: VoucherGoods, browser = owner) {
  const chosen = await replaceSelection(services, { kind: 'voucher', goods, language: 'es', owner: browser }, uuid)
  if (!chosen.ok) throw new Error(chosen.error)
  return look(services, chosen.value.uuid)
}

const pageOf = async (uuid: string) => ({
  services,
  reader: { snapshot: services.catalogue.current(), language: 'es' as const, day: '2026-11-15' },
  purchase: await look(services, uuid),
})
const saved = async (uuid: string) => saveBuyer(services, { ...(await look(services, uuid)), language: 'es' }, draft())

test('a buyer who changes the selection keeps the form’s values and the code', async () => {
  await giveCoupon(services, { code: 'MINE', usageLimit: 1 })
  await giveBalance(services, 'MO-MINE', 500)
  const { uuid, locator } = await readyPurchase(services, { name: 'Lucía' })
  await applyCoupon(services, uuid, 'MINE')
  await applyCoupon(services, uuid, 'MO-MINE')
  later(5)
  const chosen = await choose(uuid, twoUnits)
  const whole = first.price.amount * 2
  expect(chosen).toMatchObject({
    uuid,
    locator,
    goods: twoUnits,
    state: 'started',
    couponCode: 'MINE',
    balanceCode: 'MO-MINE',
    bill: { total: whole - Math.round(whole / 10) - 500 },
  })
  expect(describeBuyerStep(await pageOf(uuid), false).values).toMatchObject({ name: 'Lucía' })
  await saved(uuid)
  expect(await describePaymentStep(await pageOf(uuid))).toMatchObject({
    changed: null,
    lost: [],
    coupons: [{ code: 'MINE' }, { code: 'MO-MINE' }],
  })
  bank.willSay({ state: 'paid' })
  expect(await pay(services, uuid)).toMatchObject({ ok: true })
})

test('a code that the new selection may not have is taken off with its reason', async () => {
  await giveCoupon(services, { code: 'ONLY', serviceUuids: [first.uuid] })
  const { uuid } = await readyPurchase(services)
  await applyCoupon(services, uuid, 'ONLY')
  await choose(uuid, other)
  await saved(uuid)
  expect(await describePaymentStep(await pageOf(uuid))).toMatchObject({
    lost: [{ code: 'ONLY', couponError: 'invalid-for-service' }],
  })
})

test('a selection that is not sold changes nothing', async () => {
  const { uuid, goods } = await readyPurchase(services)
  const items = [{ serviceUuid: first.uuid, pax: 1000, units: 1 }]
  const asked = { kind: 'voucher' as const, goods: { ...other, items }, language: 'es' as const, owner }
  expect(await replaceSelection(services, asked, uuid)).toEqual({ ok: false, error: 'above-maximum' })
  expect(await look(services, uuid)).toMatchObject({ goods, state: 'ready' })
})

const strangers: [string, (uuid: string) => Promise<[string, string]>][] = [
  ['of another browser', async (uuid) => [uuid, 'somebody-else-12345678901234567']],
  ['that nobody knows', async () => ['5b6962dd-3f90-4c93-8f61-eabfa4a803e2', owner]],
  ['that is no purchase at all', async () => ["'; drop table purchases", owner]],
  [
    'that is paid',
    async (uuid) => {
      bank.willSay({ state: 'paid' })
      await pay(services, uuid)
      return [uuid, owner]
    },
  ],
  [
    'that has ended',
    async (uuid) => {
      later(61)
      await expirePurchases(services)
      return [uuid, owner]
    },
  ],
]

test.each(strangers)('a purchase %s stays as it is, and another begins', async (_, happens) => {
  const { uuid } = await readyPurchase(services)
  const [asked, browser] = await happens(uuid)
  const before = await look(services, uuid)
  const begun = await choose(asked, twoUnits, browser)
  expect(begun).toMatchObject({ state: 'started', goods: twoUnits, buyer: null })
  expect(begun.uuid).not.toBe(uuid)
  expect(await look(services, uuid)).toEqual(before)
})

test('while money may be on its way another purchase begins, with what was typed', async () => {
  const post = { recipient: 'Lucía', address: 'Calle Mayor 1', postalCode: '28013', city: 'Madrid' }
  const { uuid } = await readyPurchase(services, { name: 'Lucía', isPostal: 'yes', postalCountry: 'ES', ...post })
  bank.willSay({ state: 'waiting', for: { kind: 'redirect', url: 'https://bank.example/' } })
  await pay(services, uuid, { method: 'paypal' })
  const before = await look(services, uuid)
  const begun = await choose(uuid, other)
  expect(begun.uuid).not.toBe(uuid)
  expect(begun).toMatchObject({ state: 'started', goods: other, buyer: { name: 'Lucía' }, postal: post })
  expect(begun.termsAcceptedAt).toEqual(before.termsAcceptedAt)
  expect(begun.attemptedAt).toBeNull()
  expect(begun.bill.total).toBe(second.price.amount + services.config.postalPrice)
  expect(await look(services, uuid)).toEqual(before)
})

test('a page of the earlier selection does not pay for the later one, even at the same price', async () => {
  const { uuid, bill, goods } = await readyPurchase(services)
  const seen = billKey(bill)
  await choose(uuid, goods as VoucherGoods)
  expect(await startPayment(services, await look(services, uuid), { input: byCard, seen })).toEqual({
    ok: false,
    error: 'closed',
  })
  await saved(uuid)
  expect(await startPayment(services, await look(services, uuid), { input: byCard, seen })).toEqual({
    ok: false,
    error: 'bill-changed',
  })
})

test('money that comes late for what was chosen before goes back, even if it is the same sum', async () => {
  const { uuid, goods } = await readyPurchase(services)
  bank.willSay({ state: 'failed', code: 'generic-1' })
  await pay(services, uuid)
  const attempt = await lastAttemptOf(services.db, uuid)
  await choose(uuid, goods as VoucherGoods)
  await settleAttempt(services, attempt?.order ?? '', { state: 'paid' })
  expect(await look(services, uuid)).toMatchObject({ state: 'started' })
  const owed = await services.db
    .select()
    .from(refunds)
    .where(eq(refunds.attemptUuid, attempt?.uuid ?? ''))
  expect(owed).toMatchObject([{ amount: attempt?.amount, reason: 'came-too-late' }])
})

test('two changes of one purchase at the same time leave one whole selection', async () => {
  const { uuid } = await readyPurchase(services)
  await Promise.all([choose(uuid, twoUnits), choose(uuid, other)])
  const { goods, bill } = await look(services, uuid)
  const sums = new Map([
    [2, first.price.amount * 2],
    [1, second.price.amount],
  ])
  expect(bill.total).toBe(sums.get((goods as VoucherGoods).items[0]?.units ?? 0))
})
