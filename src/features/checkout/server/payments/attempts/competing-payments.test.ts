import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { applyCoupon, removeCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { couponHolds } from '#features/checkout/server/schema/coupons.ts'
import { giveBalance, giveCoupon } from '#tests/builders/a-coupon.ts'
import { paymentScene, said } from '#tests/builders/a-payment.ts'
import { look, pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { abandonPayment } from './abandon-payment.ts'
import { settleAttempt } from './settle-attempt.ts'

const { services, bank, later, begin, attemptOf } = await paymentScene()
const { redirect, challenge } = said

beforeEach(begin)

test('a late payment does not reopen a purchase that is being paid again', async () => {
  await giveCoupon(services, { code: 'ONCE', usageLimit: 1 })
  const { uuid } = await readyPurchase(services)
  bank.willSay(redirect, { state: 'none' })
  await pay(services, uuid, { method: 'paypal' })
  await abandonPayment(services, uuid)
  const first = await attemptOf(uuid)
  // The second time it costs less, so that the money of the first is not what is asked for.
  expect(await applyCoupon(services, uuid, 'ONCE')).toMatchObject({ ok: true })
  later(1)
  bank.willSay(redirect)
  await pay(services, uuid, { method: 'paypal' })
  await settleAttempt(services, first.order, { state: 'paid' })
  expect(await look(services, uuid)).toMatchObject({ state: 'paying' })
  const second = await attemptOf(uuid)
  await settleAttempt(services, second.order, { state: 'paid' })
  expect(await look(services, uuid)).toMatchObject({ state: 'confirmed', paidBy: second.uuid })
})

test('a hold ends 15 minutes after a refused payment, however long the payment took', async () => {
  await giveCoupon(services, { code: 'QUARTER', usageLimit: 1 })
  const { uuid } = await readyPurchase(services)
  await applyCoupon(services, uuid, 'QUARTER')
  bank.willSay(challenge)
  await pay(services, uuid)
  later(20)
  await settleAttempt(services, (await attemptOf(uuid)).order, { state: 'failed', code: '0190' })
  const next = await readyPurchase(services)
  later(34)
  expect(await applyCoupon(services, next.uuid, 'QUARTER')).toMatchObject({ error: 'reached-usage-limit' })
  later(36)
  expect(await applyCoupon(services, next.uuid, 'QUARTER')).toMatchObject({ ok: true })
})

test('two purchases never hold the same money of one balance', async () => {
  await giveBalance(services, 'SHARED', 3000)
  await giveCoupon(services, { code: 'ALMOST', percent: 90 })
  const buyers = [await readyPurchase(services), await readyPurchase(services)]
  for (const { uuid } of buyers) {
    await applyCoupon(services, uuid, 'ALMOST')
    await applyCoupon(services, uuid, 'SHARED')
  }
  // Without the coupon each needs more of the balance than is there for both.
  await Promise.all(buyers.map(({ uuid }) => removeCoupon(services, uuid, 'ALMOST')))
  const held = await services.db.select().from(couponHolds).where(eq(couponHolds.code, 'SHARED'))
  expect(held.reduce((sum, { amount }) => sum + amount, 0)).toBe(3000)
})
