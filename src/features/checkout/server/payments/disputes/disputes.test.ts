import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { sendGift } from '#features/checkout/emails/goods-emails.ts'
import type { DisputeUpdate } from '#features/checkout/rules/payments/payment-provider.ts'
import { lastAttemptOf } from '#features/checkout/server/payments/attempts/attempt-row.ts'
import { saveBuyer } from '#features/checkout/server/purchases/core/save-buyer.ts'
import { startPurchase } from '#features/checkout/server/purchases/core/start-purchase.ts'
import { fulfilPaidPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { listPostalOrders } from '#features/checkout/server/purchases/fulfilment/postal-orders.ts'
import { paymentAttempts } from '#features/checkout/server/schema/payments.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { remindHolders } from '#features/vouchers/emails/expiry-reminder.ts'
import { voucherActions } from '#features/vouchers/rules/voucher-actions.ts'
import { performVoucherAction } from '#features/vouchers/server/actions/perform-voucher-action.ts'
import { redeemVoucher } from '#features/vouchers/server/actions/redeem-voucher.ts'
import { buyerMayPrint } from '#features/vouchers/server/undelivered-gift.ts'
import type { Voucher } from '#features/vouchers/server/voucher-row.ts'
import type { Services } from '#platform/server/services.ts'
import { draft, look, owner, pay } from '#tests/builders/a-purchase.ts'
import { aVoucher, boughtVouchers, byPost, forElena, seen, voucherScene } from '#tests/builders/a-voucher.ts'
import { suppliedKind } from '#tests/kinds/supplied-kind.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { receiveNotification } from '../webhooks/receive-notification.ts'
import { closeDispute, holdPurchase, listDisputes, releaseDispute } from './list-disputes.ts'

const { services, bank, begin, noon, jobs, queued } = await voucherScene()
const logged = vi.spyOn(services.log, 'error')

beforeEach(async () => {
  await begin()
  logged.mockClear()
  for (const { uuid } of await listDisputes(services)) await releaseDispute(services, uuid)
})

let number = 0

/** What the provider tells of the payment of a voucher, by our order number or by its own name of it. */
async function tell(voucher: Voucher, told: Partial<DisputeUpdate>, by: 'order' | 'transaction' = 'order') {
  const attempt = await lastAttemptOf(services.db, voucher.purchaseUuid)
  if (!attempt) throw new Error('no attempt')
  const dispute: DisputeUpdate = { name: `D-${voucher.uuid}`, kind: 'dispute', state: 'open', ...told }
  const of =
    by === 'order' ? { order: attempt.order, transactionId: null } : { order: null, transactionId: voucher.uuid }
  bank.willNotify({ event: `dispute-${++number}`, about: 'dispute', ...of, dispute })
  expect(await receiveNotification(services, 'redsys', { headers: {}, body: '' })).toEqual({ ok: true, value: null })
}

const tried = async (voucher: Voucher) => {
  const fresh = await seen(services, voucher)
  const answers = await Promise.all(
    voucherActions.map((action) => performVoucherAction(services, fresh, action, async () => action)),
  )
  return answers.map((answer) => (answer.ok ? 'done' : answer.error === 'refused' ? answer.refusal.why : answer.error))
}

const isHeld = async ({ purchaseUuid }: Voucher) => (await look(services, purchaseUuid)).disputedAt !== null

test('nothing can be done with a voucher whose payment is disputed, and an operator sees it', async () => {
  expectLogged(/payment disputed/)
  const voucher = await aVoucher(services, bank)
  await tell(voucher, {})
  expect(new Set(await tried(voucher))).toEqual(new Set(['on-hold']))
  expect(await redeemVoucher(services, voucher.reference)).toMatchObject({ refusal: { why: 'on-hold' } })
  expect(await listDisputes(services)).toMatchObject([
    { kind: 'dispute', state: 'open', items: [`${voucher.reference} activated`] },
  ])
  expect(logged.mock.calls.map(([, message]) => message)).toEqual(['payment disputed'])
  expect(JSON.stringify(logged.mock.calls)).not.toContain('@')
})

test('a voucher on hold is neither printed nor posted', async () => {
  expectLogged(/payment disputed/)
  const voucher = await aVoucher(services, bank, byPost)
  const seenBy = async () => {
    const purchase = await look(services, voucher.purchaseUuid)
    const listed = (await listPostalOrders(services)).some(({ uuid }) => uuid === purchase.uuid)
    return [buyerMayPrint(services, voucher, purchase), listed]
  }
  expect(await seenBy()).toEqual([true, true])
  await tell(voucher, {})
  expect(await seenBy()).toEqual([false, false])
  await tell(voucher, { state: 'released' })
  expect(await seenBy()).toEqual([true, true])
})

test('a dispute that was won frees it, and the reversal that came with it too', async () => {
  expectLogged(/payment disputed/)
  const voucher = await aVoucher(services, bank)
  await tell(voucher, {})
  await tell(voucher, { name: `R-${voucher.uuid}`, kind: 'reversal' })
  await tell(voucher, { state: 'released' })
  expect(await isHeld(voucher)).toBe(false)
  expect(await listDisputes(services)).toEqual([])
  expect(await tried(voucher)).toContain('done')
})

test('messages in any order, and twice, come to the same', async () => {
  expectLogged(/payment disputed/)
  const voucher = await aVoucher(services, bank)
  await tell(voucher, { state: 'released' })
  await tell(voucher, { state: 'open' })
  await tell(voucher, { state: 'open' })
  expect(await isHeld(voucher)).toBe(false)
})

test('one that was lost waits for the operator, who closes it: cancelled, and nothing is paid back', async () => {
  expectLogged(/payment disputed/)
  const vouchers = await boughtVouchers(services, bank, {}, 2)
  const [first, second] = vouchers
  if (!first || !second) throw new Error('two were bought')
  await redeemVoucher(services, first.reference)
  await tell(second, {})
  await tell(second, { state: 'lost' })
  const [dispute] = await listDisputes(services)
  expect(dispute).toMatchObject({ state: 'lost' })
  expect(await isHeld(second)).toBe(true)
  const calls = bank.calls.length
  expect(await closeDispute(services, dispute?.uuid ?? '')).toMatchObject({ ok: true })
  expect([(await seen(services, first)).state, (await seen(services, second)).state]).toEqual(['redeemed', 'cancelled'])
  expect([bank.calls.length, await listDisputes(services)]).toEqual([calls, []])
  expect(await closeDispute(services, dispute?.uuid ?? '')).toMatchObject({ ok: false })
})

test('a provider may name the payment as it knows it', async () => {
  expectLogged(/payment disputed/)
  const voucher = await aVoucher(services, bank)
  const paid = await lastAttemptOf(services.db, voucher.purchaseUuid)
  await services.db
    .update(paymentAttempts)
    .set({ transactionId: voucher.uuid })
    .where(eq(paymentAttempts.uuid, paid?.uuid ?? ''))
  await tell(voucher, {}, 'transaction')
  expect(await isHeld(voucher)).toBe(true)
})

test('a dispute about a payment that did not buy it holds nothing, and is listed', async () => {
  expectLogged(/payment disputed/)
  const voucher = await aVoucher(services, bank)
  await services.db
    .update(purchases)
    .set({ paidBy: '00000000-0000-4000-8000-000000000000' })
    .where(eq(purchases.uuid, voucher.purchaseUuid))
  await tell(voucher, {})
  expect(await isHeld(voucher)).toBe(false)
  expect(await listDisputes(services)).toHaveLength(1)
})

test('an operator holds a purchase by its locator, once, and releases it', async () => {
  const voucher = await aVoucher(services, bank)
  const { locator } = await look(services, voucher.purchaseUuid)
  expect(await holdPurchase(services, locator)).toMatchObject({ ok: true })
  expect(await holdPurchase(services, locator)).toEqual({ ok: false, error: 'held' })
  expect(await holdPurchase(services, 'NOBODY')).toEqual({ ok: false, error: 'unknown' })
  expect(await tried(voucher)).toContain('on-hold')
  const [dispute] = await listDisputes(services)
  await releaseDispute(services, dispute?.uuid ?? '')
  expect(await isHeld(voucher)).toBe(false)
})

test('a voucher on hold gets no reminder, and a gift waits', async () => {
  expectLogged(/payment disputed/)
  const voucher = await aVoucher(services, bank, forElena)
  await aVoucher(services, bank)
  await tell(voucher, {})
  noon(new Date(Date.parse(voucher.expiresOn) - 20 * 86_400_000).toISOString().slice(0, 10))
  await remindHolders(services)
  expect(queued.filter(({ payload }) => JSON.stringify(payload).includes(voucher.uuid))).toEqual([])
  expect(jobs()).toContain('send-expiry-reminder')
  const before = jobs().length
  await sendGift.run(services, { purchase: voucher.purchaseUuid })
  expect(jobs().slice(before)).toEqual(['send-gift'])
})

test('what another kind of goods sells is listed and withdrawn by that kind', async () => {
  const supplier = suppliedKind()
  const shop: Services = { ...services, kinds: { ...services.kinds, getaway: supplier.kind } }
  const started = await startPurchase(shop, { kind: 'getaway', goods: {}, language: 'es', owner })
  const uuid = started.ok ? started.value.uuid : ''
  await saveBuyer(shop, await look(shop, uuid), draft())
  bank.willSay({ state: 'paid' })
  await pay(shop, uuid)
  supplier.willSay({ state: 'confirmed' })
  await fulfilPaidPurchase(shop, uuid)
  const { locator } = await look(shop, uuid)
  await holdPurchase(shop, locator)
  const [dispute] = await listDisputes(shop)
  expect(dispute).toMatchObject({ locator, items: ['Una habitación'] })
  expect(await closeDispute(shop, dispute?.uuid ?? '')).toMatchObject({ ok: true })
  expect(supplier.withdrawn).toEqual([uuid])
})
