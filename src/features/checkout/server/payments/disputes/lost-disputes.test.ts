import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { billKey } from '#features/checkout/rules/bill/purchase-lines.ts'
import { balanceOf } from '#features/checkout/server/coupons/get-coupon.ts'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { lockPurchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { refunds } from '#features/checkout/server/schema/payments.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { cancelVoucher } from '#features/vouchers/server/actions/cancel-voucher.ts'
import { exchangeVoucher } from '#features/vouchers/server/actions/exchange-voucher.ts'
import { type Voucher, vouchersOf } from '#features/vouchers/server/voucher-row.ts'
import { giveBalance } from '#tests/builders/a-coupon.ts'
import { byCard, look, pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { aVoucher, boughtVouchers, seen, voucherScene, why } from '#tests/builders/a-voucher.ts'
import { allowLogged, expectLogged } from '#tests/log/logged-errors.ts'
import { waitUntil } from '#tests/wait-until.ts'
import { lastAttemptOf, lockAttempt } from '../attempts/attempt-row.ts'
import { startPayment } from '../attempts/start-payment.ts'
import { payRefunds } from '../refunds/pay-refunds.ts'
import { listRefusedRefunds } from '../refunds/refused-refunds.ts'
import { closeDispute, holdPurchase, listDisputes, releaseDispute } from './list-disputes.ts'
import { settleDispute } from './settle-dispute.ts'

const { services, bank, begin } = await voucherScene()
const { db } = services

beforeEach(async () => {
  await begin()
  for (const { uuid } of await listDisputes(services)) await releaseDispute(services, uuid)
})

async function dispute({ uuid, purchaseUuid }: Voucher) {
  const attempt = await lastAttemptOf(db, purchaseUuid)
  if (!attempt) throw new Error('no attempt')
  await settleDispute(services, attempt, { name: `D-${uuid}`, kind: 'dispute', state: 'open' })
}

async function hold({ purchaseUuid }: Voucher) {
  const { locator } = await look(services, purchaseUuid)
  expect(await holdPurchase(services, locator)).toMatchObject({ ok: true })
}

async function end(how: typeof closeDispute) {
  const [open] = await listDisputes(services)
  expect(await how(services, open?.uuid ?? '')).toMatchObject({ ok: true })
}

const refundCalls = () => bank.calls.filter(({ what }) => what === 'refund').length
const owed = () => db.select({ state: refunds.state }).from(refunds).where(sql`${refunds.reason} = 'voucher-cancelled'`)

test('closing a dispute about a payment that was given back leaves what another has paid', async () => {
  expectLogged(/payment disputed/)
  const voucher = await aVoucher(services, bank)
  await db.update(purchases).set({ paidBy: crypto.randomUUID() }).where(sql`uuid = ${voucher.purchaseUuid}`)
  await dispute(voucher)
  await end(closeDispute)
  expect((await seen(services, voucher)).state).toBe('activated')
})

test('what a balance had paid of a closed purchase goes back to it', async () => {
  expectLogged(/payment disputed/)
  await giveBalance(services, 'MO-PART', 1000)
  const { uuid } = await readyPurchase(services)
  await applyCoupon(services, uuid, 'MO-PART')
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  expect(await balanceOf(db, 'MO-PART')).toBe(0)
  const [voucher] = await vouchersOf(db, uuid)
  if (!voucher) throw new Error('nothing was issued')
  await dispute(voucher)
  await end(closeDispute)
  expect((await seen(services, voucher)).state).toBe('cancelled')
  expect(await balanceOf(db, 'MO-PART')).toBe(1000)
})

test.each([
  ['disputed', dispute],
  ['on hold', hold],
])('a refund of what is %s waits: released it is paid, closed it is settled', async (_, begins) => {
  allowLogged(/payment disputed/)
  for (const [how, calls] of [
    [releaseDispute, 1],
    [closeDispute, 0],
  ] as const) {
    await db.delete(refunds).catch(() => db.update(refunds).set({ state: 'done', reason: 'over' }))
    const [voucher] = await boughtVouchers(services, bank, {}, 2)
    if (!voucher) throw new Error('two were bought')
    await cancelVoucher(services, await seen(services, voucher), why('8'))
    await begins(voucher)
    const before = refundCalls()
    await payRefunds(services)
    expect([refundCalls() - before, await owed()]).toEqual([0, [{ state: 'requested' }]])
    expect(await listRefusedRefunds(services)).toMatchObject([{ isHeld: true }])
    await end(how)
    await payRefunds(services)
    expect([refundCalls() - before, await owed()]).toEqual([calls, [{ state: 'done' }]])
    expect(await listRefusedRefunds(services)).toEqual([])
  }
})

const draft = { email: 'marta@correo.example', confirmEmail: 'marta@correo.example' }

async function exchanged() {
  const voucher = await aVoucher(services, bank)
  const given = await exchangeVoucher(services, voucher, { action: 'convert', kind: 'wallet', draft })
  if (!given.ok) throw new Error('not exchanged')
  return { voucher, code: given.value.code }
}

test('a code for which a disputed voucher was exchanged buys nothing, until it is released', async () => {
  expectLogged(/payment disputed/)
  const { voucher, code } = await exchanged()
  const early = await readyPurchase(services)
  expect(await applyCoupon(services, early.uuid, code)).toMatchObject({ ok: true })
  await dispute(voucher)
  expect(await listDisputes(services)).toMatchObject([{ items: [`${voucher.reference} ${code}`] }])
  const late = await readyPurchase(services)
  expect(await applyCoupon(services, late.uuid, code)).toEqual({ ok: false, error: 'not-active' })
  const { bill } = await look(services, early.uuid)
  const click = { input: byCard, seen: billKey(bill) }
  expect(await startPayment(services, await look(services, early.uuid), click)).toMatchObject({ ok: false })
  expect(await balanceOf(db, code)).toBe(voucher.value)
  await end(releaseDispute)
  expect(await applyCoupon(services, late.uuid, code)).toMatchObject({ ok: true })
})

test('what is left of such a code is gone when the dispute is closed', async () => {
  expectLogged(/payment disputed/)
  const { voucher, code } = await exchanged()
  await dispute(voucher)
  await end(closeDispute)
  expect(await balanceOf(db, code)).toBe(0)
})

test('a dispute that comes while its payment is settled waits, and neither is lost', async () => {
  expectLogged(/payment disputed/)
  const voucher = await aVoucher(services, bank)
  const attempt = await lastAttemptOf(db, voucher.purchaseUuid)
  if (!attempt) throw new Error('no attempt')
  let told: Promise<void> = Promise.resolve()
  await db.transaction(async (tx) => {
    await lockAttempt(tx, attempt.order)
    told = dispute(voucher)
    told.catch(() => {})
    await waitUntil(async () => {
      const { rows } = await db.execute(sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      expect(rows).toHaveLength(1)
    })
    await lockPurchase(tx, voucher.purchaseUuid)
  })
  await told
  expect((await look(services, voucher.purchaseUuid)).disputedAt).not.toBeNull()
})
