import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { RefundOutcome } from '#features/checkout/rules/payments/payment-provider.ts'
import { refunds } from '#features/checkout/server/schema/payments.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { paymentScene } from '#tests/builders/a-payment.ts'
import { look, pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { payRefunds } from '../refunds/pay-refunds.ts'
import { requestRefund } from '../refunds/refund-purchase.ts'
import { receiveNotification } from '../webhooks/receive-notification.ts'
import { closeDispute, holdPurchase, listDisputes, releaseDispute } from './list-disputes.ts'

const { services, bank, later, begin, attemptOf, refundsOf } = await paymentScene()
beforeEach(() => begin())

const disputed: RefundOutcome = { state: 'refused', reason: 'disputed' }

/** A part of a payment is to go back, which the provider has refused: it knows of a dispute that we have not heard of. */
async function refusedRefund(outcome = disputed) {
  expectLogged(/refund refused/)
  const { uuid } = await readyPurchase(services)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  const attempt = await attemptOf(uuid)
  await services.db.transaction((tx: Transaction) => requestRefund(services, tx, attempt, 1000, 'x'))
  bank.willSayOfRefund(outcome)
  await payRefunds(services)
  expect(await refundsOf(uuid)).toMatchObject([{ state: 'refused' }])
  const hear = async (state: 'open' | 'released') => {
    expectLogged(/payment disputed/)
    const dispute = { name: `D-${uuid}`, kind: 'dispute', state } as const
    bank.willNotify({ event: `${state}-${uuid}`, about: 'dispute', order: attempt.order, transactionId: null, dispute })
    await receiveNotification(services, 'redsys', { headers: {}, body: '' })
  }
  return { uuid, hear }
}

async function paidMeanwhile(uuid: string) {
  bank.willSayOfRefund({ state: 'refunded', memo: { refund: 're_1' } })
  later(2)
  await payRefunds(services)
  return refundsOf(uuid)
}

test('what was refused since it was disputed is asked for again when that is won', async () => {
  const { uuid, hear } = await refusedRefund()
  await hear('open')
  expect(await refundsOf(uuid)).toMatchObject([{ state: 'refused' }])
  await hear('released')
  expect(await paidMeanwhile(uuid)).toMatchObject([{ state: 'done', amount: 1000 }])
})

test('the same where an operator had put it on hold', async () => {
  const { uuid } = await refusedRefund()
  expect(await holdPurchase(services, (await look(services, uuid)).locator)).toMatchObject({ ok: true })
  const [held] = (await listDisputes(services)).filter(({ purchaseUuid }) => purchaseUuid === uuid)
  expect(await releaseDispute(services, held?.uuid ?? '')).toMatchObject({ ok: true })
  expect(await paidMeanwhile(uuid)).toMatchObject([{ state: 'done' }])
})

test('a refund that the provider had begun, and that failed, is the operator’s', async () => {
  const { uuid, hear } = await refusedRefund()
  const memo = { refund: 're_1' }
  const { db } = services
  await db.update(refunds).set({ memo }).where(eq(refunds.state, 'refused'))
  await hear('open')
  await hear('released')
  expect(await refundsOf(uuid)).toMatchObject([{ state: 'refused' }])
})

test('lost, the bank has paid it', async () => {
  const { uuid, hear } = await refusedRefund()
  await hear('open')
  const [lost] = (await listDisputes(services)).filter(({ purchaseUuid }) => purchaseUuid === uuid)
  expect(await closeDispute(services, lost?.uuid ?? '')).toMatchObject({ ok: true })
  expect(await refundsOf(uuid)).toMatchObject([{ state: 'done' }])
})
