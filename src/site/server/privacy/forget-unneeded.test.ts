import { randomUUID } from 'node:crypto'
import { count, eq, inArray } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { waitingList } from '#features/bookings/server/schema.ts'
import { hotelStays } from '#features/catalogue/server/schema/hotel-rates.ts'
import { lastAttemptOf } from '#features/checkout/server/payments/attempts/attempt-row.ts'
import { settleDispute } from '#features/checkout/server/payments/disputes/settle-dispute.ts'
import { expirePurchases } from '#features/checkout/server/purchases/core/forget-purchases.ts'
import { fulfilPaidPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { couponHolds, coupons } from '#features/checkout/server/schema/coupons.ts'
import { blockedCards, disputes, paymentAttempts, paymentEvents } from '#features/checkout/server/schema/payments.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { endExpiredHolds } from '#features/getaways/server/built-in-rates/stays.ts'
import { newsletterCodes } from '#features/newsletter/server/schema.ts'
import { issueWelcomeCode } from '#features/newsletter/server/welcome-code.ts'
import { offerStages } from '#features/tracking/server/offer-stages.ts'
import { toldStages } from '#features/tracking/server/schema.ts'
import { beneficiaryChanges } from '#features/vouchers/server/schema/voucher-changes.ts'
import { addDays } from '#platform/time/dates.ts'
import { forgetUnneeded } from '#site/features.ts'
import { getawayGoods, openNights, readyGetaway } from '#tests/builders/a-getaway.ts'
import { draft, owner, pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { aVoucher, voucherScene } from '#tests/builders/a-voucher.ts'
import { allowLogged } from '#tests/log/logged-errors.ts'

const { services, bank, today, noon, start, begin, setNow } = await voucherScene()
const { db } = services
beforeEach(async () => {
  setNow(start)
  await begin()
})

const onDay = (days: number) => noon(addDays(today, days))

async function forgottenAfter(days: number) {
  onDay(days)
  await forgetUnneeded(services)
}

/** One that nobody went on with, an hour later. */
async function unfinished(): Promise<string> {
  const { uuid } = await readyPurchase(services, draft())
  onDay(1)
  await expirePurchases(services)
  setNow(start)
  return uuid
}

const isThere = async (uuid: string) =>
  (await db.select({ uuid: purchases.uuid }).from(purchases).where(eq(purchases.uuid, uuid))).length === 1

const rowsOf = async (table: PgTable) => (await db.select({ rows: count() }).from(table))[0]?.rows

describe('a purchase that was not finished', () => {
  test('is kept for 30 days, and is then gone with its attempts and told stages', async () => {
    const { uuid } = await readyPurchase(services, draft())
    bank.willSay({ state: 'failed', code: '0190' })
    await pay(services, uuid)
    await offerStages(services, { owner, allowedSince: start })
    onDay(1)
    await expirePurchases(services)
    await forgottenAfter(30)
    expect(await isThere(uuid)).toBe(true)
    await forgottenAfter(32)
    expect(await isThere(uuid)).toBe(false)
    expect(await db.select().from(paymentAttempts).where(eq(paymentAttempts.purchaseUuid, uuid))).toEqual([])
    expect(await db.select().from(toldStages).where(eq(toldStages.purchaseUuid, uuid))).toEqual([])
    expect(await db.select().from(couponHolds).where(eq(couponHolds.purchaseUuid, uuid))).toEqual([])
  })

  test('is kept while its payment may still arrive, or is disputed', async () => {
    const [asked, disputed] = [await unfinished(), await unfinished()]
    const attempt = { purchaseUuid: asked, order: randomUUID(), provider: 'redsys', method: 'card', amount: 1 } as const
    const times = { startedAt: start, expiresAt: start, endedAt: start }
    const state = { currency: 'EUR', state: 'open', memo: {} } as const
    await db.insert(paymentAttempts).values({ uuid: randomUUID(), ...attempt, ...times, ...state })
    const dispute = { uuid: randomUUID(), purchaseUuid: disputed, name: 'by hand', openedAt: start } as const
    await db.insert(disputes).values({ ...dispute, kind: 'operator', state: 'open' })
    await forgottenAfter(400)
    expect([await isThere(asked), await isThere(disputed)]).toEqual([true, true])
  })

  test('one that was asked about lately is kept for 30 days more', async () => {
    const uuid = await unfinished()
    const attempt = { purchaseUuid: uuid, order: randomUUID(), provider: 'redsys', method: 'card', amount: 1 } as const
    onDay(20)
    const times = { startedAt: start, expiresAt: start, endedAt: start, polledAt: services.clock.now() }
    const state = { currency: 'EUR', state: 'failed', memo: {} } as const
    await db.insert(paymentAttempts).values({ uuid: randomUUID(), ...attempt, ...times, ...state })
    await forgottenAfter(40)
    expect(await isThere(uuid)).toBe(true)
    await forgottenAfter(52)
    expect(await isThere(uuid)).toBe(false)
  })

  test('many go in small batches, by several processes at once, and again', async () => {
    const uuids = [await unfinished(), await unfinished(), await unfinished(), await unfinished(), await unfinished()]
    onDay(32)
    await Promise.all([forgetUnneeded(services, 2), forgetUnneeded(services, 2)])
    await forgetUnneeded(services, 2)
    expect(await db.select().from(purchases).where(inArray(purchases.uuid, uuids))).toEqual([])
  })
})

test('what was paid is kept: purchase, attempts, voucher', async () => {
  const { purchaseUuid } = await aVoucher(services, bank)
  await forgottenAfter(3000)
  expect(await isThere(purchaseUuid)).toBe(true)
  expect(await db.select().from(paymentAttempts).where(eq(paymentAttempts.purchaseUuid, purchaseUuid))).toHaveLength(1)
})

test('a room that was held is forgotten after 30 days, and not while it is paid and its payment disputed', async () => {
  allowLogged(/payment disputed/)
  await openNights(services)
  const winter = getawayGoods(services, { from: '2027-01-15', to: '2027-01-16' })
  const [left, disputed] = [await readyGetaway(services, {}, winter), await readyGetaway(services, {}, winter)]
  bank.willSay({ state: 'paid' })
  await pay(services, disputed)
  const attempt = await lastAttemptOf(db, disputed)
  if (!attempt) throw new Error('no attempt')
  const dispute = { name: `D-${disputed}`, kind: 'dispute' } as const
  await settleDispute(services, attempt, { ...dispute, state: 'open' })
  const heldFor = async (uuid: string) =>
    (await db.select().from(hotelStays).where(eq(hotelStays.reference, uuid))).map(({ state }) => state)
  onDay(32)
  await endExpiredHolds(services)
  await forgetUnneeded(services)
  expect([await heldFor(left), await heldFor(disputed)]).toEqual([[], ['released']])
  await settleDispute(services, attempt, { ...dispute, state: 'released' })
  await fulfilPaidPurchase(services, disputed)
  expect(await heldFor(disputed)).toEqual(['confirmed'])
})

test('a stage is told once, also when it is no longer known that it was told', async () => {
  const { purchaseUuid } = await aVoucher(services, bank)
  const asked = { owner, allowedSince: start }
  expect((await offerStages(services, asked)).events.length).toBeGreaterThan(0)
  await forgottenAfter(31)
  expect(await db.select().from(toldStages).where(eq(toldStages.purchaseUuid, purchaseUuid))).toEqual([])
  expect((await offerStages(services, asked)).events).toEqual([])
})

test('notes of payments, waiting lists, blocked cards and changes that were not confirmed go after their terms', async () => {
  const { uuid: voucherUuid } = await aVoucher(services, bank)
  await db.insert(paymentEvents).values({ provider: 'stripe', event: randomUUID(), order: '1', receivedAt: start })
  await db.insert(blockedCards).values({ cardKey: randomUUID(), until: start })
  const wait = { uuid: randomUUID(), serviceUuid: randomUUID(), day: today, pax: 2, email: 'marta@correo.example' }
  await db.insert(waitingList).values({ ...wait, language: 'es', state: 'passed', createdAt: start })
  const names = { oldName: 'Elena', oldEmail: 'elena@correo.example', name: 'Inés', email: 'ines@correo.example' }
  const change = { voucherUuid, ...names, requestedAt: start, until: start }
  const made = randomUUID()
  await db.insert(beneficiaryChanges).values([
    { uuid: randomUUID(), ...change },
    { uuid: made, ...change, madeAt: start },
  ])
  const counts = async () => [
    await rowsOf(paymentEvents),
    await rowsOf(blockedCards),
    await rowsOf(waitingList),
    await rowsOf(beneficiaryChanges),
  ]
  const before = await counts()
  await forgottenAfter(0)
  expect(await counts()).toEqual(before)
  await forgottenAfter(31)
  expect((await counts()).slice(1)).toEqual([0, 0, 1])
  expect((await counts())[0]).toBe(before[0])
  await forgottenAfter(91)
  expect(await counts()).toEqual([0, 0, 0, 1])
  expect(await db.select({ uuid: beneficiaryChanges.uuid }).from(beneficiaryChanges)).toEqual([{ uuid: made }])
})

test('after three years it is forgotten whose a code of welcome was, and it pays for nothing', async () => {
  const email = `${randomUUID()}@correo.example`
  await db.transaction((tx) => issueWelcomeCode(services, tx, email))
  const [given] = await db.select().from(coupons).where(eq(coupons.firstPurchaseOnly, email))
  await forgottenAfter(1000)
  expect(await rowsOf(newsletterCodes)).toBe(1)
  await forgottenAfter(1100)
  expect(await rowsOf(newsletterCodes)).toBe(0)
  expect(
    await db
      .select()
      .from(coupons)
      .where(eq(coupons.code, given?.code ?? '')),
  ).toMatchObject([{ firstPurchaseOnly: '', isActive: false }])
})
