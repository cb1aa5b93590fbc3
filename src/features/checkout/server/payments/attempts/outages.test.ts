import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { PaymentProvider } from '#features/checkout/rules/payments/payment-provider.ts'
import { paymentAttempts, refunds } from '#features/checkout/server/schema/payments.ts'
import { look, pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { runEachMinute } from '#tests/jobs/run-job.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { scriptedProvider } from '#tests/scripted-provider.ts'
import { testServices } from '#tests/test-services.ts'
import { waitUntil } from '#tests/wait-until.ts'
import { reconcilePayments } from '../reconciliation/reconcile-payments.ts'
import { payRefunds } from '../refunds/pay-refunds.ts'
import { requestRefund } from '../refunds/refund-purchase.ts'
import { makePayments } from '../registry.ts'
import { lastAttemptOf } from './attempt-row.ts'

const { services: plain, setNow } = await testServices()
const redsys: PaymentProvider = { ...scriptedProvider().provider, methods: ['card'] }
const paypal: PaymentProvider = { ...scriptedProvider().provider, name: 'paypal', methods: ['paypal'] }
const services = { ...plain, payments: makePayments([redsys, paypal], null) }

const start = new Date('2026-11-15T12:00:00+01:00')
const later = (minutes: number) => setNow(new Date(start.getTime() + minutes * 60_000))
const redirect = { state: 'waiting', for: { kind: 'redirect', url: 'https://provider.example' } } as const

beforeEach(async () => {
  setNow(start)
  await services.db.delete(refunds)
  await services.db.update(paymentAttempts).set({ state: 'paid' })
  redsys.begin = async () => redirect
  paypal.begin = async () => redirect
})

async function paying(method: 'card' | 'paypal') {
  const { uuid } = await readyPurchase(services)
  await (method === 'card' ? pay(services, uuid) : pay(services, uuid, { method }))
  const attempt = await lastAttemptOf(services.db, uuid)
  if (!attempt) throw new Error('no attempt')
  return attempt
}

test('a provider that does not answer delays no payment at another', async () => {
  expectLogged(/left to the next minute/)
  for (let number = 0; number < 3; number++) await paying('card')
  const waits = await paying('paypal')
  const silence = Promise.withResolvers<never>()
  // PayPal's payment may be confirmed before Redsys is asked at all.
  silence.promise.catch(() => {})
  redsys.ask = () => silence.promise
  paypal.ask = async () => ({ state: 'paid' })
  later(1)
  const run = reconcilePayments(services)
  await waitUntil(async () => expect((await look(services, waits.purchaseUuid)).state).toBe('confirmed'))
  silence.reject(new Error('time-out'))
  await run
})

test('whom asking failed is not asked about again before the others', async () => {
  expectLogged(/left to the next minute/)
  const attempts = [await paying('card'), await paying('card'), await paying('card')]
  const seen: string[] = []
  let seconds = 60
  redsys.ask = async ({ order }) => {
    seen.push(order)
    seconds += 30
    setNow(new Date(start.getTime() + seconds * 1000))
    throw new Error('time-out')
  }
  for (let run = 0; run < 3; run++) {
    seconds += 60
    setNow(new Date(start.getTime() + seconds * 1000))
    await reconcilePayments(services)
  }
  expect(new Set(seen)).toEqual(new Set(attempts.map(({ order }) => order)))
  // At most two of half a minute each in one run.
  expect(seen.length).toBeLessThanOrEqual(6)
})

test('refunds and the end of purchases do not wait for questions', async () => {
  const left = await readyPurchase(services)
  const owed = await paying('paypal')
  await services.db.update(paymentAttempts).set({ state: 'paid' }).where(eq(paymentAttempts.uuid, owed.uuid))
  await services.db.transaction((tx) => requestRefund(services, tx, owed, owed.amount, 'test'))
  later(50)
  await paying('card')
  const silence = Promise.withResolvers<{ state: 'none' }>()
  redsys.ask = () => silence.promise
  later(61)
  const run = runEachMinute(services)
  await waitUntil(async () => expect((await look(services, left.uuid)).state).toBe('expired'))
  await waitUntil(async () => expect((await services.db.select().from(refunds))[0]?.state).toBe('done'))
  silence.resolve({ state: 'none' })
  await run
})

test('a refund that one provider can’t pay delays no refund of another', async () => {
  const stuck = await paying('card')
  const owed = await paying('paypal')
  await services.db.update(paymentAttempts).set({ state: 'paid' })
  for (const attempt of [stuck, owed])
    await services.db.transaction((tx) => requestRefund(services, tx, attempt, attempt.amount, 'test'))
  const silence = Promise.withResolvers<never>()
  redsys.refund = () => silence.promise
  later(1)
  const run = payRefunds(services)
  const refundOf = async ({ uuid }: { uuid: string }) =>
    (await services.db.select().from(refunds).where(eq(refunds.attemptUuid, uuid)))[0]
  await waitUntil(async () => expect((await refundOf(owed))?.state).toBe('done'))
  silence.reject(new Error('time-out'))
  expect(await run).toBe(2)
  expect(await refundOf(stuck)).toMatchObject({ state: 'requested' })
})
