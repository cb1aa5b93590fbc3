import { beforeEach, expect, test, vi } from 'vitest'
import type { RefundStep } from '#domain/payments/payment-provider.ts'
import { refunds } from '#server/db/schema/payments.ts'
import { paymentScene } from '#tests/a-payment.ts'
import { pay, readyPurchase } from '#tests/a-purchase.ts'
import { payRefunds } from './pay-refunds.ts'
import { receiveNotification } from './receive-notification.ts'
import { listRefusedRefunds, markRefundPaid } from './refused-refunds.ts'
import { requestRefund } from './request-refund.ts'

const { services, bank, later, begin, attemptOf, refundsOf, queued } = await paymentScene()
const logged = vi.spyOn(services.log, 'error')

beforeEach(async () => {
  await begin()
  logged.mockClear()
})

/** Paid back by the provider, who knows it by a name of its own. */
async function paidBack() {
  const { uuid } = await readyPurchase(services)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  const attempt = await attemptOf(uuid)
  const refund = await services.db.transaction((tx) => requestRefund(services, tx, attempt, attempt.amount, 'x'))
  bank.willSayOfRefund({ state: 'refunded', memo: { refund: 're_1' } })
  await payRefunds(services)
  expect(await refundsOf(uuid)).toMatchObject([{ state: 'done' }])
  const tell = (step: RefundStep) => {
    bank.willNotify({ event: 'e', order: attempt.order, about: 'refund', key: refund, step })
    return receiveNotification(services, 'redsys', { headers: {}, body: '' })
  }
  return { uuid, refund, tell }
}

const failed = { state: 'refused', reason: 'failed' } as const

test('a refund that fails after it was done is asked about, owed again, logged and listed', async () => {
  const { uuid, refund, tell } = await paidBack()
  await tell(failed)
  expect(await refundsOf(uuid)).toMatchObject([{ state: 'requested' }])
  bank.willSayOfRefund(failed)
  later(2)
  await payRefunds(services)
  expect(await refundsOf(uuid)).toMatchObject([{ state: 'refused' }])
  expect(await listRefusedRefunds(services)).toMatchObject([{ uuid: refund }])
  expect(logged.mock.calls.map(([, message]) => message)).toContain('refund refused')
})

test('messages in the wrong order change nothing in the end', async () => {
  const { uuid, tell } = await paidBack()
  await tell(failed)
  bank.willSayOfRefund(failed)
  await payRefunds(services)
  await tell({ state: 'refunded', memo: { refund: 're_1' } })
  bank.willSayOfRefund(failed)
  later(2)
  await payRefunds(services)
  expect(await refundsOf(uuid)).toMatchObject([{ state: 'refused' }])
})

test('a message that was wrong costs a question, and nobody is written to again', async () => {
  const { uuid, tell } = await paidBack()
  await tell(failed)
  bank.willSayOfRefund({ state: 'refunded', memo: { refund: 're_1' } })
  later(2)
  await payRefunds(services)
  expect(await refundsOf(uuid)).toMatchObject([{ state: 'done' }])
  expect(
    new Set(queued.filter(({ job }) => job === 'send-refunded').map(({ payload }) => JSON.stringify(payload))).size,
  ).toBe(1)
})

test('what was paid by hand is not paid again, whatever the provider says', async () => {
  const { refund, tell } = await paidBack()
  await services.db.update(refunds).set({ state: 'refused' })
  expect(await markRefundPaid(services, refund)).toMatchObject({ ok: true })
  const calls = bank.calls.length
  await tell(failed)
  later(2)
  await payRefunds(services)
  expect(bank.calls.length).toBe(calls)
  expect(await listRefusedRefunds(services)).toEqual([])
})
