import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Memo, RefundOutcome } from '#features/checkout/rules/payments/payment-provider.ts'
import { refunds } from '#features/checkout/server/schema/payments.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { paymentScene } from '#tests/builders/a-payment.ts'
import { pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { receiveNotification } from '../webhooks/receive-notification.ts'
import { payRefunds } from './pay-refunds.ts'
import { requestRefund } from './refund-purchase.ts'
import { listRefusedRefunds, markRefundPaid } from './refused-refunds.ts'

const { services, bank, later, begin, attemptOf, refundsOf, queued } = await paymentScene()
const logged = vi.spyOn(services.log, 'error')

beforeEach(async () => {
  await begin()
  logged.mockClear()
})

/** Paid back by the provider, who knows it by a name of its own, or, as Redsys, by how much has gone back. */
async function paidBack(memo: Memo = { refund: 're_1' }) {
  const { uuid } = await readyPurchase(services)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  const attempt = await attemptOf(uuid)
  const ask = (tx: Transaction) => requestRefund(services, tx, attempt, attempt.amount, 'x')
  const refund = (await services.db.transaction(ask)) ?? ''
  bank.willSayOfRefund({ state: 'refunded', memo })
  await payRefunds(services)
  expect(await refundsOf(uuid)).toMatchObject([{ state: 'done' }])
  const tell = (outcome: RefundOutcome) => {
    bank.willNotify({ event: 'e', order: attempt.order, about: 'refund', key: refund, outcome })
    return receiveNotification(services, 'redsys', { headers: {}, body: '' })
  }
  return { uuid, refund, tell }
}

const failed = { state: 'refused', reason: 'failed' } as const

test('a refund that fails after it was done is asked about, owed again, logged and listed', async () => {
  expectLogged(/refund refused/)
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
  expectLogged(/refund refused/)
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

test('a wrong notification costs one poll, and sends no second e-mail', async () => {
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

test('a refund paid by hand is not paid again, whatever the provider says', async () => {
  expectLogged(/news of a refund that was paid by hand/)
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

test('a refund made at Redsys is not owed because a first call was refused, and is polled', async () => {
  const { uuid, refund, tell } = await paidBack({ refundedBefore: '0', isRefunded: 'yes' })
  await tell({ state: 'refused', reason: '0190' })
  expect(await refundsOf(uuid)).toMatchObject([{ state: 'requested' }])
  const [{ memo } = { memo: null }] = await services.db.select().from(refunds).where(eq(refunds.uuid, refund))
  expect(memo).toMatchObject({ refundedBefore: '0' })
  expect(memo).not.toHaveProperty('isRefunded')
  later(2)
  await payRefunds(services)
  expect(await refundsOf(uuid)).toMatchObject([{ state: 'done' }])
  expect(await listRefusedRefunds(services)).toEqual([])
})

test('a refund paid by hand and then by the provider too is logged', async () => {
  expectLogged(/news of a refund that was paid by hand/)
  const { refund, tell } = await paidBack()
  await services.db.update(refunds).set({ state: 'refused' })
  await markRefundPaid(services, refund)
  await tell({ state: 'refunded' })
  expect(logged.mock.calls.map(([, message]) => message)).toEqual(['news of a refund that was paid by hand'])
})

test('one that a provider leaves open for three days is logged once, listed, and can be paid by hand', async () => {
  expectLogged(/refund open for three days/)
  const { uuid } = await readyPurchase(services)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  const attempt = await attemptOf(uuid)
  const ask = (tx: Transaction) => requestRefund(services, tx, attempt, attempt.amount, 'x')
  const refund = (await services.db.transaction(ask)) ?? ''
  const day = 24 * 60
  for (const minutes of [0, 2 * day]) {
    later(minutes)
    bank.willSayOfRefund(new Error('Redsys: a refund is not settled yet'))
    await payRefunds(services)
  }
  expect(logged).not.toHaveBeenCalled()
  expect(await listRefusedRefunds(services)).toEqual([])
  expect(await markRefundPaid(services, refund)).toMatchObject({ ok: false })
  for (const minutes of [3 * day + 1, 3 * day + 10]) {
    later(minutes)
    bank.willSayOfRefund(new Error('Redsys: a refund is not settled yet'))
    await payRefunds(services)
  }
  expect(logged.mock.calls.map(([, message]) => message)).toEqual(['refund open for three days'])
  expect(await listRefusedRefunds(services)).toMatchObject([{ uuid: refund, state: 'requested' }])
  expect(await markRefundPaid(services, refund)).toMatchObject({ ok: true })
  expect(await listRefusedRefunds(services)).toEqual([])
})
