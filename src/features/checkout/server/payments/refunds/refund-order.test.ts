import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { paymentAttempts, refunds } from '#features/checkout/server/schema/payments.ts'
import { paymentScene } from '#tests/builders/a-payment.ts'
import { pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import type { Attempt } from '../attempts/attempt-row.ts'
import { payRefunds } from './pay-refunds.ts'

const { services, bank, later, begin, attemptOf } = await paymentScene()

beforeEach(begin)

/** Payments of one purchase, each with a refund that is owed: the first is owed for longest. */
async function owed(count: number, changes: Partial<Attempt> = {}) {
  const { uuid } = await readyPurchase(services)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  const attempt = await attemptOf(uuid)
  const made = Array.from({ length: count }, (_, nth) => {
    const order = `${randomUUID().slice(0, 6)}${String(nth).padStart(6, '0')}`
    return { ...attempt, ...changes, uuid: randomUUID(), order, state: 'paid' as const }
  })
  await services.db.insert(paymentAttempts).values(made)
  await services.db.insert(refunds).values(
    made.map(({ uuid: attemptUuid, amount, currency, startedAt }, nth) => ({
      uuid: randomUUID(),
      attemptUuid,
      amount,
      currency,
      state: 'requested' as const,
      reason: 'paid-twice',
      memo: {},
      requestedAt: new Date(startedAt.getTime() + nth),
    })),
  )
  return made.map(({ order }) => order)
}

const asked = () => bank.calls.filter(({ what }) => what === 'refund').map(({ order }) => order)

test('refunds that stay pending keep no later one from its turn', async () => {
  const orders = await owed(75)
  bank.provider.refund = async ({ order, amount }) => {
    later(bank.calls.push({ what: 'refund', order, amount: amount.amount }) / 1000)
    return { state: 'pending' }
  }
  // 75 in turns of 50: nobody a third time before everybody had a second.
  for (const _ of [1, 2, 3]) await payRefunds(services)
  const times = orders.map((order) => asked().filter((other) => other === order).length)
  expect([Math.min(...times), Math.max(...times)]).toEqual([2, 2])
})

test('calls that break off wait for their turn too', async () => {
  const orders = await owed(60)
  bank.provider.refund = async ({ order, amount }) => {
    bank.calls.push({ what: 'refund', order, amount: amount.amount })
    throw new TypeError('fetch failed')
  }
  await payRefunds(services)
  later(3)
  await payRefunds(services)
  expect(new Set(asked())).toEqual(new Set(orders))
})

test('a provider whose refunds pile up does not delay those of another', async () => {
  await owed(120, { provider: 'stripe' })
  const [order] = await owed(1)
  await payRefunds(services)
  expect(asked()).toEqual([order])
})
