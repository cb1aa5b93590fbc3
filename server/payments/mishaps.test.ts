import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { billKey } from '#domain/pricing/purchase-lines.ts'
import { couponReservations } from '#server/db/schema/coupons.ts'
import { paymentAttempts, refunds } from '#server/db/schema/payments.ts'
import { applyCoupon } from '#server/purchases/apply-coupon.ts'
import { changePurchase } from '#server/purchases/purchase-row.ts'
import { removeCoupon } from '#server/purchases/remove-coupon.ts'
import { renewBill } from '#server/purchases/renew-bill.ts'
import { giveBalance, giveCoupon } from '#tests/a-coupon.ts'
import { byCard, look, pay, readyPurchase } from '#tests/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { abandonPayment } from './abandon-payment.ts'
import { lastAttemptOf } from './attempt-row.ts'
import { beginPayment } from './begin-payment.ts'
import { payRefunds } from './pay-refunds.ts'
import { receiveNotification } from './receive-notification.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { resumePayment } from './resume-payment.ts'
import { settleAttempt } from './settle-attempt.ts'

const { services, bank, queued, setNow } = await testServices()
const start = new Date('2026-11-15T12:00:00+01:00')
const later = (minutes: number) => setNow(new Date(start.getTime() + minutes * 60_000))

beforeEach(async () => {
  setNow(start)
  queued.length = 0
  bank.calls.length = 0
  await services.db.delete(refunds)
  await services.db.update(paymentAttempts).set({ state: 'paid' })
})

const attemptOf = async (purchaseUuid: string) => {
  const attempt = await lastAttemptOf(services.db, purchaseUuid)
  if (!attempt) throw new Error('no attempt')
  return attempt
}
const redirect = { state: 'waiting', for: { kind: 'redirect', url: 'https://provider.example' } } as const
const challenge = { state: 'waiting', for: { kind: 'challenge', url: 'https://bank.example', fields: {} } } as const
const asked = (order: string) => bank.calls.filter((call) => call.order === order).map(({ what }) => what)

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

test('what stays given up is asked about ever more rarely, and then no more', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay(redirect, { state: 'none' })
  await pay(services, uuid, { method: 'bizum' })
  await abandonPayment(services, uuid)
  const { order } = await attemptOf(uuid)
  for (let hour = 1; hour < 24 * 30; hour++) {
    later(hour * 60 + 1)
    bank.willSay({ state: 'none' })
    await reconcilePayments(services)
    if (asked(order).at(-1) !== 'ask') continue
  }
  expect(asked(order).filter((what) => what === 'ask').length).toBeGreaterThan(3)
  expect(asked(order).filter((what) => what === 'ask').length).toBeLessThan(9)
})

test('the answer to a bank is not lost because reconciliation asks in the same moment', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay(challenge)
  await pay(services, uuid)
  const { order } = await attemptOf(uuid)
  later(1)
  bank.willSay({ state: 'none' }, { state: 'paid' })
  bank.during('ask', async () => {
    expect(await resumePayment(services, order, { kind: 'challenge', response: 'ok' })).toEqual({ state: 'paid' })
  })
  await reconcilePayments(services)
  expect(await look(services, uuid)).toMatchObject({ state: 'confirmed' })
})

test('a reference whose answer was lost is shown and mailed when it is found', async () => {
  const { uuid } = await readyPurchase(services, { country: 'PT' })
  bank.willSay(new Error('time-out'))
  await pay(services, uuid, { method: 'multibanco' })
  later(2)
  const wanted = { kind: 'reference', entity: '1', reference: '2', expiresAt: '2026-11-22T12:00:00Z' } as const
  bank.willSay({ state: 'waiting', for: wanted })
  await reconcilePayments(services)
  expect(await attemptOf(uuid)).toMatchObject({ wanted, expiresAt: new Date('2026-11-23T12:00:00Z') })
  expect(queued).toEqual([{ job: 'send-reference', payload: { purchase: uuid } }])
})

test('many that wait for long do not keep others from being asked about', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay(new Error('time-out'))
  await pay(services, uuid)
  const { uuid: attempt, order, purchaseUuid: _, ...facts } = await attemptOf(uuid)
  const expiresAt = new Date('2026-12-01T12:00:00Z')
  for (let number = 0; number < 205; number++) {
    const { uuid: purchaseUuid } = await readyPurchase(services)
    const startedAt = new Date(start.getTime() - 60_000)
    const row = { ...facts, uuid: crypto.randomUUID(), purchaseUuid, startedAt, expiresAt, busyUntil: null, wanted: redirect.for }
    await services.db.insert(paymentAttempts).values({ ...row, order: `9999${String(number).padStart(8, '0')}` })
  }
  for (const minute of [2, 3]) {
    later(minute)
    bank.willSay(...Array.from({ length: 210 }, () => ({ state: 'none' as const })))
    await reconcilePayments(services)
  }
  bank.forget()
  expect(asked(order)).toContain('ask')
  await services.db.update(paymentAttempts).set({ state: 'paid' }).where(eq(paymentAttempts.state, 'open'))
  await services.db.delete(paymentAttempts).where(eq(paymentAttempts.uuid, attempt))
})

test('one that can not be made does not keep the next from being made', async () => {
  const broken = await readyPurchase(services)
  const whole = await readyPurchase(services)
  for (const { uuid } of [broken, whole]) {
    await services.db.transaction((tx) => changePurchase(tx, uuid, { goods: 'nothing that is sold' }))
    bank.willSay({ state: 'paid' })
    await pay(services, uuid, byCard, { goods: someGoodsOf(uuid === broken.uuid ? broken : whole) })
  }
})

test('money that comes too late does not open a purchase that is being paid again', async () => {
  await giveCoupon(services, { code: 'ONCE', usageLimit: 1 })
  const { uuid } = await readyPurchase(services)
  bank.willSay(redirect, { state: 'none' })
  await pay(services, uuid, { method: 'paypal' })
  await abandonPayment(services, uuid)
  const first = await attemptOf(uuid)
  // The second time it costs less, so that the money of the first is not what is asked for.
  await applyCoupon(services, uuid, 'ONCE')
  later(1)
  bank.willSay(redirect)
  await pay(services, uuid, { method: 'paypal' })
  await settleAttempt(services, first.order, { state: 'paid' })
  expect(await look(services, uuid)).toMatchObject({ state: 'paying' })
  const second = await attemptOf(uuid)
  await settleAttempt(services, second.order, { state: 'paid' })
  expect(await look(services, uuid)).toMatchObject({ state: 'confirmed', paidBy: second.uuid })
})
