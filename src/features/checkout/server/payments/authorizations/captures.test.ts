import { beforeEach, expect, test } from 'vitest'
import { balanceOf } from '#features/checkout/server/coupons/get-coupon.ts'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { giveBalance, giveCoupon } from '#tests/builders/a-coupon.ts'
import { said } from '#tests/builders/a-payment.ts'
import { look, pay } from '#tests/builders/a-purchase.ts'
import { authorizationScene, card } from '#tests/builders/an-authorization.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { resumePayment } from '../attempts/resume-payment.ts'
import { settleAttempt } from '../attempts/settle-attempt.ts'

const scene = await authorizationScene()
const { services, bank, supplier, later, ready, payAs, authorized, fulfil, minute, notify, stateOf, done, jobs } = scene
const { attemptOf, refundsOf } = scene
const hour = 60
const day = 24 * hour

beforeEach(scene.begin)

test('authorised money moves its purchase on like paid money, and nothing is said to be paid', async () => {
  const { uuid, order } = await authorized()
  expect(await stateOf(uuid, order)).toEqual(['confirming', 'authorized'])
  const { paidAt, paymentAcceptedAt, paymentMode, paidBy } = await look(services, uuid)
  expect([paidAt, paymentAcceptedAt, paymentMode]).toEqual([null, services.clock.now(), 'sandbox'])
  const attempt = await attemptOf(uuid)
  expect(attempt).toMatchObject({ uuid: paidBy, charge: 'later', cardLastDigits: '1111', requiredAction: null })
  expect(attempt).toMatchObject({ authorizedAt: services.clock.now(), endedAt: null })
  expect([jobs('fulfil-purchase'), jobs('send-order'), done('capture', order)]).toEqual([1, 0, 0])
})

test('it is captured when the goods are confirmed, once, and all of it is written at once', async () => {
  const { uuid, order } = await authorized()
  supplier.willSay({ state: 'pending' })
  await fulfil(uuid)
  expect([await stateOf(uuid, order), done('capture', order)]).toEqual([['confirming', 'authorized'], 0])
  later(2)
  await fulfil(uuid)
  await fulfil(uuid)
  await minute()
  expect([await stateOf(uuid, order), done('capture', order)]).toEqual([['confirmed', 'paid'], 1])
  expect(await look(services, uuid)).toMatchObject({ paidAt: services.clock.now(), confirmedAt: services.clock.now() })
  expect([jobs('send-order'), await refundsOf(uuid)]).toEqual([1, []])
})

test('jobs that run at the same time capture once', async () => {
  const { uuid, order } = await authorized()
  await Promise.all([fulfil(uuid), fulfil(uuid), minute()])
  expect([await stateOf(uuid, order), done('capture', order)]).toEqual([['confirmed', 'paid'], 1])
  expect(jobs('send-order')).toBe(1)
})

test('an answer that was lost is asked for again, until it is known', async () => {
  expectLogged(/capture left open/)
  const { uuid, order } = await authorized()
  bank.willDo(new Error('no answer'), { state: 'pending' })
  await fulfil(uuid)
  expect(await stateOf(uuid, order)).toEqual(['confirming', 'authorized'])
  later(1)
  await minute()
  expect(done('capture', order)).toBe(1)
  later(5)
  await minute()
  expect([await stateOf(uuid, order), done('capture', order)]).toEqual([['confirming', 'authorized'], 2])
  later(15)
  await minute()
  expect([await stateOf(uuid, order), done('capture', order)]).toEqual([['confirmed', 'paid'], 3])
  expect([jobs('send-order'), done('release', order), await refundsOf(uuid)]).toEqual([1, 0, []])
})

test('goods that are confirmed are not given up because their kind has no patience left', async () => {
  expectLogged(/capture left open/)
  const { uuid, order } = await authorized()
  bank.willDo(...Array.from({ length: 8 }, () => new Error('no answer')))
  for (let tenMinutes = 0; tenMinutes < 12; tenMinutes++) {
    await minute()
    later(tenMinutes * 10)
  }
  expect([await stateOf(uuid, order), done('capture', order)]).toEqual([['confirmed', 'paid'], 9])
})

test('a provider that is silent until the money is not sure any more has not captured it', async () => {
  expectLogged(/capture left open/)
  const { uuid, order } = await authorized()
  bank.willDo(new Error('no answer'))
  later(7 * day)
  await fulfil(uuid)
  expect(await look(services, uuid)).toMatchObject({ state: 'failed', failureReason: 'not-captured' })
  later(7 * day + hour)
  // It had been captured after all: the money goes back.
  bank.willDo({ state: 'paid' })
  await scene.release()
  expect(await stateOf(uuid, order)).toEqual(['failed', 'paid'])
  expect(await refundsOf(uuid)).toEqual([{ amount: 20_000, reason: 'paid-twice', state: 'requested' }])
})

test('a capture that is refused fails the purchase: goods are undone, codes given back, and nothing is refunded', async () => {
  expectLogged(/capture refused/)
  await giveBalance(services, 'MO-CAP', 1000, { kind: 'gift-card' })
  await giveCoupon(services, { code: 'ONCE', usageLimit: 1 })
  const uuid = await ready()
  for (const code of ['MO-CAP', 'ONCE']) await applyCoupon(services, uuid, code)
  const { order } = await payAs(uuid, { state: 'authorized', card })
  expect(await balanceOf(services.db, 'MO-CAP')).toBe(0)
  bank.willDo({ state: 'refused', reason: '0190' })
  await fulfil(uuid)
  expect(await look(services, uuid)).toMatchObject({ state: 'failed', failureReason: 'not-captured', paidAt: null })
  expect([jobs('undo-order'), jobs('send-purchase-failed'), jobs('release-authorizations')]).toEqual([1, 1, 1])
  expect([await balanceOf(services.db, 'MO-CAP'), await refundsOf(uuid)]).toEqual([1000, []])
  expect(await applyCoupon(services, await ready(), 'ONCE')).toMatchObject({ ok: true })
  await scene.release()
  expect([await stateOf(uuid, order), done('release', order)]).toEqual([['failed', 'released'], 1])
})

test('told before the answer, twice, and out of order, it is captured and confirmed once', async () => {
  const uuid = await ready()
  const { order } = await payAs(uuid, said.redirect, { method: 'paypal' })
  await notify(order, { state: 'authorized' })
  expect(await stateOf(uuid, order)).toEqual(['confirming', 'authorized'])
  // The buyer comes back after the notification.
  expect(await resumePayment(services, order, { kind: 'return' })).toEqual({ state: 'unknown' })
  await notify(order, { state: 'authorized' })
  expect(jobs('fulfil-purchase')).toBe(1)
  // The capture is told while its own answer is on the way.
  await notify(order, { state: 'paid' })
  expect(await stateOf(uuid, order)).toEqual(['confirming', 'paid'])
  expect((await look(services, uuid)).paidAt).not.toBe(null)
  await fulfil(uuid)
  expect([await stateOf(uuid, order), done('capture', order)]).toEqual([['confirmed', 'paid'], 0])
  for (const late of ['authorized', 'paid', 'released'] as const)
    await notify(order, { state: late }, 20_000, `late-${late}`)
  await settleAttempt(services, order, { state: 'failed', code: '0190' })
  expect(await stateOf(uuid, order)).toEqual(['confirmed', 'paid'])
  expect([jobs('send-order'), jobs('send-purchase-failed'), await refundsOf(uuid)]).toEqual([1, 0, []])
})

test('what is said to be refused after it was authorised stays authorised', async () => {
  const { uuid, order } = await authorized()
  await settleAttempt(services, order, { state: 'failed', code: '0190' })
  await settleAttempt(services, order, said.onItsWay)
  expect(await stateOf(uuid, order)).toEqual(['confirming', 'authorized'])
})

test('told of another amount, it is not believed', async () => {
  expectLogged(/notification of another amount than was asked for/)
  const uuid = await ready()
  const { order } = await payAs(uuid, said.redirect, { method: 'paypal' })
  await notify(order, { state: 'authorized' }, 19_999)
  expect(await stateOf(uuid, order)).toEqual(['paying', 'open'])
})

test('a method that can’t be authorised is charged at once, and refunded if the goods fail', async () => {
  supplier.willAlwaysSay({ state: 'failed', reason: 'refused' })
  const uuid = await ready()
  const { order, charge } = await payAs(uuid, { state: 'paid' }, { method: 'bizum' })
  expect(charge).toBe('now')
  await fulfil(uuid)
  expect([await stateOf(uuid, order), done('release', order)]).toEqual([['failed', 'paid'], 0])
  expect(await refundsOf(uuid)).toEqual([{ amount: 20_000, reason: 'refused', state: 'requested' }])
})

test('what should be charged at once is not taken for paid if it is said to be authorised', async () => {
  expectLogged(/authorised, and not asked to be/)
  const uuid = await ready()
  const { order } = await payAs(uuid, said.form, { method: 'bizum' })
  await notify(order, { state: 'authorized' })
  expect(await stateOf(uuid, order)).toEqual(['paying', 'open'])
})

test('paid out of a balance alone, there is nothing to authorise or to capture', async () => {
  await giveBalance(services, 'MO-ALL', 50_000, { kind: 'gift-card' })
  const uuid = await ready()
  await applyCoupon(services, uuid, 'MO-ALL')
  expect(await pay(services, uuid)).toEqual({ ok: true, value: { state: 'paid' } })
  expect((await look(services, uuid)).paidAt).not.toBe(null)
  await fulfil(uuid)
  expect(await look(services, uuid)).toMatchObject({ state: 'confirmed' })
  expect(bank.calls).toEqual([])
})
