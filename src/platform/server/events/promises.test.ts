import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { balanceOf } from '#features/checkout/server/coupons/get-coupon.ts'
import { settleAttempt } from '#features/checkout/server/payments/attempts/settle-attempt.ts'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { paymentAttempts, refunds } from '#features/checkout/server/schema/payments.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { cardsOf } from '#features/gift-cards/server/card-row.ts'
import { cancelVoucher } from '#features/vouchers/server/actions/cancel-voucher.ts'
import { vouchersOf } from '#features/vouchers/server/voucher-row.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { EventServices, Services } from '#platform/server/services.ts'
import { giveBalance } from '#tests/builders/a-coupon.ts'
import { boughtCard, boughtCards } from '#tests/builders/a-gift-card.ts'
import { look, pay, readyPurchase, takeBack } from '#tests/builders/a-purchase.ts'
import { aVoucher, voucherScene, why } from '#tests/builders/a-voucher.ts'
import { allowLogged } from '#tests/log/logged-errors.ts'
import type { Events } from './event-handlers.ts'

/** What a handler of each event may rely on: what it finds in the transaction, and how often it is called. */
const { services, bank, begin } = await voucherScene()
beforeEach(begin)

/** The same shop with one handler more, and what that finds. */
function listening<Name extends keyof Events, Found>(
  name: Name,
  find: (tx: Transaction, event: Events[Name]) => Found,
) {
  const found: Awaited<Found>[] = []
  const listen = async (_: EventServices, tx: Transaction, event: Events[Name]) => found.push(await find(tx, event))
  const others = services.events[name] ?? []
  const by: Services = { ...services, events: { ...services.events, [name]: [listen, ...others] } }
  return { by, found }
}

test('purchase.confirmed: once, when what was bought is made and the purchase is confirmed', async () => {
  const { by, found } = listening('purchase.confirmed', async (tx, { purchase }) => {
    const [row] = await tx.select().from(purchases).where(eq(purchases.uuid, purchase.uuid))
    const made = [...(await vouchersOf(tx, purchase.uuid)), ...(await cardsOf(tx, purchase.uuid))]
    return {
      uuid: purchase.uuid,
      kind: purchase.kind,
      state: row?.state,
      made: made.length,
      buyer: purchase.buyer?.name,
    }
  })
  const { purchaseUuid } = await aVoucher(by, bank)
  const { purchase: cards } = await boughtCards(by, bank)
  const confirmed = { state: 'confirmed', made: 1, buyer: 'Marta' }
  const both = [
    { uuid: purchaseUuid, kind: 'voucher', ...confirmed },
    { uuid: cards.uuid, kind: 'gift-card', ...confirmed },
  ]
  expect(found).toEqual(both)
  // Providers repeat themselves.
  for (const { order } of await services.db.select().from(paymentAttempts))
    await settleAttempt(by, order, { state: 'paid' })
  expect(found).toEqual(both)
})

test('refund.requested: once for each refund, whose row is written', async () => {
  const { by, found } = listening('refund.requested', async (tx, { uuid, amount, attempt }) => {
    const [row] = await tx.select().from(refunds).where(eq(refunds.uuid, uuid))
    return { amount, isWritten: row?.amount === amount && row.attemptUuid === attempt.uuid }
  })
  const voucher = await aVoucher(by, bank)
  const { bill } = await look(services, voucher.purchaseUuid)
  expect(found).toEqual([])
  await cancelVoucher(by, voucher, why('4'))
  await cancelVoucher(by, voucher, why('4'))
  expect(found).toEqual([{ amount: bill.total, isWritten: true }])
})

test('balance.spent: for each code that paid a part, when that is taken off it', async () => {
  const { by, found } = listening('balance.spent', async (tx, { code }) => ({ code, left: await balanceOf(tx, code) }))
  await giveBalance(services, 'MO-PART', 500)
  const { uuid } = await readyPurchase(by)
  await applyCoupon(by, uuid, 'MO-PART')
  expect(found).toEqual([])
  bank.willSay({ state: 'paid' })
  await pay(by, uuid)
  expect(found).toEqual([{ code: 'MO-PART', left: 0 }])
})

test('balance.takenBack: when a bank has left nothing of what it had paid for', async () => {
  allowLogged(/payment disputed/)
  const { by, found } = listening('balance.takenBack', async (tx, { code, amount }) => ({
    code,
    amount,
    left: await balanceOf(tx, code),
  }))
  const { card, purchase } = await boughtCard(by, bank)
  await takeBack(by, purchase)
  expect(found).toEqual([{ code: card.code, amount: 7500, left: 0 }])
})

test('balance.returned: when something has come back to it that no bank takes', async () => {
  const { by, found } = listening('balance.returned', async (tx, { code }) => ({
    code,
    left: await balanceOf(tx, code),
  }))
  await giveBalance(services, 'MO-BACK', 500)
  const { uuid } = await readyPurchase(by)
  await applyCoupon(by, uuid, 'MO-BACK')
  bank.willSay({ state: 'paid' })
  await pay(by, uuid)
  const [voucher] = await vouchersOf(services.db, uuid)
  if (!voucher) throw new Error('Nothing was bought')
  await cancelVoucher(by, voucher, why('4'))
  expect(found).toEqual([{ code: 'MO-BACK', left: 500 }])
})
