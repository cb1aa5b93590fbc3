import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { couponHolds } from '#server/db/schema/coupons.ts'
import { refunds } from '#server/db/schema/payments.ts'
import { purchases } from '#server/db/schema/purchases.ts'
import type { Payloads } from '#server/jobs/queue.ts'
import { abandonPayment } from '#server/payments/attempts/abandon-payment.ts'
import { settleAttempt } from '#server/payments/attempts/settle-attempt.ts'
import { reconcilePayments } from '#server/payments/reconciliation/reconcile-payments.ts'
import { receiveNotification } from '#server/payments/webhooks/receive-notification.ts'
import { applyCoupon } from '#server/purchases/bill/apply-coupon.ts'
import { expirePurchases } from '#server/purchases/core/expire-purchases.ts'
import { replaceSelection } from '#server/purchases/core/replace-selection.ts'
import { saveBuyer } from '#server/purchases/core/save-buyer.ts'
import { fulfilPaidPurchase } from '#server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { giveBalance, giveCoupon } from '#tests/a-coupon.ts'
import { paymentScene, said, start } from '#tests/a-payment.ts'
import { draft, look, owner, pay, readyPurchase, soldServices } from '#tests/a-purchase.ts'
import { sendPurchaseFailed } from './send-purchase-failed.ts'

const { services, bank, queued, emails, later, begin, attemptOf } = await paymentScene()
const { form, redirect, reference, onItsWay, nothing } = said
const hour = 60
const day = 24 * hour

beforeEach(begin)

const failedJobs = () => queued.filter(({ job }) => job === 'send-purchase-failed').map(({ payload }) => payload)
async function deliver() {
  for (const payload of failedJobs()) await sendPurchaseFailed(services, payload as Payloads['send-purchase-failed'])
  return emails.map(({ subject }) => subject)
}

async function withReference() {
  const { uuid } = await readyPurchase(services, { country: 'PT' })
  bank.willSay(reference)
  await pay(services, uuid, { method: 'multibanco' })
  return { uuid, first: await attemptOf(uuid) }
}

test('who gives a reference up is not written to, whoever is the first to say that it is over', async () => {
  const { uuid, first } = await withReference()
  bank.willSay(nothing)
  await abandonPayment(services, uuid)
  expect(failedJobs()).toEqual([])
  const other = await withReference()
  const { order, amount } = other.first
  bank.willNotify({
    event: 'cancelled',
    order,
    about: 'payment',
    step: { state: 'failed', code: 'generic-1' },
    amount: { amount, currency: 'EUR' },
  })
  bank.provider.abandon = async () => {
    await receiveNotification(services, 'redsys', { headers: {}, body: '' })
    return nothing
  }
  await abandonPayment(services, other.uuid)
  expect(failedJobs()).toEqual([])
  expect(await attemptOf(uuid)).toMatchObject({ uuid: first.uuid, state: 'failed' })
})

test('who could not leave a reference reads of its end', async () => {
  const { uuid, first } = await withReference()
  bank.willSay(new Error('time-out'))
  expect(await abandonPayment(services, uuid)).toBe('busy')
  later(9 * day)
  bank.willSay(nothing)
  await reconcilePayments(services)
  expect(failedJobs()).toEqual([{ purchase: uuid, attempt: first.uuid, reason: 'reference-expired' }])
})

test('a reference that nobody paid in time is written about, with its own name', async () => {
  const { uuid, first } = await withReference()
  later(9 * day)
  bank.willSay(nothing)
  await reconcilePayments(services)
  expect(failedJobs()).toEqual([{ purchase: uuid, attempt: first.uuid, reason: 'reference-expired' }])
  expect(await deliver()).toEqual([expect.stringMatching(/^Tu referencia Multibanco ha caducado/)])
  expect(emails[0]?.text).not.toContain('anulado')
})

test('nobody who has paid otherwise meanwhile reads that a reference is over', async () => {
  const { uuid } = await withReference()
  later(9 * day)
  bank.willSay(nothing, { state: 'paid' })
  await reconcilePayments(services)
  later(9 * day + 1)
  await pay(services, uuid)
  expect(await look(services, uuid)).toMatchObject({ state: 'confirmed' })
  expect(await deliver()).toEqual([])
})

test('nobody who is paying otherwise just now reads that a reference is over', async () => {
  const { uuid } = await withReference()
  later(9 * day)
  bank.willSay(nothing, { state: 'waiting', for: { kind: 'redirect', url: 'https://provider.example' } })
  await reconcilePayments(services)
  later(9 * day + 1)
  await pay(services, uuid, { method: 'paypal' })
  expect(await deliver()).toEqual([])
})

/** Its coupon is somebody else's when the money comes. */
async function cameTooLate(code: string) {
  await giveCoupon(services, { code, usageLimit: 1 })
  const { uuid } = await readyPurchase(services)
  await applyCoupon(services, uuid, code)
  bank.willSay({ state: 'failed', code: 'generic-1' })
  await pay(services, uuid)
  const first = await attemptOf(uuid)
  later(2 * hour)
  await expirePurchases(services)
  await settleAttempt(services, first.order, { state: 'paid' })
  return { uuid, first }
}

test('money that came too late is written about with what was given back', async () => {
  const { uuid, first } = await cameTooLate('LATE1')
  expect(failedJobs()).toEqual([{ purchase: uuid, attempt: first.uuid, reason: 'came-too-late' }])
  expect(await deliver()).toEqual([expect.stringMatching(/^Te devolvemos el pago/)])
})

test('one payment is written about twice, where its reference expired and its money came all the same', async () => {
  await giveCoupon(services, { code: 'LATE3', usageLimit: 1 })
  const { uuid } = await readyPurchase(services, { country: 'PT' })
  await applyCoupon(services, uuid, 'LATE3')
  bank.willSay(reference)
  await pay(services, uuid, { method: 'multibanco' })
  later(9 * day)
  bank.willSay(nothing)
  await reconcilePayments(services)
  expect(await deliver()).toHaveLength(1)
  later(9 * day + 2 * hour)
  await expirePurchases(services)
  await applyCoupon(services, (await readyPurchase(services)).uuid, 'LATE3')
  await settleAttempt(services, (await attemptOf(uuid)).order, { state: 'paid' })
  expect(await deliver()).toEqual([
    expect.stringMatching(/^Tu referencia Multibanco ha caducado/),
    expect.stringMatching(/^Te devolvemos el pago/),
  ])
  expect(new Set(emails.map(({ id }) => id)).size).toBe(2)
  // Each of them once.
  expect(await deliver()).toHaveLength(2)
})

/** Bizum for one thing is given up, another is chosen in the same purchase, and then the money for the first comes. */
async function paidForSomethingElse(meanwhile: (uuid: string) => Promise<unknown>) {
  const { uuid, locator } = await readyPurchase(services)
  bank.willSay(form, nothing)
  await pay(services, uuid, { method: 'bizum' })
  const first = await attemptOf(uuid)
  await abandonPayment(services, uuid)
  const { spa, sold } = soldServices(services)
  const other = sold.find(({ price }) => price.amount !== sold[0]?.price.amount)
  if (!other) throw new Error('the demo catalogue has changed')
  const items = [{ serviceUuid: other.uuid, pax: other.capacity.minimum, units: 1 }]
  const goods = { spaUuid: spa.uuid, items }
  expect(await replaceSelection(services, { kind: 'voucher', goods, language: 'es', owner }, uuid)).toMatchObject({
    ok: true,
  })
  later(1)
  await meanwhile(uuid)
  await settleAttempt(services, first.order, { state: 'paid' })
  const [email, ...more] = (await deliver()).length > 0 ? emails : []
  expect(more).toEqual([])
  return { email, locator, names: [sold[0], other].map((service) => service?.translations.es.name ?? '') }
}

const nextStep = async (uuid: string) =>
  saveBuyer(services, { ...(await look(services, uuid)), language: 'es' }, draft())

test.each([
  ['started', async () => {}],
  ['ready', nextStep],
  [
    'paying',
    async (uuid: string) => {
      await nextStep(uuid)
      bank.willSay(redirect)
      await pay(services, uuid, { method: 'paypal' })
    },
  ],
] as const)(
  'late money for an earlier choice names no goods, and says that the purchase, %s, goes on',
  async (state, meanwhile) => {
    const { email, locator, names } = await paidForSomethingElse(async (uuid) => {
      await meanwhile(uuid)
      expect(await look(services, uuid)).toMatchObject({ state })
    })
    expect(email?.subject).toBe(`Te devolvemos un pago del pedido ${locator}`)
    expect(email?.text).toContain('La compra sigue adelante')
    expect(email?.text).not.toContain('Volver a comprar')
    for (const name of names) expect(`${email?.subject} ${email?.text}`).not.toContain(name)
  },
)

test('late money for an earlier choice names no goods where the purchase is over either', async () => {
  const { email, names } = await paidForSomethingElse(async () => {
    later(2 * hour)
    await expirePurchases(services)
  })
  expect(email?.text).toContain('No nos hemos quedado con ningún dinero.')
  expect(email?.text).not.toContain('La compra sigue adelante')
  for (const name of names) expect(`${email?.subject} ${email?.text}`).not.toContain(name)
})

test('the end of a reference is no news to who has chosen something else since', async () => {
  const { uuid } = await withReference()
  later(9 * day)
  bank.willSay(nothing)
  await reconcilePayments(services)
  const { goods } = await look(services, uuid)
  await replaceSelection(services, { kind: 'voucher', goods, language: 'es', owner }, uuid)
  await nextStep(uuid)
  expect(await look(services, uuid)).toMatchObject({ state: 'ready' })
  expect(await deliver()).toEqual([])
})

test('what is not given back is not said to be', async () => {
  const { first } = await cameTooLate('LATE2')
  await services.db.update(refunds).set({ state: 'refused' }).where(eq(refunds.attemptUuid, first.uuid))
  expect(await deliver()).toEqual([])
})

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

/** A service of which the catalogue knows nothing any more. */
const forgotten = {
  spaUuid: '00000000-0000-4000-8000-000000000000',
  items: [{ serviceUuid: '00000000-0000-4000-8000-000000000001', pax: 1, units: 1 }],
}

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

test('a job of the old form, about a purchase that stands, writes to nobody', async () => {
  const { uuid } = await withReference()
  bank.willSay(nothing, { state: 'paid' })
  await abandonPayment(services, uuid)
  await sendPurchaseFailed(services, { purchase: uuid })
  later(1)
  await pay(services, uuid)
  await sendPurchaseFailed(services, { purchase: uuid })
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
