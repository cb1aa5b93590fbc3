import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { lastAttemptOf } from '#features/checkout/server/payments/attempts/attempt-row.ts'
import { resumePayment } from '#features/checkout/server/payments/attempts/resume-payment.ts'
import { ownerCookie } from '#features/checkout/server/purchases/core/purchase-owner.ts'
import { paymentAttempts } from '#features/checkout/server/schema/payments.ts'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { look, owner, pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { testServices } from '#tests/test-services.ts'
import { loader as bankPage } from './challenge.tsx'
import { loader as payment } from './payment.tsx'
import { action, loader } from './return.tsx'

const { services, bank } = await testServices()
const redirect = { state: 'waiting', for: { kind: 'redirect', url: 'https://paypal.example/yes' } } as const
const acts: string[] = []
const { resume } = bank.provider
bank.provider.resume = (facts, act) => {
  acts.push(act.kind)
  return resume(facts, act)
}

beforeEach(async () => {
  acts.length = 0
  await services.db.update(paymentAttempts).set({ state: 'paid' })
})

async function atPaypal() {
  const { uuid } = await readyPurchase(services)
  bank.willSay(redirect)
  await pay(services, uuid, { method: 'paypal' })
  return uuid
}

function argsFor(uuid: string, init: RequestInit = {}, query = '') {
  const url = new URL(`https://calmaria.example/voucher/${uuid}/checkout/return/${query}`)
  const headers = { Cookie: ownerCookie(owner, false), ...init.headers }
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(visitorContext, { address: '203.0.113.1' })
  return { request: new Request(url, { ...init, headers }), url, params: { uuid }, context } as unknown as Args
}
type Args = Parameters<typeof loader>[0] & Parameters<typeof action>[0]

async function answerOf(asked: Promise<unknown>) {
  try {
    return { shown: await asked }
  } catch (thrown) {
    if (thrown instanceof Response) return { to: thrown.headers.get('Location') }
    return { status: (thrown as { init?: ResponseInit }).init?.status }
  }
}
const open = (uuid: string, init?: RequestInit, query?: string) => answerOf(loader(argsFor(uuid, init, query)))
const press = (uuid: string, intent: string, more = {}) =>
  answerOf(action(argsFor(uuid, { method: 'POST', body: new URLSearchParams({ intent, ...more }) })))

test('who comes back from PayPal by its own link pays, by a plain GET', async () => {
  const uuid = await atPaypal()
  bank.willSay({ state: 'paid' })
  expect(await open(uuid, {}, '?token=x&PayerID=y')).toEqual({ to: `/voucher/${uuid}/confirmation/` })
  expect(acts).toEqual(['return'])
  expect(await look(services, uuid)).toMatchObject({ state: 'confirmed' })
})

test.each(['prefetch', 'prefetch;prerender'])(
  'a browser that only looks ahead (%s) causes nothing',
  async (purpose) => {
    const uuid = await atPaypal()
    expect(await open(uuid, { headers: { 'Sec-Purpose': purpose } })).toEqual({ status: 503 })
    expect(acts).toEqual([])
  },
)

test('who goes on from our page asks first, and is led to PayPal', async () => {
  const uuid = await atPaypal()
  bank.willSay(redirect)
  expect(await press(uuid, 'resume')).toEqual({ to: redirect.for.url })
  expect(acts).toEqual(['again'])
})

test('who leaves comes to the methods', async () => {
  const uuid = await atPaypal()
  bank.willSay({ state: 'none' })
  expect(await press(uuid, 'abandon')).toEqual({ to: `/voucher/${uuid}/checkout/payment/` })
  expect(await look(services, uuid)).toMatchObject({ state: 'ready' })
})

test('who can not leave is told why, by whom, and for as long as it is so', async () => {
  const uuid = await atPaypal()
  bank.willSay({ state: 'waiting', for: { kind: 'confirmation' } })
  const why = '?still=on-its-way'
  expect(await press(uuid, 'abandon')).toEqual({ to: `/voucher/${uuid}/checkout/return/${why}` })
  expect(await open(uuid, {}, why)).toMatchObject({ shown: { step: { why: 'on-its-way', method: 'PayPal' } } })
  expect(acts).toEqual([])
  const methods = answerOf(payment(argsFor(uuid) as unknown as Parameters<typeof payment>[0]))
  expect(await methods).toEqual({ to: `/voucher/${uuid}/checkout/return/${why}` })
  expect(await lastAttemptOf(services.db, uuid)).toMatchObject({ state: 'open' })
  await services.db.update(paymentAttempts).set({ state: 'paid' })
  expect(await open(uuid, {}, why)).toEqual({ to: `/voucher/${uuid}/confirmation/` })
})

test('nonsense is led on', async () => {
  const uuid = await atPaypal()
  expect(await open(uuid, {}, '?still=nonsense')).toEqual({ to: redirect.for.url })
  expect(await press(uuid, 'nonsense')).toEqual({ to: redirect.for.url })
  expect(acts).toEqual([])
})

test('who pays in two tabs is told what is open, and leaves it for what they chose', async () => {
  const uuid = await atPaypal()
  const asked = await answerOf(payment(argsFor(uuid, {}, '?instead=card') as unknown as Parameters<typeof payment>[0]))
  expect(asked).toMatchObject({
    shown: { step: { underWay: { method: 'PayPal', instead: { method: 'card', name: 'Tarjeta' } } } },
  })
  bank.willSay({ state: 'none' })
  const to = `/voucher/${uuid}/checkout/payment/?instead=card`
  expect(await press(uuid, 'abandon', { instead: 'card' })).toEqual({ to })
  expect(await look(services, uuid)).toMatchObject({ state: 'ready' })
  const methods = await answerOf(
    payment(argsFor(uuid, {}, '?instead=card') as unknown as Parameters<typeof payment>[0]),
  )
  expect(methods).toMatchObject({ shown: { step: { underWay: null, chosen: 'card' } } })
})

test.each(['resume', 'abandon'])(
  '%s while the database is away is not known to have been done: 503',
  async (intent) => {
    expectLogged(/not written/)
    const uuid = await atPaypal()
    await services.db.execute('alter table payment_attempts rename to payment_attempts_away')
    try {
      expect(await press(uuid, intent)).toEqual({ status: 503 })
    } finally {
      await services.db.execute('alter table payment_attempts_away rename to payment_attempts')
    }
    expect(await lastAttemptOf(services.db, uuid)).toMatchObject({ state: 'open' })
  },
)

test('who asks too often waits before leaving, and goes on with what is known', async () => {
  const uuid = await atPaypal()
  const { take } = services.writeLimit
  services.writeLimit.take = async () => 60
  try {
    expect(await press(uuid, 'abandon')).toEqual({ to: `/voucher/${uuid}/checkout/return/?still=busy` })
    expect(await press(uuid, 'resume')).toEqual({ to: redirect.for.url })
  } finally {
    services.writeLimit.take = take
  }
  expect(acts).toEqual([])
})

const challenge = {
  state: 'waiting',
  for: { kind: 'challenge', url: 'https://bank.example', fields: { creq: 'x' } },
} as const

async function atBank() {
  const { uuid } = await readyPurchase(services)
  bank.willSay(challenge)
  await pay(services, uuid)
  return { uuid, order: (await lastAttemptOf(services.db, uuid))?.order ?? '' }
}
const bankStep = (uuid: string, query = '') =>
  answerOf(bankPage(argsFor(uuid, {}, query) as unknown as Parameters<typeof bankPage>[0]))

test.each([
  [{ state: 'paid' }, 'confirmation/'],
  [{ state: 'failed', code: '0190' }, 'checkout/payment/'],
] as const)('the bank is done and its answer was lost: who goes on finds out that it is %o', async (answer, page) => {
  const { uuid } = await atBank()
  bank.willSay(answer)
  expect(await press(uuid, 'resume')).toEqual({ to: `/voucher/${uuid}/${page}` })
})

test('where nothing is known the bank is not asked again unasked, and there is a way out', async () => {
  expectLogged(/payment could not be polled/)
  const { uuid } = await atBank()
  bank.willSay({ state: 'none' })
  expect(await press(uuid, 'resume')).toEqual({ to: `/voucher/${uuid}/redsys/challenge/?again=1` })
  expect(await bankStep(uuid, '?again=1')).toMatchObject({
    shown: { step: { isAgain: true, leaveHref: expect.any(String) } },
  })
  bank.willSay(new Error('no connection'))
  expect(await press(uuid, 'resume')).toEqual({ to: `/voucher/${uuid}/redsys/challenge/?again=1` })
})

test('who has answered the bank is not sent there again while the answer is on its way to the provider', async () => {
  expectLogged(/payment left open/)
  const { uuid, order } = await atBank()
  bank.willSay(new Error('no answer'))
  await resumePayment(services, order, { kind: 'challenge', response: 'cres' })
  expect(await open(uuid)).toEqual({ to: `/voucher/${uuid}/confirmation/` })
  expect(await bankStep(uuid)).toEqual({ to: `/voucher/${uuid}/confirmation/` })
})
