import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { offers } from '#features/catalogue/server/schema/services.ts'
import { billKey } from '#features/checkout/rules/bill/purchase-lines.ts'
import { startPayment } from '#features/checkout/server/payments/attempts/start-payment.ts'
import { coupons } from '#features/checkout/server/schema/coupons.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { giveBalance, giveCoupon } from '#tests/builders/a-coupon.ts'
import {
  byCard,
  draft,
  itCosts,
  look,
  openPayment,
  pay,
  payShown,
  readyPurchase,
  soldServices,
} from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { saveBuyer } from '../core/save-buyer.ts'
import { applyCoupon } from './apply-coupon.ts'
import { peekBill } from './peek-bill.ts'

const { services, bank, setNow } = await testServices()
const start = new Date('2026-11-15T12:00:00+01:00')
const later = (minutes: number) => setNow(new Date(start.getTime() + minutes * 60_000))
const [service] = soldServices(services).sold
if (!service) throw new Error('nothing is sold')
beforeEach(() => setNow(start))

const open = (uuid: string) => openPayment(services, uuid)

const change = (code: string, values: Partial<typeof coupons.$inferInsert>) =>
  services.db.update(coupons).set(values).where(eq(coupons.code, code))

const costs = (price: number) => itCosts(services, service.uuid, price)

const iAm = async (email: string, uuid: string) =>
  saveBuyer(services, { ...(await look(services, uuid)), language: 'es' }, draft({ email, confirmEmail: email }))

let number = 0
const byBuyer = (email: string) => ({ email, confirmEmail: email })
/** Who has bought nothing yet, and does not buy in a test of theirs. */
const newcomer = 'ana@correo.example'

const mishaps: [string, object, (code: string, uuid: string) => Promise<unknown>, string][] = [
  [
    'the buyer becomes somebody else',
    { firstPurchaseOnly: newcomer },
    (_, uuid) => iAm('other@correo.example', uuid),
    'not-found',
  ],
  ['it is switched off', {}, (code) => change(code, { isActive: false }), 'not-active'],
  ['its last day ends', { endsOn: '2026-11-15' }, async () => later(12 * 60 + 1), 'end-date'],
  ['the price falls below its minimum', { minimum: service.price.amount }, () => costs(100), 'min-price'],
  ['nobody may use it any more', {}, (code) => change(code, { usageLimit: 0 }), 'reached-usage-limit'],
]

test.each(mishaps)('a code that is held is taken off when %s', async (_, values, happens, couponError) => {
  const code = `HELD${++number}`
  await giveCoupon(services, { code, usageLimit: 1, ...values })
  const { uuid, bill } = await readyPurchase(services, byBuyer(newcomer))
  // Late in the day, so that it is still held after midnight.
  if (couponError === 'end-date') later(11 * 60 + 55)
  expect(await applyCoupon(services, uuid, code)).toMatchObject({ ok: true })
  expect(await open(uuid)).toMatchObject({ coupons: [{ code }], lost: [] })
  const seen = billKey((await look(services, uuid)).bill)
  await happens(code, uuid)
  expect(await startPayment(services, await look(services, uuid), { input: byCard, seen })).toEqual({
    ok: false,
    error: 'bill-changed',
  })
  const minimum = couponError === 'min-price' ? { minimum: formatMoney(service.price) } : {}
  expect(await open(uuid)).toMatchObject({ coupons: [], lost: [{ code, couponError, ...minimum }] })
  const cheaper = couponError === 'min-price' ? 100 : bill.total
  expect((await peekBill(services, await look(services, uuid))).purchase.bill.total).toBe(cheaper)
  if (couponError === 'min-price') await costs(service.price.amount)
  // Who may have it has it.
  await change(code, { isActive: true, firstPurchaseOnly: null, usageLimit: 1, endsOn: null })
  const next = await readyPurchase(services, byBuyer(newcomer))
  expect(await applyCoupon(services, next.uuid, code)).toMatchObject({ ok: true })
})

const autumnOffer = {
  uuid: '5b6962dd-3f90-4c93-8f61-eabfa4a803e2',
  serviceUuid: service.uuid,
  startDate: '2026-11-15',
  endDate: '2026-11-16',
  sunday: true,
  monday: true,
  tuesday: true,
  wednesday: true,
  thursday: true,
  friday: true,
  saturday: true,
  spaDiscountValue: 0,
  bonoDiscountValue: -10,
  discountMode: 'percent' as const,
}

test('a welcome is none for what an offer discounts meanwhile, nor for a second purchase', async () => {
  const first = 'eva@correo.example'
  await giveCoupon(services, { code: 'HELLO', firstPurchaseOnly: first })
  const { uuid } = await readyPurchase(services, byBuyer(first))
  const second = await readyPurchase(services, byBuyer(first))
  for (const purchase of [uuid, second.uuid]) await applyCoupon(services, purchase, 'HELLO')
  await services.db.insert(offers).values(autumnOffer)
  await services.catalogue.refresh()
  await pay(services, uuid)
  expect(await open(uuid)).toMatchObject({ lost: [{ code: 'HELLO', couponError: 'invalid-for-service' }] })
  await services.db.delete(offers).where(eq(offers.uuid, autumnOffer.uuid))
  await services.catalogue.refresh()
  expect(await payShown(services, uuid)).toEqual({ ok: false, error: 'bill-changed' })
  bank.willSay({ state: 'paid' })
  expect(await payShown(services, uuid)).toMatchObject({ ok: true })
  expect(await open(second.uuid)).toMatchObject({ lost: [{ code: 'HELLO', couponError: 'reached-usage-limit' }] })
})

test('the click on pay asks the rules too, and charges nothing else than was seen', async () => {
  await giveCoupon(services, { code: 'CLICK' })
  await giveBalance(services, 'MO-CLICK', 500)
  const { uuid } = await readyPurchase(services)
  await applyCoupon(services, uuid, 'CLICK')
  await applyCoupon(services, uuid, 'MO-CLICK')
  const before = await look(services, uuid)
  await change('CLICK', { isActive: false })
  await change('MO-CLICK', { isActive: false })
  const click = { input: byCard, seen: billKey(before.bill) }
  expect(await startPayment(services, before, click)).toEqual({ ok: false, error: 'bill-changed' })
  expect((await peekBill(services, before)).removed).toEqual([
    { code: 'CLICK', couponError: 'not-active' },
    { code: 'MO-CLICK', couponError: 'not-active' },
  ])
})

test('what was applied is called by its label', async () => {
  await giveCoupon(services, { code: 'XK42', label: 'Otoño en calma', percent: 15 })
  const { uuid } = await readyPurchase(services)
  await applyCoupon(services, uuid, 'XK42')
  const { coupons } = await open(uuid)
  expect(coupons).toEqual([{ code: 'XK42', words: 'Cupón «Otoño en calma» aplicado. 15 % de descuento aplicado.' }])
})
