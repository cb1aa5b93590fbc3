import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { couponReservations } from '#server/db/schema/coupons.ts'
import { paymentAttempts, refunds } from '#server/db/schema/payments.ts'
import { purchases } from '#server/db/schema/purchases.ts'
import type { Payloads } from '#server/jobs/queue.ts'
import { applyCoupon } from '#server/purchases/apply-coupon.ts'
import { completePurchase } from '#server/purchases/complete-purchase.ts'
import { expirePurchases } from '#server/purchases/expire-purchases.ts'
import { sendUndone } from '#server/purchases/send-undone.ts'
import { giveBalance, giveCoupon } from '#tests/a-coupon.ts'
import { look, pay, readyPurchase } from '#tests/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { abandonPayment } from './abandon-payment.ts'
import { lastAttemptOf } from './attempt-row.ts'
import { receiveNotification } from './receive-notification.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { settleAttempt } from './settle-attempt.ts'

const { services, bank, queued, letters, setNow } = await testServices()
const start = new Date('2026-11-15T12:00:00+01:00')
const later = (minutes: number) => setNow(new Date(start.getTime() + minutes * 60_000))
const hour = 60
const day = 24 * hour

const usual = { ...bank.provider }

beforeEach(async () => {
  Object.assign(bank.provider, usual)
  setNow(start)
  queued.length = 0
  letters.length = 0
  await services.db.delete(refunds)
  await services.db.update(paymentAttempts).set({ state: 'paid' })
})

const attemptOf = async (purchaseUuid: string) => {
  const attempt = await lastAttemptOf(services.db, purchaseUuid)
  if (!attempt) throw new Error('no attempt')
  return attempt
}
const reference = {
  state: 'waiting',
  for: { kind: 'reference', entity: '1', reference: '2', expiresAt: '2026-11-22T11:00:00Z' },
} as const
const nothing = { state: 'none' } as const

const undone = () => queued.filter(({ job }) => job === 'send-undone').map(({ payload }) => payload)
async function deliver() {
  for (const payload of undone()) await sendUndone(services, payload as Payloads['send-undone'])
  return letters.map(({ subject }) => subject)
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
  expect(undone()).toEqual([])
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
  expect(undone()).toEqual([])
  expect(await attemptOf(uuid)).toMatchObject({ uuid: first.uuid, state: 'failed' })
})

test('a reference that nobody paid in time is written about, with its own name', async () => {
  const { uuid, first } = await withReference()
  later(9 * day)
  bank.willSay(nothing)
  await reconcilePayments(services)
  expect(undone()).toEqual([{ purchase: uuid, attempt: first.uuid, reason: 'reference-expired' }])
  expect(await deliver()).toEqual([expect.stringMatching(/^Tu referencia Multibanco ha caducado/)])
  expect(letters[0]?.text).not.toContain('anulado')
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
  expect(undone()).toEqual([{ purchase: uuid, attempt: first.uuid, reason: 'came-too-late' }])
  expect(await deliver()).toEqual([expect.stringMatching(/^Te devolvemos el pago/)])
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
  expect(await look(services, uuid)).toMatchObject({ state: 'undone' })
  expect(await deliver()).toEqual([expect.stringMatching(/^Te devolvemos el pago/)])
  const [reservation] = await services.db
    .select()
    .from(couponReservations)
    .where(eq(couponReservations.purchaseUuid, uuid))
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
  await completePurchase(services, uuid)
  expect(await deliver()).toEqual([expect.stringMatching(/^Te devolvemos el pago/)])
  expect(letters[0]?.text).toContain('tu saldo')
})

test('a job of the old form, about a purchase that stands, writes to nobody', async () => {
  const { uuid } = await withReference()
  bank.willSay(nothing, { state: 'paid' })
  await abandonPayment(services, uuid)
  await sendUndone(services, { purchase: uuid })
  later(1)
  await pay(services, uuid)
  await sendUndone(services, { purchase: uuid })
  expect(letters).toEqual([])
})
