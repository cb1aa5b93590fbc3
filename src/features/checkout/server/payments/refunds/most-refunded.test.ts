import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { balanceOf } from '#features/checkout/server/coupons/get-coupon.ts'
import { returnToBalance } from '#features/checkout/server/coupons/return-to-balance.ts'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { disputes } from '#features/checkout/server/schema/payments.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { giveBalance } from '#tests/builders/a-coupon.ts'
import { paymentScene } from '#tests/builders/a-payment.ts'
import { look, pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { RefundTooHigh } from './most-refunded.ts'
import { refundPurchase, requestRefund } from './refund-purchase.ts'

const { services, bank, begin, attemptOf, refundsOf } = await paymentScene()
beforeEach(begin)

/** A purchase paid through the provider, and with 20 € of a gift card. */
async function paidPurchase(code: string) {
  await giveBalance(services, code, 5000, { kind: 'gift-card' })
  const { uuid } = await readyPurchase(services)
  await applyCoupon(services, uuid, code)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  return { purchase: await look(services, uuid), attempt: await attemptOf(uuid) }
}

/** Each in a transaction of its own, all begun before any has ended. How many were refused. */
async function fiftyAtOnce(act: (tx: Transaction, at: number) => Promise<unknown>): Promise<number> {
  const ended = await Promise.allSettled(
    Array.from({ length: 50 }, (_, at) => services.db.transaction((tx) => act(tx, at))),
  )
  const refused = ended.filter(({ status }) => status === 'rejected')
  for (const one of refused) expect('reason' in one && one.reason).toBeInstanceOf(RefundTooHigh)
  return refused.length
}

const sum = (amounts: readonly { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0)

test('of 50 partial refunds at once as many are accepted as the payment covers', async () => {
  const { purchase, attempt } = await paidPurchase('MO-FIFTY-1')
  const part = Math.floor(attempt.amount / 7)
  expect(await fiftyAtOnce((tx, at) => requestRefund(services, tx, attempt, part, `part ${at}`))).toBe(43)
  expect(sum(await refundsOf(purchase.uuid))).toBe(7 * part)
})

test('of 50 refunds of different amounts at once no more goes back than came in, to the last cent', async () => {
  const { purchase, attempt } = await paidPurchase('MO-FIFTY-2')
  await fiftyAtOnce((tx, at) => requestRefund(services, tx, attempt, 1 + ((at * 977) % attempt.amount), `part ${at}`))
  const rest = attempt.amount - sum(await refundsOf(purchase.uuid))
  expect(rest).toBeGreaterThanOrEqual(0)
  if (rest > 0) await services.db.transaction((tx) => requestRefund(services, tx, attempt, rest, 'rest'))
  expect(sum(await refundsOf(purchase.uuid))).toBe(attempt.amount)
  expect(await fiftyAtOnce((tx) => requestRefund(services, tx, attempt, 1, 'a cent'))).toBe(50)
})

test('of 50 returns to a balance at once as many are accepted as it had paid', async () => {
  const { purchase } = await paidPurchase('MO-FIFTY-3')
  const paid = 5000 - (await balanceOf(services.db, 'MO-FIFTY-3'))
  const { uuid: purchaseUuid } = purchase
  const entry = { code: 'MO-FIFTY-3', amount: paid / 5, purchaseUuid, reason: 'test', at: services.clock.now() }
  expect(await fiftyAtOnce((tx) => returnToBalance(services, tx, entry))).toBe(45)
  expect(await balanceOf(services.db, 'MO-FIFTY-3')).toBe(5000)
})

test('a purchase refunded 50 times at once is refunded once, to each of its sources', async () => {
  const { purchase, attempt } = await paidPurchase('MO-FIFTY-4')
  expect(await fiftyAtOnce((tx, at) => refundPurchase(services, tx, purchase, `try ${at}`))).toBe(0)
  expect(await refundsOf(purchase.uuid)).toMatchObject([{ amount: attempt.amount }])
  expect(await balanceOf(services.db, 'MO-FIFTY-4')).toBe(5000)
})

test('a purchase of which a part was refunded gets the rest', async () => {
  const { purchase, attempt } = await paidPurchase('MO-FIFTY-5')
  await services.db.transaction(async (tx) => {
    await requestRefund(services, tx, attempt, 700, 'part')
    const at = services.clock.now()
    await returnToBalance(services, tx, {
      code: 'MO-FIFTY-5',
      amount: 300,
      purchaseUuid: purchase.uuid,
      reason: 'part',
      at,
    })
    await refundPurchase(services, tx, purchase, 'gone')
  })
  expect((await refundsOf(purchase.uuid)).map(({ amount }) => amount).sort()).toEqual(
    [700, attempt.amount - 700].sort(),
  )
  expect(await balanceOf(services.db, 'MO-FIFTY-5')).toBe(5000)
})

test('a refund that was refused is still owed, and leaves nothing for another', async () => {
  const { attempt } = await paidPurchase('MO-FIFTY-6')
  await services.db.transaction((tx) => requestRefund(services, tx, attempt, attempt.amount, 'first'))
  await services.db.execute(sql`update refunds set state = 'refused' where attempt_uuid = ${attempt.uuid}`)
  expect(await fiftyAtOnce((tx) => requestRefund(services, tx, attempt, 1, 'second'))).toBe(50)
})

test('nothing goes back of a payment that brought nothing, or that the bank took back', async () => {
  const { attempt, purchase } = await paidPurchase('MO-FIFTY-7')
  const { uuid: attemptUuid, purchaseUuid, provider } = attempt
  const uuid = randomUUID()
  const openedAt = services.clock.now()
  const closed = { uuid, name: uuid, kind: 'dispute', state: 'closed', openedAt, endedAt: openedAt } as const
  await services.db.insert(disputes).values({ ...closed, purchaseUuid, attemptUuid, provider })
  const request = (amount: number) =>
    services.db.transaction((tx) => requestRefund(services, tx, attempt, amount, 'late'))
  expect(await request(1)).toBeNull()
  await services.db.transaction((tx) => refundPurchase(services, tx, purchase, 'gone'))
  expect(await refundsOf(purchase.uuid)).toEqual([])
  await services.db.execute(sql`delete from disputes where uuid = ${uuid}`)
  await services.db.execute(sql`update payment_attempts set state = 'failed' where uuid = ${attempt.uuid}`)
  await expect(request(1)).rejects.toThrow(RefundTooHigh)
})

test.each([0, -1, 0.5, Number.NaN])('%d cents are no refund', async (amount) => {
  const { attempt } = await paidPurchase(`MO-NO-${amount}`.toUpperCase())
  const request = services.db.transaction((tx) => requestRefund(services, tx, attempt, amount, 'none'))
  await expect(request).rejects.toThrow(RefundTooHigh)
})
