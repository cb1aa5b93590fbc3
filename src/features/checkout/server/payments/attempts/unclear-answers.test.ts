import { beforeEach, expect, test, vi } from 'vitest'
import { UnclearAnswer } from '#features/checkout/rules/payments/payment-provider.ts'
import { paymentScene, said } from '#tests/builders/a-payment.ts'
import { look, pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { reconcilePayments } from '../reconciliation/reconcile-payments.ts'

const { services, bank, later, begin, attemptOf, vouchersOf, refundsOf, asked } = await paymentScene()
const told = vi.spyOn(services.log, 'error')

beforeEach(async () => {
  await begin()
  told.mockClear()
})

/** Given up, and whatever the provider says of it stays the same. */
async function leftAtTheBank(answer: Error) {
  const { uuid } = await readyPurchase(services)
  bank.willSay(said.challenge)
  await pay(services, uuid)
  bank.provider.abandon = async () => Promise.reject(answer)
  bank.provider.ask = async () => Promise.reject(answer)
  return uuid
}

const whatWasTold = () => told.mock.calls.map(([, message]) => message)

test('an unclear answer is waited for 15 minutes, and then the buyer can pay again', async () => {
  expectLogged(/payment ended without a clear answer/)
  expectLogged(/payment left open/)
  const uuid = await leftAtTheBank(new UnclearAnswer('Ds_State=Q'))
  later(44)
  await reconcilePayments(services)
  expect(await look(services, uuid)).toMatchObject({ state: 'paying' })
  later(46)
  await reconcilePayments(services)
  expect(await attemptOf(uuid)).toMatchObject({ state: 'failed', code: 'generic-1' })
  expect(whatWasTold()).toContain('payment ended without a clear answer')
  bank.willSay({ state: 'paid' })
  expect(await pay(services, uuid)).toMatchObject({ ok: true, value: { state: 'paid' } })
  expect(await vouchersOf(uuid)).toHaveLength(1)
})

test('it is polled later, and a payment that was made after all is not lost', async () => {
  expectLogged(/payment ended without a clear answer/)
  expectLogged(/payment left open/)
  const uuid = await leftAtTheBank(new UnclearAnswer('Ds_State=Q'))
  later(46)
  await reconcilePayments(services)
  const attempt = await attemptOf(uuid)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  told.mockClear()
  const again = vi.fn(async () => Promise.reject(new UnclearAnswer('Ds_State=Q')))
  bank.provider.ask = again
  later(46 + 121)
  await reconcilePayments(services)
  later(46 + 122)
  await reconcilePayments(services)
  expect([again.mock.calls.length, whatWasTold()]).toEqual([1, []])
  bank.provider.ask = async () => ({ state: 'paid' })
  later(46 + 600)
  await reconcilePayments(services)
  expect(await refundsOf(uuid)).toEqual([{ amount: attempt.amount, reason: 'paid-twice', state: 'requested' }])
})

test('a provider that is silent is waited for, for days and not for ever', async () => {
  expectLogged(/payment ended without a clear answer/)
  expectLogged(/payment left open/)
  const uuid = await leftAtTheBank(new TypeError('fetch failed'))
  later(30 + 3 * 24 * 60 - 1)
  await reconcilePayments(services)
  expect(await look(services, uuid)).toMatchObject({ state: 'paying' })
  later(30 + 3 * 24 * 60 + 2)
  await reconcilePayments(services)
  expect(await look(services, uuid)).toMatchObject({ state: 'ready' })
  expect(asked((await attemptOf(uuid)).order)).toEqual(['begin'])
})
