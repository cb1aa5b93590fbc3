import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { abandonPayment } from '#features/checkout/server/payments/attempts/abandon-payment.ts'
import { settleAttempt } from '#features/checkout/server/payments/attempts/settle-attempt.ts'
import { reconcilePayments } from '#features/checkout/server/payments/reconciliation/reconcile-payments.ts'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { fulfilPaidPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { couponHolds } from '#features/checkout/server/schema/coupons.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { giveBalance, giveCoupon } from '#tests/builders/a-coupon.ts'
import { said, start } from '#tests/builders/a-payment.ts'
import { look, pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { failedPurchaseScene, forgotten } from '#tests/emails/failed-purchase.ts'
import { allowLogged } from '#tests/log/logged-errors.ts'
import { purchaseFailed } from './purchase-failed.ts'

const { services, bank, emails, later, begin, attemptOf, failedJobs, deliver, withReference } =
  await failedPurchaseScene()
const { form, redirect, onItsWay, nothing } = said
const hour = 60
const day = 24 * hour

beforeEach(begin)

test('a purchase that could not be made is written about, and lets its codes go', async () => {
  await giveCoupon(services, { code: 'GONE', usageLimit: 1 })
  const { uuid } = await readyPurchase(services)
  await applyCoupon(services, uuid, 'GONE')
  bank.willSay({ state: 'waiting', for: { kind: 'redirect', url: 'https://provider.example' } })
  await pay(services, uuid, { method: 'paypal' })
  await services.db.update(purchases).set({ goods: forgotten }).where(eq(purchases.uuid, uuid))
  await settleAttempt(services, (await attemptOf(uuid)).order, { state: 'paid' })
  expect(await look(services, uuid)).toMatchObject({ state: 'failed' })
  expect(await deliver()).toEqual([expect.stringMatching(/^Te devolvemos el pago/)])
  const [reservation] = await services.db.select().from(couponHolds).where(eq(couponHolds.purchaseUuid, uuid))
  expect(reservation).toMatchObject({ code: 'GONE', state: 'released' })
  const next = await readyPurchase(services)
  expect(await applyCoupon(services, next.uuid, 'GONE')).toMatchObject({ ok: true })
})

test('a purchase out of a balance alone that could not be made is written about too', async () => {
  const { uuid, bill } = await readyPurchase(services)
  await giveBalance(services, 'ALL', bill.total)
  await applyCoupon(services, uuid, 'ALL')
  const paid = { state: 'confirming', paidAt: start, goods: forgotten } as const
  await services.db.update(purchases).set(paid).where(eq(purchases.uuid, uuid))
  await fulfilPaidPurchase(services, uuid)
  expect(await deliver()).toEqual([expect.stringMatching(/^Te devolvemos el pago/)])
  expect(emails[0]?.text).toContain('tu saldo')
})

test.each([
  ['es', 'No hemos podido completar tu compra', 'No te hemos cobrado nada y tu código se puede volver a usar.'],
  ['pt', 'Não conseguimos concluir a sua compra', 'Não lhe cobrámos nada e o seu código pode voltar a ser usado.'],
] as const)(
  'a purchase that a coupon paid whole and that could not be made is told too (%s)',
  async (language, subject, text) => {
    const code = `WHOLE-${language}`
    await giveCoupon(services, { code, percent: 100 })
    const { uuid } = await readyPurchase(services)
    await applyCoupon(services, uuid, code)
    const bill = { ...(await look(services, uuid)).bill, total: 0 }
    const paid = { state: 'confirming', paidAt: start, goods: forgotten, bill, language } as const
    await services.db.update(purchases).set(paid).where(eq(purchases.uuid, uuid))
    await fulfilPaidPurchase(services, uuid)
    expect(await deliver()).toEqual([subject])
    expect(emails[0]?.text).toContain(text)
  },
)

test('a job of the old form, about a purchase that stands, writes to nobody', async () => {
  const { uuid } = await withReference()
  bank.willSay(nothing, { state: 'paid' })
  await abandonPayment(services, uuid)
  await purchaseFailed.job.run(services, { purchase: uuid })
  later(1)
  await pay(services, uuid)
  await purchaseFailed.job.run(services, { purchase: uuid })
  expect(emails).toEqual([])
})

test('who paid twice reads that one of the two payments goes back, and which', async () => {
  const { uuid, locator } = await readyPurchase(services)
  bank.willSay(form, nothing, { state: 'paid' })
  await pay(services, uuid, { method: 'bizum' })
  const first = await attemptOf(uuid)
  await abandonPayment(services, uuid)
  later(1)
  await pay(services, uuid)
  expect(await look(services, uuid)).toMatchObject({ state: 'confirmed' })
  await settleAttempt(services, first.order, { state: 'paid' })
  await settleAttempt(services, first.order, { state: 'paid' })
  expect(failedJobs()).toEqual([{ purchase: uuid, attempt: first.uuid, reason: 'paid-twice' }])
  expect(await deliver()).toEqual([`Te devolvemos un pago del pedido ${locator}`])
  expect(emails[0]?.text).toContain('más de un pago')
  expect(emails[0]?.text).toContain('Bizum')
  expect(emails[0]?.text).toContain('Tu compra sigue en pie')
  expect(emails[0]?.text).not.toContain('llegó tarde')
})

test('who paid a purchase that could not be made once more reads that this payment goes back too', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay(form, nothing, redirect)
  await pay(services, uuid, { method: 'bizum' })
  const first = await attemptOf(uuid)
  await abandonPayment(services, uuid)
  later(1)
  await pay(services, uuid, { method: 'paypal' })
  await services.db.update(purchases).set({ goods: forgotten }).where(eq(purchases.uuid, uuid))
  await settleAttempt(services, (await attemptOf(uuid)).order, { state: 'paid' })
  await settleAttempt(services, first.order, { state: 'paid' })
  expect(await deliver()).toHaveLength(2)
  expect(emails[1]?.text).toContain('Bizum')
  expect(emails[1]?.text).not.toContain('sigue')
})

async function inReview() {
  const { uuid } = await readyPurchase(services)
  bank.willSay(onItsWay)
  await pay(services, uuid, { method: 'paypal' })
  return { uuid, attempt: await attemptOf(uuid) }
}
const denied = { state: 'failed', code: 'generic-1' } as const

test('a payment that PayPal denies after days of review is written about, with how to go on', async () => {
  const { uuid, attempt } = await inReview()
  later(3 * day)
  await settleAttempt(services, attempt.order, denied)
  await settleAttempt(services, attempt.order, denied)
  expect(failedJobs()).toEqual([{ purchase: uuid, attempt: attempt.uuid, reason: 'denied' }])
  expect(await deliver()).toEqual([expect.stringMatching(/^PayPal no ha aceptado tu pago: /)])
  expect(emails[0]?.text).toMatch(/Volver a comprar: http/)
  expect(emails[0]?.text).not.toContain('Multibanco')
})

test.each([
  ['says that it knows of none', async () => nothing],
  ['says nothing', async () => Promise.reject(new Error('away'))],
])('a payment in review that we give up while PayPal %s is not said to be denied', async (_, answer) => {
  allowLogged(/payment ended without a clear answer/)
  allowLogged(/payment left open/)
  const { uuid } = await inReview()
  bank.provider.abandon = answer
  bank.provider.ask = answer
  later(9 * day)
  await reconcilePayments(services)
  expect(await attemptOf(uuid)).toMatchObject({ state: 'failed' })
  expect(failedJobs()).toEqual([])
})

test('nobody who has paid otherwise since reads that a payment was denied', async () => {
  const { uuid, attempt } = await inReview()
  later(3 * day)
  await settleAttempt(services, attempt.order, denied)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  expect(await look(services, uuid)).toMatchObject({ state: 'confirmed' })
  expect(await deliver()).toEqual([])
})

test('a payment that is refused while its buyer looks on is told by the page alone', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay(redirect)
  await pay(services, uuid, { method: 'paypal' })
  await settleAttempt(services, (await attemptOf(uuid)).order, denied)
  expect(failedJobs()).toEqual([])
})
