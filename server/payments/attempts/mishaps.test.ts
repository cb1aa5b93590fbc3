import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { couponHolds } from '#server/db/schema/coupons.ts'
import { paymentAttempts, refunds } from '#server/db/schema/payments.ts'
import { purchases } from '#server/db/schema/purchases.ts'
import { applyCoupon } from '#server/purchases/bill/apply-coupon.ts'
import { removeCoupon } from '#server/purchases/bill/remove-coupon.ts'
import { giveBalance, giveCoupon } from '#tests/a-coupon.ts'
import { paymentScene, said, start } from '#tests/a-payment.ts'
import { look, pay, readyPurchase } from '#tests/a-purchase.ts'
import { reconcilePayments } from '../reconciliation/reconcile-payments.ts'
import { payRefunds } from '../refunds/pay-refunds.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import { receiveNotification } from '../webhooks/receive-notification.ts'
import { abandonPayment } from './abandon-payment.ts'
import { resumePayment } from './resume-payment.ts'
import { settleAttempt } from './settle-attempt.ts'

const { services, bank, queued, later, begin, attemptOf, asked } = await paymentScene()
const { redirect, challenge } = said

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

test('the answer to a bank is not lost because reconciliation asks in the same moment', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay(challenge)
  await pay(services, uuid)
  const { order } = await attemptOf(uuid)
  later(1)
  bank.willSay({ state: 'paid' })
  bank.provider.ask = async () => {
    expect(await resumePayment(services, order, { kind: 'challenge', response: 'ok' })).toEqual({ state: 'paid' })
    return { state: 'none' }
  }
  await reconcilePayments(services)
  expect(await look(services, uuid)).toMatchObject({ state: 'confirmed' })
})

test('a reference whose answer was lost is shown and mailed when it is found', async () => {
  const { uuid } = await readyPurchase(services, { country: 'PT' })
  bank.willSay(new Error('time-out'))
  await pay(services, uuid, { method: 'multibanco' })
  later(2)
  const requiredAction = { kind: 'reference', entity: '1', reference: '2', expiresAt: '2026-11-22T12:00:00Z' } as const
  bank.willSay({ state: 'waiting', for: requiredAction })
  await reconcilePayments(services)
  expect(await attemptOf(uuid)).toMatchObject({ requiredAction, expiresAt: new Date('2026-11-23T12:00:00Z') })
  expect(queued).toEqual([{ job: 'send-reference', payload: { purchase: uuid } }])
})

test('many that wait for long do not keep others from being asked about', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay(new Error('time-out'))
  await pay(services, uuid)
  const newest = await attemptOf(uuid)
  const waiting = {
    leasedUntil: null,
    startedAt: new Date(start.getTime() - 60_000),
    expiresAt: new Date('2026-12-01'),
  }
  for (let number = 0; number < 201; number++) {
    const { uuid: purchaseUuid, nextOrder: order } = await readyPurchase(services)
    await services.db
      .insert(paymentAttempts)
      .values({ ...newest, ...waiting, requiredAction: redirect.for, uuid: randomUUID(), purchaseUuid, order })
  }
  const askedAbout = new Set<string>()
  bank.provider.ask = async ({ order }) => {
    askedAbout.add(order)
    return { state: 'none' }
  }
  for (const minute of [2, 3]) {
    later(minute)
    await reconcilePayments(services)
  }
  expect(askedAbout).toContain(newest.order)
})

test('one that can not be made does not keep the next from being made', async () => {
  const broken = await readyPurchase(services)
  const whole = await readyPurchase(services)
  const paid = { state: 'confirming', paidAt: start } as const
  await services.db
    .update(purchases)
    .set({ ...paid, goods: 'nonsense' })
    .where(eq(purchases.uuid, broken.uuid))
  await services.db.update(purchases).set(paid).where(eq(purchases.uuid, whole.uuid))
  await reconcilePayments(services)
  expect(await look(services, whole.uuid)).toMatchObject({ state: 'confirmed' })
  await services.db.update(purchases).set({ state: 'failed' }).where(eq(purchases.uuid, broken.uuid))
})

test('money that comes too late does not open a purchase that is being paid again', async () => {
  await giveCoupon(services, { code: 'ONCE', usageLimit: 1 })
  const { uuid } = await readyPurchase(services)
  bank.willSay(redirect, { state: 'none' })
  await pay(services, uuid, { method: 'paypal' })
  await abandonPayment(services, uuid)
  const first = await attemptOf(uuid)
  // The second time it costs less, so that the money of the first is not what is asked for.
  expect(await applyCoupon(services, uuid, 'ONCE')).toMatchObject({ ok: true })
  later(1)
  bank.willSay(redirect)
  await pay(services, uuid, { method: 'paypal' })
  await settleAttempt(services, first.order, { state: 'paid' })
  expect(await look(services, uuid)).toMatchObject({ state: 'paying' })
  const second = await attemptOf(uuid)
  await settleAttempt(services, second.order, { state: 'paid' })
  expect(await look(services, uuid)).toMatchObject({ state: 'confirmed', paidBy: second.uuid })
})

test('a coupon is somebody else’s a quarter of an hour after a refusal, however long was paid before', async () => {
  await giveCoupon(services, { code: 'QUARTER', usageLimit: 1 })
  const { uuid } = await readyPurchase(services)
  await applyCoupon(services, uuid, 'QUARTER')
  bank.willSay(challenge)
  await pay(services, uuid)
  later(20)
  await settleAttempt(services, (await attemptOf(uuid)).order, { state: 'failed', code: '0190' })
  const next = await readyPurchase(services)
  later(34)
  expect(await applyCoupon(services, next.uuid, 'QUARTER')).toMatchObject({ error: 'reached-usage-limit' })
  later(36)
  expect(await applyCoupon(services, next.uuid, 'QUARTER')).toMatchObject({ ok: true })
})

test('two who share a balance are never promised the same money', async () => {
  await giveBalance(services, 'SHARED', 3000)
  await giveCoupon(services, { code: 'ALMOST', percent: 90 })
  const buyers = [await readyPurchase(services), await readyPurchase(services)]
  for (const { uuid } of buyers) {
    await applyCoupon(services, uuid, 'ALMOST')
    await applyCoupon(services, uuid, 'SHARED')
  }
  // Without the coupon each needs more of the balance than is there for both.
  await Promise.all(buyers.map(({ uuid }) => removeCoupon(services, uuid, 'ALMOST')))
  const held = await services.db.select().from(couponHolds).where(eq(couponHolds.code, 'SHARED'))
  expect(held.reduce((sum, { amount }) => sum + amount, 0)).toBe(3000)
})

test('two refunds of one payment are made one after the other, each with what its provider remembers', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  const attempt = await attemptOf(uuid)
  await services.db.transaction((tx) => requestRefund(services, tx, attempt, 100, 'first'))
  later(1)
  await services.db.transaction((tx) => requestRefund(services, tx, attempt, 100, 'second'))
  // As Redsys does it: it knows them only by how much went back so far.
  let paidBack = 0
  const seen: string[] = []
  bank.provider.refund = async (_, { amount, memo }) => {
    seen.push(memo.before ?? 'looks')
    if (memo.before === undefined) return { state: 'pending', memo: { before: String(paidBack) } }
    if (paidBack === Number(memo.before) + amount.amount) return { state: 'refunded' }
    paidBack += amount.amount
    return { state: 'refunded' }
  }
  later(2)
  await payRefunds(services)
  expect(seen).toEqual(['looks', '0', 'looks', '100'])
  expect(paidBack).toBe(200)
  expect((await services.db.select().from(refunds)).map(({ state }) => state)).toEqual(['done', 'done'])
})

test('a refund that was made on the provider’s own pages is heard of, and changes nothing', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  const { order } = await attemptOf(uuid)
  bank.willNotify({ event: 'by-hand', order, about: 'refund', key: order, step: { state: 'refunded' } })
  const message = { headers: {}, body: '' }
  expect(await receiveNotification(services, 'redsys', message)).toEqual({ ok: true, value: null })
  expect(await services.db.select().from(refunds)).toEqual([])
})

test('a refund that takes long does not let the next one be asked for twice', async () => {
  for (let number = 0; number < 2; number++) {
    const { uuid } = await readyPurchase(services)
    bank.willSay({ state: 'paid' })
    await pay(services, uuid)
    const attempt = await attemptOf(uuid)
    later(number)
    await services.db.transaction((tx) => requestRefund(services, tx, attempt, attempt.amount, 'test'))
  }
  const tries: string[] = []
  bank.provider.refund = async ({ order }) => {
    tries.push(order)
    if (tries.length > 1) return { state: 'refunded' }
    // Longer than it is held: somebody else comes by.
    later(5)
    await payRefunds(services)
    return { state: 'refunded' }
  }
  later(2)
  await payRefunds(services)
  const [slow, ...others] = tries
  expect(others.filter((order) => order !== slow)).toHaveLength(1)
})
