import { eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { balanceOf } from '#features/checkout/server/coupons/get-coupon.ts'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { couponHolds } from '#features/checkout/server/schema/coupons.ts'
import { giveBalance, giveCoupon } from '#tests/builders/a-coupon.ts'
import { paymentScene, said } from '#tests/builders/a-payment.ts'
import { look, openPayment, pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { abandonPayment } from './abandon-payment.ts'
import { resumePayment } from './resume-payment.ts'

const { services, bank, later, begin, attemptOf, vouchersOf, refundsOf, asked } = await paymentScene()

beforeEach(async () => {
  await begin()
  bank.provider.resume = async ({ order, amount }) => {
    bank.calls.push({ what: 'resume', order, amount: amount.amount })
    return { state: 'paid' }
  }
  bank.provider.abandon = async ({ order, amount }) => {
    bank.calls.push({ what: 'abandon', order, amount: amount.amount })
    return { state: 'none' }
  }
})

/** At the bank, with a code on the bill; half an hour later its hold is over. */
async function paysWith(code: string) {
  const { uuid } = await readyPurchase(services)
  expect(await applyCoupon(services, uuid, code)).toMatchObject({ ok: true })
  bank.willSay(said.challenge)
  expect(await pay(services, uuid)).toMatchObject({ ok: true })
  return uuid
}

const comesBack = async (uuid: string) =>
  resumePayment(services, (await attemptOf(uuid)).order, { kind: 'challenge', response: 'yes' })

async function oneAfterAnother(code: string, count: number) {
  const buyers: string[] = []
  for (let nth = 0; nth < count; nth++) {
    later(nth * 31)
    buyers.push(await paysWith(code))
  }
  return buyers
}

async function outcomeOf(uuid: string) {
  const calls = asked((await attemptOf(uuid)).order)
  return { calls, refunds: await refundsOf(uuid), vouchers: (await vouchersOf(uuid)).length }
}

const told = { calls: ['begin', 'abandon'], refunds: [], vouchers: 0 }
const bought = { calls: ['begin', 'resume'], refunds: [], vouchers: 1 }

test('of buyers whose holds of one use lapsed one after another, one pays, and nobody else is charged', async () => {
  await giveCoupon(services, { code: 'ONCE', usageLimit: 1 })
  const buyers = await oneAfterAnother('ONCE', 5)
  await Promise.all(buyers.map(comesBack))
  const outcomes = await Promise.all(buyers.map(outcomeOf))
  expect(outcomes).toEqual([told, told, told, told, bought])
  const uses = await services.db.select().from(couponHolds).where(eq(couponHolds.code, 'ONCE'))
  expect(uses.filter(({ state }) => state === 'used').map(({ purchaseUuid }) => purchaseUuid)).toEqual([buyers[4]])
  // The others see it on the page, before they pay without it.
  const [first = ''] = buyers
  expect(await openPayment(services, first)).toMatchObject({
    coupons: [],
    lost: [{ code: 'ONCE', couponError: 'reached-usage-limit' }],
  })
})

test('of buyers whose holds of one balance lapsed, one spends it, and it is spent once', async () => {
  await giveBalance(services, 'MO-LAPSED', 1000)
  const buyers = await oneAfterAnother('MO-LAPSED', 4)
  await Promise.all(buyers.map(comesBack))
  expect(await Promise.all(buyers.map(outcomeOf))).toEqual([told, told, told, bought])
  expect(await balanceOf(services.db, 'MO-LAPSED')).toBe(0)
})

test('if all holds have expired, the first buyer to come back gets the code again', async () => {
  await giveCoupon(services, { code: 'LATE', usageLimit: 1 })
  await giveBalance(services, 'MO-LATE', 1000)
  for (const code of ['LATE', 'MO-LATE']) {
    const buyers = await oneAfterAnother(code, 3)
    later(200)
    await Promise.all(buyers.map(comesBack))
    const outcomes = await Promise.all(buyers.map(outcomeOf))
    expect(outcomes.filter(({ vouchers }) => vouchers === 1)).toEqual([bought])
    expect(outcomes.filter(({ vouchers }) => vouchers === 0)).toEqual([told, told])
  }
  expect(await balanceOf(services.db, 'MO-LATE')).toBe(0)
})

test.each(['ONE', 'MO-ONE'])(
  'abandoning a payment renews no hold on %s that another purchase has taken',
  async (code) => {
    if (code === 'ONE') await giveCoupon(services, { code, usageLimit: 1 })
    else await giveBalance(services, code, 1000)
    const first = await paysWith(code)
    later(31)
    const second = await paysWith(code)
    await abandonPayment(services, first)
    expect(await look(services, first)).toMatchObject({ state: 'ready' })
    await comesBack(second)
    expect(await outcomeOf(second)).toEqual(bought)
  },
)

test('a pending reference renews an expired hold only if no other purchase has the code', async () => {
  await giveCoupon(services, { code: 'REFERENCE', usageLimit: 1 })
  const first = await paysWith('REFERENCE')
  later(31)
  const second = await paysWith('REFERENCE')
  bank.provider.abandon = async () => said.onItsWay
  await abandonPayment(services, first)
  const holds = await services.db
    .select()
    .from(couponHolds)
    .where(inArray(couponHolds.purchaseUuid, [first, second]))
  const alive = holds.filter(({ until }) => until > services.clock.now()).map(({ purchaseUuid }) => purchaseUuid)
  expect(alive).toEqual([second])
})
