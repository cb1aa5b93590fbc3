import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { balanceOf } from '#server/coupons/get-coupon.ts'
import { balanceEntries } from '#server/db/schema/coupons.ts'
import { paymentAttempts, refunds } from '#server/db/schema/payments.ts'
import { refundPurchase } from '#server/payments/refunds/refund-purchase.ts'
import { applyCoupon } from '#server/purchases/bill/apply-coupon.ts'
import { lockPurchase } from '#server/purchases/core/purchase-row.ts'
import { withdrawCards } from '#server/purchases/kinds/gift-card/withdraw-cards.ts'
import { cancelVoucher } from '#server/vouchers/actions/cancel-voucher.ts'
import { vouchersOf } from '#server/vouchers/voucher-row.ts'
import { boughtCard, cardNow } from '#tests/a-gift-card.ts'
import { itCosts, look, pay, readyPurchase, soldServices } from '#tests/a-purchase.ts'
import { voucherScene, why } from '#tests/a-voucher.ts'
import { makeDice } from '#tests/kill/dice.ts'
import { correctCard } from './actions/correct-card.ts'
import { refundCards } from './actions/refund-cards.ts'
import { sendGiftCard } from './emails/send-gift-card.ts'
import { extendCard } from './extend-card.ts'

const { services, bank, setNow, start, begin } = await voucherScene()
const [sold] = soldServices(services).sold
if (!sold) throw new Error('nothing is sold')
await itCosts(services, sold.uuid, 2300)

beforeEach(begin)

const seeds = Array.from({ length: 12 }, (_, index) => 7919 * (index + 1))

/**
 * Whatever happens to a card, in whatever order: what it was bought for is what is left on it, was spent with it and has
 * not come back, went back to its buyer, or was taken off it because the bank took its payment back.
 */
test.each(seeds)('the ledger of a card adds up, whatever happens to it (seed %i)', async (seed) => {
  const dice = makeDice(seed)
  const { card, purchase } = await boughtCard(services, bank, { amount: dice.between(2, 9) * 1000 })
  const spent: string[] = []
  let now = start
  for (let step = 0; step < 14; step++) {
    const code = (await cardNow(services, card)).code
    const deed = dice.pick([
      'send',
      'spend',
      'spend',
      'spend-twice',
      'fail',
      'cancel',
      'refund',
      'withdraw',
      'wait',
      'extend',
      'correct',
    ])
    if (deed === 'send')
      await sendGiftCard(services, { card: card.uuid, revision: (await cardNow(services, card)).revision })
    if (deed === 'spend') spent.push(await spend(code, 'paid'))
    if (deed === 'fail') await spend(code, 'failed')
    // Both are applied before either is paid: the card can't pay both in full.
    if (deed === 'spend-twice') spent.push(...(await spendBeside(code)))
    if (deed === 'cancel')
      await giveBack(spent.splice(dice.between(0, Math.max(0, spent.length - 1)), 1)[0], dice.chance(0.5))
    if (deed === 'refund') {
      const seen = dice.chance(0.8) ? await balanceOf(services.db, code) : 1
      await refundCards(services, purchase, { card: card.uuid, seen })
    }
    if (deed === 'withdraw' && dice.chance(0.6))
      await services.db.transaction((tx) => withdrawCards(tx, purchase, services.clock.now()))
    if (deed === 'extend') await extendCard(services, card.uuid)
    if (deed === 'correct')
      await correctCard(services, purchase, card.uuid, {
        name: 'Elena',
        email: `elena${step}@correo.example`,
        delivery: 'now',
        deliverOn: '',
      })
    if (deed === 'wait') {
      now = new Date(now.getTime() + dice.pick([1, 20, 60 * 24 * 3, 60 * 24 * 500]) * 60_000)
      setNow(now)
    }
    expect({ seed, step, deed, ...(await books(card.uuid, purchase.uuid)) }).toMatchObject({
      difference: 0,
      isOverdrawn: false,
      isPaidTwice: false,
      isWorthless: true,
    })
  }
})

async function spend(code: string, outcome: 'paid' | 'failed'): Promise<string> {
  const { uuid } = await readyPurchase(services)
  await applyCoupon(services, uuid, code)
  await payWith(uuid, outcome)
  return uuid
}

async function spendBeside(code: string): Promise<string[]> {
  const uuids = [(await readyPurchase(services)).uuid, (await readyPurchase(services)).uuid]
  await Promise.all(uuids.map((uuid) => applyCoupon(services, uuid, code)))
  for (const uuid of uuids) await payWith(uuid, 'paid')
  return uuids
}

async function payWith(uuid: string, outcome: 'paid' | 'failed') {
  const { bill } = await look(services, uuid)
  if (bill.total > 0) bank.willSay(outcome === 'paid' ? { state: 'paid' } : { state: 'failed', code: '0190' })
  await pay(services, uuid)
}

/** A voucher that was cancelled, or a whole purchase that could not be made. */
async function giveBack(uuid: string | undefined, isWhole: boolean) {
  const [voucher] = uuid ? await vouchersOf(services.db, uuid) : []
  if (!uuid || !voucher) return
  if (!isWhole) return cancelVoucher(services, voucher, why('4'))
  await services.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, uuid)
    if (purchase && voucher.state !== 'cancelled') await refundPurchase(services, tx, purchase, 'gone')
  })
}

async function books(uuid: string, purchaseUuid: string) {
  const { db } = services
  const card = await cardNow(services, { uuid })
  const codes = await codesOf(card.code)
  const entries = (
    await Promise.all(codes.map((code) => db.select().from(balanceEntries).where(eq(balanceEntries.code, code))))
  ).flat()
  const sum = (reasons: (reason: string) => boolean) =>
    entries.filter(({ reason }) => reasons(reason)).reduce((total, { amount }) => total + amount, 0)
  const left = entries.reduce((total, { amount }) => total + amount, 0)
  const refunded = -sum((reason) => reason === 'refunded')
  const withdrawn = -sum((reason) => reason === 'withdrawn')
  const used = -sum((reason) => !['sale', 'moved', 'refunded', 'withdrawn'].includes(reason))
  const [paidBack] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number) })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(refunds.attemptUuid, paymentAttempts.uuid))
    .where(eq(paymentAttempts.purchaseUuid, purchaseUuid))
  return {
    left,
    used,
    refunded,
    withdrawn,
    difference: card.value - left - used - refunded - withdrawn,
    isOverdrawn: left < 0 || sum((reason) => reason === 'moved') !== 0,
    // What comes back to a card that the bank took its money back from is worth nothing.
    isWorthless: card.cancelledBecause !== 'withdrawn' || left === 0,
    // What the ledger says went back is what the bank was asked to pay back.
    isPaidTwice: paidBack?.sum !== refunded,
  }
}

/** A card that was corrected has had several: what was moved off one was moved on to the next. */
async function codesOf(code: string): Promise<string[]> {
  const moved = await services.db.select().from(balanceEntries).where(eq(balanceEntries.reason, 'moved'))
  const from = moved.find((entry) => entry.code === code && entry.amount >= 0)
  // Both are written by one statement.
  const earlier = from && moved.find(({ id }) => id === from.id - 1)
  return earlier ? [code, ...(await codesOf(earlier.code))] : [code]
}
