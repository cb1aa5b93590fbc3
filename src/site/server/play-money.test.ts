import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addDemoCoupons } from '#demo/fill-demo.ts'
import { sendGift, sendOrder } from '#features/checkout/emails/goods-emails.ts'
import { multibancoReference } from '#features/checkout/emails/multibanco-reference.ts'
import { purchaseFailed } from '#features/checkout/emails/purchase-failed.ts'
import { billKey } from '#features/checkout/rules/bill/purchase-lines.ts'
import { balanceOf } from '#features/checkout/server/coupons/get-coupon.ts'
import { lastAttemptOf } from '#features/checkout/server/payments/attempts/attempt-row.ts'
import { settleAttempt } from '#features/checkout/server/payments/attempts/settle-attempt.ts'
import { startPayment } from '#features/checkout/server/payments/attempts/start-payment.ts'
import { payRefunds } from '#features/checkout/server/payments/refunds/pay-refunds.ts'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { peekBill } from '#features/checkout/server/purchases/bill/peek-bill.ts'
import { listPostalOrders } from '#features/checkout/server/purchases/fulfilment/postal-orders.ts'
import { coupons } from '#features/checkout/server/schema/coupons.ts'
import { expiryReminder, remindHolders } from '#features/vouchers/emails/expiry-reminder.ts'
import { myVouchers } from '#features/vouchers/emails/my-vouchers.ts'
import { cancelVoucher } from '#features/vouchers/server/actions/cancel-voucher.ts'
import { activateVoucher, editBeneficiary } from '#features/vouchers/server/actions/change-beneficiary.ts'
import { exchangeVoucher } from '#features/vouchers/server/actions/exchange-voucher.ts'
import { extendVoucher } from '#features/vouchers/server/actions/extend-voucher.ts'
import { redeemVoucher } from '#features/vouchers/server/actions/redeem-voucher.ts'
import { buyerMayPrint } from '#features/vouchers/server/undelivered-gift.ts'
import type { Config } from '#platform/server/config/config.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays } from '#platform/time/dates.ts'
import { giveCoupon } from '#tests/builders/a-coupon.ts'
import { said } from '#tests/builders/a-payment.ts'
import { byCard, look, pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { aVoucher, byPost, forElena, seen, voucherScene, why } from '#tests/builders/a-voucher.ts'
import { loadConfig } from './config.ts'
import { openServices } from './open-services.ts'

const { services, bank, emails, queued, noon, begin, connectionString } = await voucherScene()
const withKeys = (keys: Record<string, string>): Config => ({
  ...loadConfig({
    ...keys,
    MAIL_URL: 'smtp://mail.example',
    PUBLIC_URL: 'https://calmaria.example',
    LOG_LEVEL: 'silent',
  }),
  databaseUrl: connectionString,
})
const live = withKeys({ PAYPAL_CLIENT_ID: 'id', PAYPAL_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'hook' })
const tried = withKeys({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' })
/** The same shop on the same database, after a start with the keys of a real provider. */
const shop: Services = { ...services, config: live }

const startWith = async (config: Config) => (await openServices(config, services.clock)).close()

beforeAll(async () => {
  await addDemoCoupons(services.db, services.clock.now())
  await startWith(live)
})
beforeEach(begin)

const demoCodes = ['CALMA10', 'RITUAL20', 'VERANO25', 'MO-DEMO30', 'TR-DEMO500']
const playMoney = { ok: false, error: 'play-money' }
const to = (email: string) => ({ email, confirmEmail: email })

test.each(demoCodes)('the code %s of the demo buys nothing once a real key is set', async (code) => {
  const { uuid } = await readyPurchase(shop)
  expect(await applyCoupon(shop, uuid, code)).toEqual(playMoney)
})

test('so it is in a dump that was made before codes were marked, but no code of the operator is taken', async () => {
  await services.db.update(coupons).set({ paymentMode: null })
  await giveCoupon(services, { code: 'OTOÑO15', percent: 15 })
  await startWith(live)
  const { uuid } = await readyPurchase(shop)
  for (const code of demoCodes) expect(await applyCoupon(shop, uuid, code), code).toEqual(playMoney)
  expect(await applyCoupon(shop, uuid, 'OTOÑO15')).toMatchObject({ ok: true })
})

test('a real start adds no demo codes and no catalogue', async () => {
  const before = await services.db.select({ code: coupons.code }).from(coupons)
  await startWith(live)
  expect(await services.db.select({ code: coupons.code }).from(coupons)).toHaveLength(before.length)
})

test('a code that was applied while payments were play is taken off the bill', async () => {
  const { uuid, bill } = await readyPurchase(services)
  expect(await applyCoupon(services, uuid, 'TR-DEMO500')).toMatchObject({ ok: true })
  expect((await look(services, uuid)).bill.total).toBe(0)
  const applied = await look(services, uuid)
  const click = { input: byCard, seen: billKey(applied.bill) }
  expect(await startPayment(shop, applied, click)).toEqual({ ok: false, error: 'bill-changed' })
  expect((await peekBill(shop, applied)).purchase.bill).toMatchObject({ total: bill.total })
  expect(await balanceOf(services.db, 'TR-DEMO500')).toBe(50_000)
})

test.each([
  ['activate', (voucher) => activateVoucher(shop, voucher, { name: 'Elena', ...to('elena@correo.example') })],
  ['edit', (voucher) => editBeneficiary(shop, voucher, { name: 'Rui', ...to('rui@correio.example') })],
  ['cancel', (voucher) => cancelVoucher(shop, voucher, why('8'))],
  ['extend', (voucher) => extendVoucher(shop, voucher)],
  ['convert', (voucher) => exchangeVoucher(shop, voucher, conversion('convert'))],
  ['redeem', (voucher) => redeemVoucher(shop, voucher.reference)],
] satisfies [string, (voucher: Awaited<ReturnType<typeof seen>>) => Promise<unknown>][])(
  'nobody can %s a voucher that was bought with play money',
  async (_, act) => {
    const voucher = await seen(services, await aVoucher(services, bank))
    expect(await act(voucher)).toMatchObject({ error: 'refused', refusal: { why: 'play-money', instead: [] } })
    expect(await seen(services, voucher)).toEqual(voucher)
  },
)

test('nor exchange it when it has expired', async () => {
  const voucher = await seen(services, await aVoucher(services, bank))
  noon(addDays(voucher.expiresOn, 10))
  expect(await exchangeVoucher(shop, voucher, conversion('exchange'))).toMatchObject({
    refusal: { why: 'play-money' },
  })
})

test('a balance that a voucher of play was exchanged for is play too', async () => {
  const voucher = await seen(services, await aVoucher(services, bank))
  const exchanged = await exchangeVoucher(services, voucher, conversion('convert'))
  if (!exchanged.ok) throw new Error('refused')
  const { uuid } = await readyPurchase(shop)
  expect(await applyCoupon(shop, uuid, exchanged.value.code)).toEqual(playMoney)
})

test('what a test account paid for is spent in its tests, and never for real money', async () => {
  const tests: Services = { ...services, config: tried }
  const bought = await seen(services, await aVoucher(tests, bank))
  const played = await seen(services, await aVoucher(services, bank))
  expect(await redeemVoucher(tests, played.reference)).toMatchObject({ refusal: { why: 'play-money' } })
  expect(await redeemVoucher(shop, bought.reference)).toMatchObject({ refusal: { why: 'play-money' } })
  expect(await redeemVoucher(tests, bought.reference)).toMatchObject({ ok: true })
})

test('what was bought with real money is spent as ever', async () => {
  const voucher = await aVoucher(shop, bank)
  expect((await look(services, voucher.purchaseUuid)).paymentMode).toBe('live')
  expect(await redeemVoucher(shop, voucher.reference)).toMatchObject({ ok: true })
})

test('nobody is written to about what was bought with play money', async () => {
  const voucher = await aVoucher(services, bank, forElena)
  const { uuid, expiresOn, purchaseUuid: purchase } = voucher
  noon(addDays(expiresOn, -7))
  queued.length = 0
  emails.length = 0
  await remindHolders(shop)
  expect(queued.filter(({ payload }) => (payload as { voucher: string }).voucher === uuid)).toEqual([])
  await expiryReminder.job.run(shop, { voucher: uuid, days: 7, expiresOn })
  await sendOrder.run(shop, { purchase })
  await sendGift.run(shop, { purchase })
  expect(emails).toEqual([])
  const real = await aVoucher(shop, bank)
  await sendOrder.run(shop, { purchase: real.purchaseUuid })
  expect(emails).toHaveLength(1)
})

test('nor in a list of vouchers, about a reference, or about a payment that came to nothing', async () => {
  const email = 'play@correo.example'
  await aVoucher(services, bank, { email, confirmEmail: email })
  bank.willSay(said.reference)
  const { uuid: purchase } = await readyPurchase(services, { country: 'PT' })
  await pay(services, purchase, { method: 'multibanco' })
  const { order, uuid: attempt } = (await lastAttemptOf(services.db, purchase)) ?? { order: '', uuid: '' }
  emails.length = 0
  await myVouchers.job.run(shop, { email, language: 'es', requestId: randomUUID() })
  await multibancoReference.job.run(shop, { purchase })
  await settleAttempt(services, order, { state: 'failed', code: 'generic-1' })
  await purchaseFailed.job.run(shop, { purchase, attempt, reason: 'reference-expired' })
  expect(emails.map(({ subject }) => subject)).toEqual([])
  await purchaseFailed.job.run(services, { purchase, attempt, reason: 'reference-expired' })
  expect(emails).toHaveLength(1)
})

test('who has vouchers of both is told of the real ones alone', async () => {
  const email = 'both@correo.example'
  const theirs = { email, confirmEmail: email }
  const played = await aVoucher(services, bank, theirs)
  const real = await aVoucher(shop, bank, theirs)
  emails.length = 0
  await myVouchers.job.run(shop, { email, language: 'es', requestId: randomUUID() })
  expect(emails).toHaveLength(1)
  for (const [{ reference, purchaseUuid }, isNamed] of [
    [played, false],
    [real, true],
  ] as const) {
    const { locator } = await look(services, purchaseUuid)
    for (const name of [reference, locator]) expect(emails[0]?.text.includes(name)).toBe(isNamed)
  }
})

test('nobody prints or posts what was bought with play money', async () => {
  const voucher = await aVoucher(services, bank, byPost)
  const purchase = await look(services, voucher.purchaseUuid)
  const listed = async (by: Services) => (await listPostalOrders(by)).some(({ uuid }) => uuid === purchase.uuid)
  expect([buyerMayPrint(services, voucher, purchase), await listed(services)]).toEqual([true, true])
  expect([buyerMayPrint(shop, voucher, purchase), await listed(shop)]).toEqual([false, false])
})

test('no provider is asked to pay play money back', async () => {
  const voucher = await aVoucher(services, bank)
  await cancelVoucher(services, await seen(services, voucher), why('8'))
  bank.calls.length = 0
  await payRefunds(shop)
  expect(bank.calls).toEqual([])
  await payRefunds(services)
  expect(bank.calls.map(({ what }) => what)).toEqual(['refund'])
})

function conversion(action: 'convert' | 'exchange') {
  return { action, kind: 'wallet' as const, draft: to('marta@correo.example') }
}
