import { beforeEach, expect, test } from 'vitest'
import { refunds } from '#features/checkout/server/schema/payments.ts'
import { paymentScene } from '#tests/builders/a-payment.ts'
import { pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { receiveNotification } from '../webhooks/receive-notification.ts'
import { payRefunds } from './pay-refunds.ts'
import { requestRefund } from './refund-purchase.ts'

const { services, bank, later, begin, attemptOf } = await paymentScene()

beforeEach(begin)

test('two refunds of one payment are made one after the other, each with what its provider remembers', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  const attempt = await attemptOf(uuid)
  await services.db.transaction((tx) => requestRefund(services, tx, attempt, 100, 'first'))
  later(1)
  await services.db.transaction((tx) => requestRefund(services, tx, attempt, 100, 'second'))
  // As Redsys does it, which tells only the sum refunded so far.
  let paidBack = 0
  const seen: string[] = []
  bank.provider.refund = async (_, { amount, memo }) => {
    seen.push(memo.before ?? 'looks')
    if (memo.before === undefined) return { state: 'pending', memo: { before: String(paidBack) } }
    if (paidBack === Number(memo.before) + amount.amount) return { state: 'refunded' }
    paidBack += amount.amount
    return { state: 'refunded' }
  }
  later(2)
  await payRefunds(services)
  expect(seen).toEqual(['looks', '0', 'looks', '100'])
  expect(paidBack).toBe(200)
  expect((await services.db.select().from(refunds)).map(({ state }) => state)).toEqual(['done', 'done'])
})

test('a refund made on the provider’s own pages is accepted, and changes nothing', async () => {
  const { uuid } = await readyPurchase(services)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  const { order } = await attemptOf(uuid)
  bank.willNotify({ event: 'by-hand', order, about: 'refund', key: order, outcome: { state: 'refunded' } })
  const message = { headers: {}, body: '' }
  expect(await receiveNotification(services, 'redsys', message)).toEqual({ ok: true, value: null })
  expect(await services.db.select().from(refunds)).toEqual([])
})

test('a slow refund does not let the next one be requested twice', async () => {
  for (let number = 0; number < 2; number++) {
    const { uuid } = await readyPurchase(services)
    bank.willSay({ state: 'paid' })
    await pay(services, uuid)
    const attempt = await attemptOf(uuid)
    later(number)
    await services.db.transaction((tx) => requestRefund(services, tx, attempt, attempt.amount, 'test'))
  }
  const tries: string[] = []
  bank.provider.refund = async ({ order }) => {
    tries.push(order)
    if (tries.length > 1) return { state: 'refunded' }
    // Longer than the lease: the job runs again.
    later(5)
    await payRefunds(services)
    return { state: 'refunded' }
  }
  later(2)
  await payRefunds(services)
  const [slow, ...others] = tries
  expect(others.filter((order) => order !== slow)).toHaveLength(1)
})
