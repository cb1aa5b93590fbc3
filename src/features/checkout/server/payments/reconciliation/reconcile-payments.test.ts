import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { paymentAttempts } from '#features/checkout/server/schema/payments.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { paymentScene, said, start } from '#tests/builders/a-payment.ts'
import { look, pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { resumePayment } from '../attempts/resume-payment.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const { services, bank, queued, later, begin, attemptOf } = await paymentScene()
const { redirect, challenge } = said

beforeEach(begin)

test('a buyer’s answer to the bank is not lost if reconciliation polls at the same moment', async () => {
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
  expectLogged(/payment left open/)
  const { uuid } = await readyPurchase(services, { country: 'PT' })
  bank.willSay(new Error('time-out'))
  await pay(services, uuid, { method: 'multibanco' })
  later(2)
  const requiredAction = { kind: 'reference', entity: '1', reference: '2', expiresAt: '2026-11-22T12:00:00Z' } as const
  bank.willSay({ state: 'waiting', for: requiredAction })
  await reconcilePayments(services)
  expect(await attemptOf(uuid)).toMatchObject({ requiredAction, expiresAt: new Date('2026-11-23T12:00:00Z') })
  expect(queued).toEqual([{ job: 'send-multibanco-reference', payload: { purchase: uuid } }])
})

test('many attempts that wait for days do not keep others from being polled', async () => {
  expectLogged(/payment left open/)
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

test('a purchase that can’t be fulfilled does not keep the next from being fulfilled', async () => {
  expectLogged(/left to the next minute/)
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
