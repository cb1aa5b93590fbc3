import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { balanceOf } from '#server/coupons/get-coupon.ts'
import { refunds } from '#server/db/schema/payments.ts'
import { sendOrder } from '#server/emails/send/send-order.ts'
import { reconcilePayments } from '#server/payments/reconciliation/reconcile-payments.ts'
import type { Services } from '#server/services.ts'
import { giveBalance } from '#tests/a-coupon.ts'
import { draft, look, owner, pay, payShown } from '#tests/a-purchase.ts'
import { suppliedKind } from '#tests/kinds/supplied-kind.ts'
import { testServices } from '#tests/test-services.ts'
import { applyCoupon } from '../bill/apply-coupon.ts'
import { saveBuyer } from '../core/save-buyer.ts'
import { startPurchase } from '../core/start-purchase.ts'
import { fulfilPaidPurchase } from './fulfil-paid-purchase.ts'

const scene = await testServices()
const { bank, queued, setNow } = scene
const supplier = suppliedKind()
const services: Services = { ...scene.services, kinds: { getaway: supplier.kind } }
const noon = new Date('2026-11-15T12:00:00+01:00')
const minutes = (count: number) => setNow(new Date(noon.getTime() + count * 60_000))

beforeEach(() => {
  setNow(noon)
  queued.length = 0
  supplier.willCost(20_000)
})

async function ready() {
  const started = await startPurchase(services, { kind: 'getaway', goods: {}, language: 'es', owner })
  if (!started.ok) throw new Error(started.error)
  const { uuid } = started.value
  await saveBuyer(services, await look(services, uuid), draft())
  return uuid
}

async function paid() {
  const uuid = await ready()
  bank.willSay({ state: 'paid' })
  expect(await pay(services, uuid)).toMatchObject({ ok: true })
  return uuid
}

const jobs = () => queued.map(({ job }) => job)
const refundsOf = async (uuid: string) => {
  const { paidBy } = await look(services, uuid)
  return paidBy ? services.db.select().from(refunds).where(eq(refunds.attemptUuid, paidBy)) : []
}

test('a supplier is asked after the payment, by a job, and its yes confirms the purchase', async () => {
  const before = supplier.calls.order
  const uuid = await paid()
  expect([(await look(services, uuid)).state, supplier.calls.order - before, jobs()]).toEqual([
    'confirming',
    0,
    ['fulfil-purchase'],
  ])
  supplier.willSay({ state: 'confirmed' })
  await fulfilPaidPurchase(services, uuid)
  await fulfilPaidPurchase(services, uuid)
  expect(await look(services, uuid)).toMatchObject({ state: 'confirmed', confirmedAt: noon, fulfilmentTries: 1 })
  expect([supplier.calls.order - before, jobs()]).toEqual([1, ['fulfil-purchase', 'send-order']])
  scene.emails.length = 0
  await sendOrder(services, { purchase: uuid })
  expect(scene.emails).toMatchObject([{ subject: 'Una habitación confirmada', to: { email: 'marta@correo.example' } }])
})

test('what is pending is asked about again by the clock, less and less often, and confirmed when it is', async () => {
  const uuid = await paid()
  supplier.willSay({ state: 'pending' }, { state: 'pending' })
  await fulfilPaidPurchase(services, uuid)
  expect(await look(services, uuid)).toMatchObject({ state: 'confirming', fulfilmentTries: 1 })
  const before = supplier.calls.order
  await reconcilePayments(services)
  expect(supplier.calls.order).toBe(before)
  minutes(1)
  await reconcilePayments(services)
  expect(await look(services, uuid)).toMatchObject({ state: 'confirming', fulfilmentTries: 2 })
  minutes(2)
  await reconcilePayments(services)
  expect((await look(services, uuid)).fulfilmentTries).toBe(2)
  minutes(3)
  supplier.willSay({ state: 'confirmed' })
  await reconcilePayments(services)
  expect(await look(services, uuid)).toMatchObject({ state: 'confirmed', fulfilmentTries: 3 })
})

test('an answer that is lost is asked for again', async () => {
  const uuid = await paid()
  supplier.willSay(new Error('no answer'))
  await fulfilPaidPurchase(services, uuid)
  expect(await look(services, uuid)).toMatchObject({ state: 'confirming', fulfilmentTries: 1 })
  minutes(1)
  supplier.willSay({ state: 'confirmed' })
  await reconcilePayments(services)
  expect(await look(services, uuid)).toMatchObject({ state: 'confirmed' })
})

test('a no gives the money back to where it came from, by itself, and the buyer is told', async () => {
  await giveBalance(services, 'MO-NO', 5000, { kind: 'gift-card' })
  const uuid = await ready()
  await applyCoupon(services, uuid, 'MO-NO')
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  expect(await balanceOf(services.db, 'MO-NO')).toBe(0)
  supplier.willSay({ state: 'failed', reason: 'refused' })
  await fulfilPaidPurchase(services, uuid)
  expect(await look(services, uuid)).toMatchObject({ state: 'failed', failureReason: 'refused' })
  expect(await refundsOf(uuid)).toMatchObject([{ amount: 15_000, reason: 'refused', state: 'requested' }])
  expect(await balanceOf(services.db, 'MO-NO')).toBe(5000)
  expect(jobs()).toEqual(['fulfil-purchase', 'release-hold', 'send-purchase-failed'])
})

test('after an hour without a yes the purchase has failed, and a later yes changes nothing', async () => {
  const uuid = await paid()
  supplier.willSay({ state: 'pending' }, { state: 'pending' })
  await fulfilPaidPurchase(services, uuid)
  minutes(61)
  await reconcilePayments(services)
  expect(await look(services, uuid)).toMatchObject({ state: 'failed', failureReason: 'timed-out' })
  expect(await refundsOf(uuid)).toHaveLength(1)
  supplier.willSay({ state: 'confirmed' })
  await fulfilPaidPurchase(services, uuid)
  expect((await look(services, uuid)).state).toBe('failed')
})

test('paid wholly by a balance, it waits for its supplier too', async () => {
  await giveBalance(services, 'MO-ALL', 50_000, { kind: 'gift-card' })
  const uuid = await ready()
  await applyCoupon(services, uuid, 'MO-ALL')
  const before = supplier.calls.order
  expect(await pay(services, uuid)).toMatchObject({ ok: true })
  expect([(await look(services, uuid)).state, supplier.calls.order]).toEqual(['confirming', before])
  expect(jobs()).toEqual(['fulfil-purchase'])
})

test('two jobs at once order once', async () => {
  const uuid = await paid()
  supplier.willSay({ state: 'confirmed' })
  const before = supplier.calls.order
  await Promise.all([fulfilPaidPurchase(services, uuid), fulfilPaidPurchase(services, uuid)])
  expect(supplier.calls.order - before).toBe(1)
  expect((await look(services, uuid)).state).toBe('confirmed')
})

test('a price that the supplier changed is told before it is charged', async () => {
  const uuid = await ready()
  supplier.willCost(25_000)
  expect(await pay(services, uuid)).toEqual({ ok: false, error: 'bill-changed' })
  bank.willSay({ state: 'paid' })
  expect(await payShown(services, uuid)).toMatchObject({ ok: true })
  expect((await look(services, uuid)).bill.total).toBe(25_000)
})

test('what the supplier sells no more is not charged', async () => {
  const uuid = await ready()
  supplier.willCost('not-for-sale')
  const calls = bank.calls.length
  expect(await pay(services, uuid)).toEqual({ ok: false, error: 'not-for-sale' })
  expect(bank.calls).toHaveLength(calls)
})
