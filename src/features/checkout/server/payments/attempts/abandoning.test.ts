import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { billKey } from '#features/checkout/rules/bill/purchase-lines.ts'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { expirePurchases } from '#features/checkout/server/purchases/core/forget-purchases.ts'
import { couponHolds } from '#features/checkout/server/schema/coupons.ts'
import { refunds } from '#features/checkout/server/schema/payments.ts'
import { giveCoupon } from '#tests/builders/a-coupon.ts'
import { paymentScene, said, start } from '#tests/builders/a-payment.ts'
import { look, openPayment, pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { reconcilePayments } from '../reconciliation/reconcile-payments.ts'
import { abandonPayment } from './abandon-payment.ts'
import { lastAttemptOf } from './attempt-row.ts'
import { leaseAttempt } from './lease-attempt.ts'
import { nextPage } from './next-page.ts'
import { resumePayment } from './resume-payment.ts'
import { settleAttempt } from './settle-attempt.ts'
import { startPayment } from './start-payment.ts'

const { services, bank, later, begin, attemptOf, asked } = await paymentScene()
const { redirect, form, challenge, reference, onItsWay, nothing } = said
const hour = 60
const day = 24 * hour

beforeEach(begin)

const nextPageOf = async (uuid: string) =>
  nextPage(services, await look(services, uuid), await lastAttemptOf(services.db, uuid))

test('a reference that was paid, with its money on the way, outlives its own limit, and so does what it holds', async () => {
  await giveCoupon(services, { code: 'WEEKEND', usageLimit: 1 })
  const { uuid } = await readyPurchase(services, { country: 'PT' })
  await applyCoupon(services, uuid, 'WEEKEND')
  bank.willSay(reference)
  await pay(services, uuid, { method: 'multibanco' })
  // Paid on the last day, a Sunday; the bank works on Tuesday.
  later(7 * day - hour)
  bank.willSay(onItsWay)
  await reconcilePayments(services)
  expect(await attemptOf(uuid)).toMatchObject({ state: 'open', requiredAction: { kind: 'confirmation' } })
  bank.provider.ask = async () => onItsWay
  bank.provider.abandon = async () => onItsWay
  for (const days of [7, 8, 9, 15]) {
    later(days * day)
    await reconcilePayments(services)
    await expirePurchases(services)
    expect(await attemptOf(uuid)).toMatchObject({ state: 'open' })
    expect(await look(services, uuid)).toMatchObject({ state: 'paying' })
    const [held] = await services.db.select().from(couponHolds).where(eq(couponHolds.purchaseUuid, uuid))
    expect(held?.state).toBe('held')
    expect(held?.until.getTime()).toBeGreaterThan(start.getTime() + days * day * 60_000)
  }
  bank.provider.ask = async () => ({ state: 'paid' })
  bank.provider.abandon = async () => ({ state: 'paid' })
  later(15 * day + 5)
  await reconcilePayments(services)
  expect(await look(services, uuid)).toMatchObject({ state: 'confirmed' })
})

test('a payment that the provider is processing can’t be abandoned, and the buyer is told so', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay(redirect, onItsWay)
  await pay(services, uuid, { method: 'paypal' })
  const { order } = await attemptOf(uuid)
  await resumePayment(services, order, { kind: 'return' })
  later(5)
  bank.willSay(onItsWay)
  expect(await abandonPayment(services, uuid)).toBe('on-its-way')
  expect(await attemptOf(uuid)).toMatchObject({ state: 'open', code: null, leasedUntil: null })
  expect(await look(services, uuid)).toMatchObject({ state: 'paying' })
})

test('a buyer who could not abandon a challenge, and fails it, is told why', async () => {
  expectLogged(/payment left open/)
  const { uuid } = await readyPurchase(services)
  bank.willSay(challenge, new Error('time-out'))
  await pay(services, uuid)
  expect(await abandonPayment(services, uuid)).toBe('busy')
  // The bank's own message, before anybody can ask again.
  await settleAttempt(services, (await attemptOf(uuid)).order, { state: 'failed', code: '0190' })
  expect((await openPayment(services, uuid)).failure).toMatchObject({ isCharged: 'no', isCard: true })
})

test('a buyer who comes back from a challenge has not abandoned it, even if abandoning got no answer', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay(challenge)
  await pay(services, uuid)
  const { order } = await attemptOf(uuid)
  // As a process that was killed while it told the provider leaves it.
  await leaseAttempt(services, order, { changes: { abandonedBy: 'buyer' } })
  later(2)
  bank.willSay({ state: 'failed', code: '0190' })
  expect(await resumePayment(services, order, { kind: 'challenge', response: 'no' })).toEqual({ state: 'failed' })
  expect((await openPayment(services, uuid)).failure).toMatchObject({ isCharged: 'no', isCard: true })
})

test('a buyer who abandoned a payment gets no message that it failed', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay(challenge, nothing)
  await pay(services, uuid)
  expect(await abandonPayment(services, uuid)).toBe('left')
  expect((await openPayment(services, uuid)).failure).toBeNull()
})

test('an attempt that the buyer never saw ends as soon as its provider does not know it', async () => {
  expectLogged(/payment left open/)
  const { uuid } = await readyPurchase(services)
  bank.willSay(new Error('time-out'))
  await pay(services, uuid)
  // The call may still be under way.
  later(1)
  await reconcilePayments(services)
  expect(bank.calls).toHaveLength(1)
  expect(await abandonPayment(services, uuid)).toBe('busy')
  later(2)
  bank.willSay(nothing, nothing)
  await reconcilePayments(services)
  expect(asked((await attemptOf(uuid)).order)).toEqual(['begin', 'ask', 'abandon'])
  expect(await attemptOf(uuid)).toMatchObject({ state: 'failed', code: 'generic-1' })
  expect(await look(services, uuid)).toMatchObject({ state: 'ready' })
})

test('an attempt that gets a required action while it is polled is not abandoned', async () => {
  expectLogged(/payment left open/)
  const { uuid } = await readyPurchase(services)
  bank.willSay(new Error('killed'))
  await pay(services, uuid, { method: 'bizum' })
  const { order } = await attemptOf(uuid)
  later(2)
  bank.provider.ask = async () => {
    bank.willSay(form)
    await resumePayment(services, order, { kind: 'return' })
    return nothing
  }
  await reconcilePayments(services)
  expect(asked(order)).toEqual(['begin', 'resume'])
  expect(await attemptOf(uuid)).toMatchObject({ state: 'open', requiredAction: { kind: 'form' } })
})

test.each([
  ['bizum', form],
  ['paypal', redirect],
  ['card', challenge],
] as const)('a required action that was shown, by %s, is waited for until it expires', async (method, shown) => {
  const { uuid } = await readyPurchase(services)
  bank.willSay(shown)
  await (method === 'card' ? pay(services, uuid) : pay(services, uuid, { method }))
  later(2)
  bank.willSay(nothing)
  await reconcilePayments(services)
  expect(await look(services, uuid)).toMatchObject({ state: 'paying' })
  later(31)
  bank.willSay(nothing)
  await reconcilePayments(services)
  expect(bank.calls.at(-1)).toMatchObject({ what: 'abandon' })
  expect(await look(services, uuid)).toMatchObject({ state: 'ready' })
})

test('PayPal that could not be reached is tried again at once, or left at once', async () => {
  expectLogged(/payment left open/)
  const { uuid } = await readyPurchase(services)
  bank.willSay(new Error('time-out'))
  await pay(services, uuid, { method: 'paypal' })
  const { order } = await attemptOf(uuid)
  expect(await nextPageOf(uuid)).toBe(`/voucher/${uuid}/checkout/payment/`)
  bank.willSay(redirect)
  expect(await resumePayment(services, order, { kind: 'return' })).toEqual({ state: 'waiting' })
  expect(await nextPageOf(uuid)).toBe('https://provider.example')
  const other = await readyPurchase(services)
  bank.willSay(new Error('time-out'), nothing)
  await pay(services, other.uuid, { method: 'paypal' })
  expect(await abandonPayment(services, other.uuid)).toBe('left')
  expect(await look(services, other.uuid)).toMatchObject({ state: 'ready' })
})

test('a card of which nothing is known is waited for', async () => {
  expectLogged(/payment left open/)
  const { uuid } = await readyPurchase(services)
  bank.willSay(new Error('time-out'))
  await pay(services, uuid)
  expect(await nextPageOf(uuid)).toBe(`/voucher/${uuid}/confirmation/`)
})

/** A Bizum payment was abandoned, another was started, and then Bizum was paid after all. */
async function paidTheFirstWay(second: typeof challenge | typeof redirect, method: 'card' | 'paypal') {
  const { uuid } = await readyPurchase(services)
  bank.willSay(form, nothing, second)
  await pay(services, uuid, { method: 'bizum' })
  const first = await attemptOf(uuid)
  await abandonPayment(services, uuid)
  later(1)
  await (method === 'card' ? pay(services, uuid) : pay(services, uuid, { method }))
  await settleAttempt(services, first.order, { state: 'paid' })
  expect(await look(services, uuid)).toMatchObject({ state: 'confirmed', paidBy: first.uuid })
  return { uuid, open: await attemptOf(uuid) }
}

test.each([
  ['the answer of a bank', challenge, 'card', { kind: 'challenge', response: 'ok' }],
  ['the way back from PayPal', redirect, 'paypal', { kind: 'return' }],
] as const)('%s charges nothing where it is paid already', async (_, shown, method, act) => {
  const { uuid, open } = await paidTheFirstWay(shown, method)
  bank.willSay(nothing)
  expect(await resumePayment(services, open.order, act)).toEqual({ state: 'failed' })
  expect(asked(open.order)).toEqual(['begin', 'abandon'])
  expect(await look(services, uuid)).toMatchObject({ state: 'confirmed' })
  expect(await services.db.select().from(refunds)).toEqual([])
})

test('reconciliation abandons an open attempt of a paid purchase, approved or not', async () => {
  const { uuid, open } = await paidTheFirstWay(redirect, 'paypal')
  later(3)
  bank.willSay(nothing)
  await reconcilePayments(services)
  expect(asked(open.order)).toEqual(['begin', 'abandon'])
  expect(await attemptOf(uuid)).toMatchObject({ state: 'failed' })
})

test('a payment is begun, and written about, in the language in which its page was read', async () => {
  const { uuid, bill } = await readyPurchase(services)
  let told = ''
  bank.provider.begin = async ({ language, urls }) => {
    told = `${language} ${urls.back}`
    return redirect
  }
  await startPayment(services, await look(services, uuid), {
    input: { method: 'paypal' },
    seen: billKey(bill),
    language: 'pt',
  })
  expect(told).toBe(`pt http://localhost:3000/pt/voucher/${uuid}/checkout/return/`)
  expect(await look(services, uuid)).toMatchObject({ language: 'pt' })
})
