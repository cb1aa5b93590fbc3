import { eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { paymentAttempts, refunds } from '#server/db/schema/payments.ts'
import { purchases } from '#server/db/schema/purchases.ts'
import { paymentScene, said } from '#tests/a-payment.ts'
import { pay, readyPurchase } from '#tests/a-purchase.ts'
import { abandonPayment } from '../attempts/abandon-payment.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const { services, bank, later, begin, attemptOf, asked } = await paymentScene()
const { redirect } = said

beforeEach(begin)

test('what is paid after it was given up, with nobody to tell us, is found hours later', async () => {
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

test('what was begun at another account is asked about nowhere else', async () => {
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

test('what stays given up is asked about ever more rarely, and then no more', async () => {
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
  // After the two weeks for which it is watched a look a day is enough.
  for (hour = 1; hour < 24 * 30; hour += hour < 24 * 14 ? 1 : 24) {
    later(hour * 60 + 1)
    await reconcilePayments(services)
  }
  expect(hours).toEqual([2, 7, 17, 37, 77, 157, 317])
})

/** Bizum that its buyer left. */
async function givenUpAttempt() {
  const { uuid } = await readyPurchase(services)
  bank.willSay(redirect, { state: 'none' })
  await pay(services, uuid, { method: 'bizum' })
  await abandonPayment(services, uuid)
  return attemptOf(uuid)
}

test('a question about what was given up that got no answer is asked again, as soon as somebody answers', async () => {
  const { order, uuid } = await givenUpAttempt()
  // Away at the first look, and for the hour after it.
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

test.each(['open', 'given up'])(
  'one that is %s, and of which nobody answers, keeps the next from no turn',
  async (how) => {
    const slow = await givenUpAttempt()
    later(1)
    const next = await givenUpAttempt()
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
        // Longer than there is time for.
        later(minute + 0.9)
        if (order === slow.order) throw new Error('time-out')
        return { state: 'none' }
      }
      await reconcilePayments(services)
    }
    const { order } = next
    expect(tried.slice(0, 3)).toEqual([slow.order, order, slow.order])
    // What was answered about has had its look.
    expect(tried[3]).toBe(how === 'open' ? order : slow.order)
  },
)
