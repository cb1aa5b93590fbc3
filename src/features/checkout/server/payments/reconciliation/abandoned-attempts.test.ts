import { eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { paymentAttempts, refunds } from '#features/checkout/server/schema/payments.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { paymentScene, said } from '#tests/builders/a-payment.ts'
import { pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { abandonPayment } from '../attempts/abandon-payment.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const { services, bank, later, begin, attemptOf, asked } = await paymentScene()
const { redirect } = said

beforeEach(begin)

test('an attempt that is paid after it was abandoned, without a notification, is found hours later', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay(redirect)
  await pay(services, uuid, { method: 'bizum' })
  bank.willSay({ state: 'none' })
  await abandonPayment(services, uuid)
  const first = await attemptOf(uuid)
  later(1)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  later(60)
  await reconcilePayments(services)
  expect(asked(first.order)).toEqual(['begin', 'abandon'])
  later(125)
  bank.willSay({ state: 'paid' })
  await reconcilePayments(services)
  expect(await services.db.select().from(refunds).where(eq(refunds.attemptUuid, first.uuid))).toMatchObject([
    { amount: first.amount, reason: 'paid-twice' },
  ])
})

test('an attempt of another account is not polled', async () => {
  const orders: string[] = []
  for (const [ends, answers] of [
    [false, [redirect]],
    [true, [redirect, said.nothing]],
  ] as const) {
    const { uuid } = await readyPurchase(services)
    bank.willSay(...answers)
    await pay(services, uuid, { method: 'bizum' })
    if (ends) await abandonPayment(services, uuid)
    const { order } = await attemptOf(uuid)
    await services.db.update(paymentAttempts).set({ paymentMode: 'live' }).where(eq(paymentAttempts.order, order))
    orders.push(order)
  }
  later(125)
  await reconcilePayments(services)
  expect(orders.flatMap(asked)).toEqual(['begin', 'begin', 'abandon'])
})

test('an abandoned attempt is polled ever more rarely, and then no more', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay(redirect, { state: 'none' })
  await pay(services, uuid, { method: 'bizum' })
  await abandonPayment(services, uuid)
  const hours: number[] = []
  let hour = 0
  bank.provider.ask = async () => {
    hours.push(hour)
    return { state: 'none' }
  }
  // After the two weeks of polling, one round a day is enough.
  for (hour = 1; hour < 24 * 30; hour += hour < 24 * 14 ? 1 : 24) {
    later(hour * 60 + 1)
    await reconcilePayments(services)
  }
  expect(hours).toEqual([2, 7, 17, 37, 77, 157, 317])
})

/** A Bizum payment that its buyer abandoned. */
async function abandonedAttempt() {
  const { uuid } = await readyPurchase(services)
  bank.willSay(redirect, { state: 'none' })
  await pay(services, uuid, { method: 'bizum' })
  await abandonPayment(services, uuid)
  return attemptOf(uuid)
}

test('a poll of an abandoned attempt that got no answer is repeated until the provider answers', async () => {
  expectLogged(/left to the next minute/)
  const { order, uuid } = await abandonedAttempt()
  // The provider is away at the first poll, and for the hour after it.
  for (const minute of [125, 126, 185]) {
    later(minute)
    bank.willSay(new Error('outage'))
    await reconcilePayments(services)
  }
  expect(asked(order)).toEqual(['begin', 'abandon', 'ask', 'ask', 'ask'])
  later(186)
  bank.willSay({ state: 'paid' })
  await reconcilePayments(services)
  const [attempt] = await services.db.select().from(paymentAttempts).where(eq(paymentAttempts.uuid, uuid))
  expect(attempt).toMatchObject({ state: 'paid' })
})

test.each(['open', 'abandoned'])('an attempt that is %s and gets no answer does not delay the next', async (how) => {
  expectLogged(/left to the next minute/)
  const slow = await abandonedAttempt()
  later(1)
  const next = await abandonedAttempt()
  if (how === 'open') {
    await services.db
      .update(paymentAttempts)
      .set({ state: 'open', requiredAction: redirect.for, expiresAt: new Date('2026-12-01') })
      .where(inArray(paymentAttempts.uuid, [slow.uuid, next.uuid]))
    await services.db
      .update(purchases)
      .set({ state: 'paying' })
      .where(inArray(purchases.uuid, [slow.purchaseUuid, next.purchaseUuid]))
  }
  const tried: string[] = []
  for (const minute of [125, 126, 127, 128]) {
    later(minute)
    bank.provider.ask = async ({ order }) => {
      tried.push(order)
      // Longer than the time budget.
      later(minute + 0.9)
      if (order === slow.order) throw new Error('time-out')
      return { state: 'none' }
    }
    await reconcilePayments(services)
  }
  const { order } = next
  expect(tried.slice(0, 3)).toEqual([slow.order, order, slow.order])
  // An answered poll is not due again.
  expect(tried[3]).toBe(how === 'open' ? order : slow.order)
})
