import { beforeEach, expect, test } from 'vitest'
import { abandonPayment } from '#features/checkout/server/payments/attempts/abandon-payment.ts'
import { settleAttempt } from '#features/checkout/server/payments/attempts/settle-attempt.ts'
import { reconcilePayments } from '#features/checkout/server/payments/reconciliation/reconcile-payments.ts'
import { receiveNotification } from '#features/checkout/server/payments/webhooks/receive-notification.ts'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { expirePurchases } from '#features/checkout/server/purchases/core/forget-purchases.ts'
import { replaceSelection } from '#features/checkout/server/purchases/core/replace-selection.ts'
import { giveCoupon } from '#tests/builders/a-coupon.ts'
import { said } from '#tests/builders/a-payment.ts'
import { look, owner, pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { failedPurchaseScene } from '#tests/emails/failed-purchase.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'

const { services, bank, emails, later, begin, attemptOf, failedJobs, deliver, withReference, nextStep } =
  await failedPurchaseScene()
const { reference, nothing } = said
const hour = 60
const day = 24 * hour

beforeEach(begin)

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
    outcome: { state: 'failed', code: 'generic-1' },
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
  expectLogged(/payment left open/)
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
