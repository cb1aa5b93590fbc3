import { beforeEach, expect, test } from 'vitest'
import { said } from '#tests/builders/a-payment.ts'
import { look, openPayment, pay, putPurchase } from '#tests/builders/a-purchase.ts'
import { authorizationScene, card } from '#tests/builders/an-authorization.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { abandonPayment } from '../attempts/abandon-payment.ts'
import { settleAttempt } from '../attempts/settle-attempt.ts'
import { listUnreleased } from './unwanted.ts'

const scene = await authorizationScene()
const { services, bank, supplier, later, ready, payAs, authorized, fulfil, release, minute, notify } = scene
const { attemptOf, refundsOf, stateOf, done, jobs } = scene
const hour = 60
const day = 24 * hour

beforeEach(async () => {
  await scene.begin()
  supplier.willAlwaysSay({ state: 'failed', reason: 'refused' })
})

/** Authorised, and its goods can't be had. */
async function failed() {
  const { uuid, order } = await authorized()
  await fulfil(uuid)
  return { uuid, order }
}

test('goods that fail release their money, once, and refund nothing', async () => {
  const { uuid, order } = await failed()
  expect(await stateOf(uuid, order)).toEqual(['failed', 'authorized'])
  expect([jobs('release-authorizations'), jobs('send-purchase-failed')]).toEqual([1, 1])
  await Promise.all([release(), release(), minute()])
  await minute()
  expect([await stateOf(uuid, order), done('release', order)]).toEqual([['failed', 'released'], 1])
  expect([await refundsOf(uuid), done('capture', order)]).toEqual([[], 0])
})

test('what a purchase waits for is never released', async () => {
  supplier.willAlwaysSay({ state: 'pending' })
  const { uuid, order } = await authorized()
  await minute()
  expect([await stateOf(uuid, order), done('release', order)]).toEqual([['confirming', 'authorized'], 0])
})

test('a provider that gives no answer is asked again, after longer and longer, until it has said so', async () => {
  expectLogged(/release left open/)
  const { uuid, order } = await failed()
  bank.willDo(...Array.from({ length: 6 }, () => new Error('no answer')))
  const tries: number[] = []
  for (let passed = 0; passed <= 4 * hour; passed++) {
    later(passed)
    const before = done('release', order)
    await release()
    if (done('release', order) > before) tries.push(passed)
  }
  expect(tries).toEqual([0, 2, 7, 18, 41, 88, 149])
  expect(await stateOf(uuid, order)).toEqual(['failed', 'released'])
})

test('one that will not be released keeps no other waiting, and is told to the operator after a day', async () => {
  expectLogged(/release left open/)
  const stuck = await failed()
  bank.willDo(new Error('no answer'))
  await release()
  const other = await failed()
  await release()
  expect([await stateOf(stuck.uuid, stuck.order), await stateOf(other.uuid, other.order)]).toEqual([
    ['failed', 'authorized'],
    ['failed', 'released'],
  ])
  later(day)
  expect(await listUnreleased(services)).toEqual([])
  later(day + 1)
  expect(await listUnreleased(services)).toMatchObject([{ order: stuck.order, amount: 20_000, method: 'card' }])
  bank.willDo({ state: 'released' })
  await release()
  expect(await listUnreleased(services)).toEqual([])
})

test('what nobody would release is free after thirty days', async () => {
  expectLogged(/authorisation expired without a release/)
  expectLogged(/release left open/)
  const { uuid, order } = await failed()
  bank.willDo(new Error('refused'))
  later(30 * day)
  await release()
  expect(await stateOf(uuid, order)).toEqual(['failed', 'released'])
})

test('money that is being captured is neither released nor forgotten, and refunded once it was taken', async () => {
  const { uuid, order } = await failed()
  bank.willDo({ state: 'pending' }, { state: 'paid', memo: { capture: 'C-1' } })
  await release()
  expect(await stateOf(uuid, order)).toEqual(['failed', 'authorized'])
  later(5)
  await release()
  expect(await stateOf(uuid, order)).toEqual(['failed', 'paid'])
  expect(await attemptOf(uuid)).toMatchObject({ memo: { capture: 'C-1' } })
  expect(await refundsOf(uuid)).toEqual([{ amount: 20_000, reason: 'paid-twice', state: 'requested' }])
})

test('what somebody else released fails the purchase that waited for it, and its goods are undone', async () => {
  supplier.willAlwaysSay(null)
  const { uuid, order } = await authorized()
  await notify(order, { state: 'released' })
  await notify(order, { state: 'released' }, 20_000, 'again')
  expect(await look(services, uuid)).toMatchObject({ state: 'failed', failureReason: 'not-captured' })
  expect(await stateOf(uuid, order)).toEqual(['failed', 'released'])
  expect([jobs('undo-order'), jobs('send-purchase-failed'), await refundsOf(uuid)]).toEqual([1, 1, []])
  await fulfil(uuid)
  await minute()
  expect([done('capture', order), done('release', order)]).toEqual([0, 0])
  // Its authorisation is told last of all.
  await notify(order, { state: 'authorized' })
  expect(await stateOf(uuid, order)).toEqual(['failed', 'released'])
})

test('released before we heard of it, an attempt has failed, and the buyer may pay again', async () => {
  expectLogged(/payment left open/)
  const uuid = await ready()
  const { order } = await payAs(uuid, said.redirect, { method: 'paypal' })
  await notify(order, { state: 'released' })
  expect(await stateOf(uuid, order)).toEqual(['ready', 'failed'])
  expect(await pay(services, uuid).catch(() => 'asked')).not.toMatchObject({ ok: false })
})

test('an attempt that was abandoned, and turns out authorised, buys nothing and is released', async () => {
  const uuid = await ready()
  const { order } = await payAs(uuid, said.challenge)
  bank.willSay(said.nothing)
  expect(await abandonPayment(services, uuid)).toBe('left')
  await settleAttempt(services, order, { state: 'authorized', card })
  expect(await stateOf(uuid, order)).toEqual(['ready', 'authorized'])
  expect(jobs('release-authorizations')).toBe(1)
  // Who chose another way is not told that the first one failed.
  expect((await openPayment(services, uuid)).failure).toBe(null)
  await release()
  expect([await stateOf(uuid, order), done('release', order)]).toEqual([['ready', 'released'], 1])
})

test('one that we gave up is found authorised by asking, and released', async () => {
  const uuid = await ready()
  const { order } = await payAs(uuid, said.challenge)
  bank.willSay(said.nothing, said.nothing)
  later(31)
  await minute()
  expect(await stateOf(uuid, order)).toEqual(['ready', 'failed'])
  bank.willSay({ state: 'authorized' })
  later(3 * hour)
  await minute()
  expect([await stateOf(uuid, order), done('release', order)]).toEqual([['ready', 'released'], 1])
})

test('what was authorised in time counts, even if we hear of it when its time is over', async () => {
  supplier.willAlwaysSay({ state: 'pending' })
  const uuid = await ready()
  const { order } = await payAs(uuid, said.challenge)
  bank.willSay({ state: 'authorized' }, { state: 'authorized' })
  later(31)
  await minute()
  expect(await stateOf(uuid, order)).toEqual(['confirming', 'authorized'])
})

test('a provider that is silent when the time is over is waited for, and then the attempt has failed', async () => {
  expectLogged(/payment ended without a clear answer/)
  expectLogged(/payment left open/)
  const uuid = await ready()
  const { order } = await payAs(uuid, said.challenge)
  bank.provider.ask = () => Promise.reject(new Error('away'))
  bank.provider.abandon = () => Promise.reject(new Error('away'))
  later(day)
  await minute()
  expect(await stateOf(uuid, order)).toEqual(['paying', 'open'])
  later(4 * day)
  await minute()
  expect(await stateOf(uuid, order)).toEqual(['ready', 'failed'])
})

test('of two authorised attempts the first is kept and the second released', async () => {
  supplier.willAlwaysSay({ state: 'pending' })
  const uuid = await ready()
  const first = await payAs(uuid, said.redirect, { method: 'paypal' })
  bank.willSay(said.nothing)
  await abandonPayment(services, uuid)
  later(1)
  const second = await payAs(uuid, { state: 'authorized', card })
  await notify(first.order, { state: 'authorized' })
  expect(await stateOf(uuid, first.order)).toEqual(['confirming', 'authorized'])
  await minute()
  expect([await stateOf(uuid, first.order), await stateOf(uuid, second.order)]).toEqual([
    ['confirming', 'released'],
    ['confirming', 'authorized'],
  ])
  supplier.willAlwaysSay(null)
  later(10)
  await minute()
  expect([await stateOf(uuid, second.order), done('capture', first.order)]).toEqual([['confirmed', 'paid'], 0])
  expect([await refundsOf(uuid), jobs('send-purchase-failed')]).toEqual([[], 0])
})

test('money that comes beside an authorised attempt is refunded', async () => {
  supplier.willAlwaysSay({ state: 'pending' })
  const uuid = await ready()
  const bizum = await payAs(uuid, said.form, { method: 'bizum' })
  bank.willSay(said.nothing)
  await abandonPayment(services, uuid)
  later(1)
  const { order } = await payAs(uuid, { state: 'authorized', card })
  await notify(bizum.order, { state: 'paid' })
  expect(await stateOf(uuid, order)).toEqual(['confirming', 'authorized'])
  expect(await refundsOf(uuid)).toEqual([{ amount: 20_000, reason: 'paid-twice', state: 'requested' }])
})

test('authorised for a bill that is not the same any more, it is released, and the buyer is asked again', async () => {
  const uuid = await ready()
  const { order } = await payAs(uuid, said.redirect, { method: 'paypal' })
  const { bill } = await look(services, uuid)
  await putPurchase(services, uuid, { bill: { ...bill, selection: 1 } })
  await notify(order, { state: 'authorized' })
  expect(await stateOf(uuid, order)).toEqual(['ready', 'authorized'])
  expect((await openPayment(services, uuid)).failure).toMatchObject({ isCharged: 'no' })
  await release()
  expect(await stateOf(uuid, order)).toEqual(['ready', 'released'])
  expect([await refundsOf(uuid), jobs('send-purchase-failed')]).toEqual([[], 0])
})
