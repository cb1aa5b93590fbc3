import { beforeEach, expect, test } from 'vitest'
import { representPurchase } from '#features/checkout/server/api/represent-purchase.ts'
import { couponHolds } from '#features/checkout/server/schema/coupons.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { fail, ok } from '#platform/rules/result.ts'
import { giveCoupon } from '#tests/builders/a-coupon.ts'
import { itCosts, look, openPayment, owner, pay, readyPurchase, soldServices } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { replaceSelection } from '../core/replace-selection.ts'
import { applyCoupon } from './apply-coupon.ts'
import { quoteChanges } from './quote.ts'

const { services, setNow } = await testServices()
const start = new Date('2026-11-15T12:00:00+01:00')
const later = new Date('2026-11-15T12:20:00+01:00')
const { sold, spa } = soldServices(services)
const [service, other] = sold
if (!service || !other) throw new Error('nothing is sold')

beforeEach(async () => {
  setNow(start)
  await itCosts(services, service.uuid, 10_000)
})

test('a quote is stored with its revision and time', async () => {
  const purchase = await readyPurchase(services)
  expect(purchase).toMatchObject({ quoteRevision: 1, quotedAt: start, quoteRefusal: null })
  expect(purchase.quote).toMatchObject({ spaUuid: spa.uuid, lines: [{ discounted: { amount: 10_000 } }] })
})

test('what it cost is asked again with the payment, and kept beside the bill that was seen', async () => {
  const { uuid, bill } = await readyPurchase(services)
  await itCosts(services, service.uuid, 12_000)
  setNow(later)
  expect(await pay(services, uuid)).toEqual({ ok: false, error: 'bill-changed' })
  expect(await look(services, uuid)).toMatchObject({ bill, quoteRevision: 2, quotedAt: later })
  expect((await openPayment(services, uuid)).summary.total).toContain('120')
})

test('other goods are quoted anew', async () => {
  const { uuid } = await readyPurchase(services)
  const goods = { spaUuid: spa.uuid, items: [{ serviceUuid: other.uuid, pax: other.capacity.minimum, units: 1 }] }
  await replaceSelection(services, { kind: 'voucher', goods, language: 'es', owner }, uuid)
  expect(await look(services, uuid)).toMatchObject({ quoteRevision: 2, quote: { items: [{ uuid: other.uuid }] } })
})

test('to look at a purchase writes nothing, whatever has changed meanwhile', async () => {
  await giveCoupon(services, { code: 'LOOK' })
  const { uuid } = await readyPurchase(services)
  await applyCoupon(services, uuid, 'LOOK')
  await itCosts(services, service.uuid, 12_000)
  setNow(later)
  const rows = async () => [await services.db.select().from(purchases), await services.db.select().from(couponHolds)]
  const before = await rows()
  expect(await openPayment(services, uuid)).toMatchObject({ lost: [{ code: 'LOOK', couponError: 'expired' }] })
  await representPurchase(services, uuid)
  expect(await rows()).toEqual(before)
})

test('an answer counts only for the goods it was asked for, and only where it says something new', async () => {
  const purchase = await readyPurchase(services)
  const dearer = { ...purchase.quote, lowest: 1 }
  const changes = (revision: number, answer: Parameters<typeof quoteChanges>[1]['answer']) =>
    quoteChanges(purchase, { revision, answer }, later)
  expect(changes(1, ok(purchase.quote))).toEqual({})
  expect(changes(1, ok(dearer))).toEqual({ quote: dearer, quoteRevision: 2, quotedAt: later, quoteRefusal: null })
  expect(changes(1, fail('not-for-sale'))).toEqual({ quoteRefusal: 'not-for-sale' })
  expect(changes(0, ok(dearer))).toEqual({})
  expect(changes(0, fail('not-for-sale'))).toEqual({})
})
