import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { hotelNights } from '#features/catalogue/server/schema/hotel-rates.ts'
import { balanceOf } from '#features/checkout/server/coupons/get-coupon.ts'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { fulfilPaidPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { paymentAttempts, refunds } from '#features/checkout/server/schema/payments.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { getawayStays } from '#features/getaways/server/schema.ts'
import { giveBalance } from '#tests/builders/a-coupon.ts'
import { boughtGetaway, getawayGoods, openNights, readyGetaway, someGetaway } from '#tests/builders/a-getaway.ts'
import { look, pay, takeBack } from '#tests/builders/a-purchase.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { testServices } from '#tests/test-services.ts'
import { describeStayConfirmation } from '../describe-confirmation.ts'
import { agreedStayOf } from '../read-getaway-goods.ts'
import { getStay } from '../stay-row.ts'
import { cancelStay, tellHotel, tellHotels } from './cancel-stay.ts'
import { describeCancelling } from './describe-cancelling.ts'

const { services, bank, queued, setNow } = await testServices()
const reader = (language: 'es' | 'pt' = 'es') => ({
  snapshot: services.catalogue.current(),
  language,
  day: '2026-11-15',
})
const start = services.clock.now()

beforeEach(async () => {
  setNow(start)
  queued.length = 0
  // The hotel will not hear of stays that an earlier test has cancelled: its nights are made anew.
  await services.db.update(getawayStays).set({ state: 'cancelled' }).where(eq(getawayStays.state, 'cancelling'))
  await openNights(services)
})

/** Two nights, each at one price: from the deadline on the first is lost. */
async function deadlineOf(purchase: Purchase) {
  const [first] = agreedStayOf(purchase).penalties
  if (!first) throw new Error('the demo’s flexible rate has no penalty')
  return { at: new Date(first.deadline), cost: first.price }
}

const soldNights = async () => {
  const [room] = someGetaway(services).hotel.rooms
  const rows = await services.db
    .select()
    .from(hotelNights)
    .where(eq(hotelNights.roomUuid, room?.uuid ?? ''))
  return rows.reduce((sum, { sold }) => sum + sold, 0)
}

const refundsOf = async (uuid: string) =>
  (
    await services.db
      .select({ amount: refunds.amount })
      .from(refunds)
      .innerJoin(paymentAttempts, eq(paymentAttempts.uuid, refunds.attemptUuid))
      .where(eq(paymentAttempts.purchaseUuid, uuid))
  ).map(({ amount }) => amount)

const viewOf = async (purchase: Purchase, language: 'es' | 'pt' = 'es') => {
  const view = await describeCancelling({ services, reader: reader(language), purchase })
  if (!view) throw new Error('no stay')
  return view
}

test('in time all comes back, the hotel’s nights are free again, and it happens once', async () => {
  const purchase = await boughtGetaway(services, bank)
  const { total } = purchase.bill
  expect(await soldNights()).toBe(2)
  const { at } = await deadlineOf(purchase)
  setNow(new Date(at.getTime() - 1000))
  const view = await viewOf(purchase)
  expect(view).toMatchObject({ why: null, seen: total, isNothing: false })
  expect(view.terms[0]).toMatch(/^Ahora son las \d\d:\d\d del \d+-12-2026 en Tenerife\.$/)
  expect((await viewOf(purchase, 'pt')).terms[0]).toMatch(/^Agora são \d{1,2}h\d\d de \d+-12-2026 em Tenerife\.$/)
  expect(await cancelStay(services, purchase, view.seen)).toEqual({ ok: true, value: null })
  expect(await cancelStay(services, purchase, view.seen)).toEqual({ ok: false, error: 'cancelled' })
  expect(await refundsOf(purchase.uuid)).toEqual([total])
  expect(queued.map(({ job }) => job)).toEqual(
    expect.arrayContaining(['cancel-stay', 'send-stay-cancelled', 'pay-refunds']),
  )
  expect(await getStay(services.db, purchase.uuid)).toMatchObject({ state: 'cancelling', penalty: 0 })
  await tellHotel(services, purchase.uuid)
  await tellHotel(services, purchase.uuid)
  expect((await getStay(services.db, purchase.uuid))?.state).toBe('cancelled')
  expect(await soldNights()).toBe(0)
  const confirmed = await describeStayConfirmation(services, reader(), purchase)
  expect(confirmed).toMatchObject({ title: 'Esta escapada está cancelada', actions: [], change: undefined })
})

test('from the deadline on the first night is lost, and who saw more before sees that first', async () => {
  const purchase = await boughtGetaway(services, bank)
  const { total } = purchase.bill
  const { at, cost } = await deadlineOf(purchase)
  setNow(at)
  expect(await cancelStay(services, purchase, total)).toEqual({ ok: false, error: 'changed' })
  expect(await refundsOf(purchase.uuid)).toEqual([])
  const view = await viewOf(purchase)
  expect(view.seen).toBe(total - cost)
  expect(view.lines.map(({ label }) => label)).toEqual(['Pagado', 'Coste de cancelar', expect.stringMatching(/^A /)])
  expect(await cancelStay(services, purchase, view.seen)).toMatchObject({ ok: true })
  expect(await refundsOf(purchase.uuid)).toEqual([total - cost])
  expect((await getStay(services.db, purchase.uuid))?.penalty).toBe(cost)
})

test('each source gets its part', async () => {
  await giveBalance(services, 'TR-STAY', 5000, { kind: 'gift-card' })
  const uuid = await readyGetaway(services)
  expect(await applyCoupon(services, uuid, 'TR-STAY')).toMatchObject({ ok: true })
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  await fulfilPaidPurchase(services, uuid)
  const purchase = await look(services, uuid)
  expect(await balanceOf(services.db, 'TR-STAY')).toBe(0)
  const view = await viewOf(purchase)
  expect(view.lines.at(-1)?.label).toBe('A tu tarjeta regalo TR-STAY')
  await cancelStay(services, purchase, view.seen)
  expect(await balanceOf(services.db, 'TR-STAY')).toBe(5000)
  expect(await refundsOf(uuid)).toEqual([purchase.bill.total])
})

test('a balance from a conversion does not pay a getaway', async () => {
  await giveBalance(services, 'MO-STAY', 5000, { kind: 'wallet' })
  const uuid = await readyGetaway(services)
  expect(await applyCoupon(services, uuid, 'MO-STAY')).toEqual({ ok: false, error: 'invalid-for-service' })
})

test('what is not refundable says so and allows nothing', async () => {
  const purchase = await boughtGetaway(services, bank, {}, getawayGoods(services, { type: 'non-refundable' }))
  const view = await viewOf(purchase)
  expect(view.why).toBe('Tu tarifa no es reembolsable: no permite cancelar, devolver ni cambiar las fechas.')
  expect(await cancelStay(services, purchase, 0)).toEqual({ ok: false, error: 'not-refundable' })
  const confirmed = await describeStayConfirmation(services, reader(), purchase)
  expect(confirmed.change).toMatchObject({
    text: ['No reembolsable: sin cancelación, devolución ni cambio de fechas.'],
    links: [],
  })
})

test('a stay that has begun, at the hotel’s own hour, can’t be cancelled', async () => {
  const purchase = await boughtGetaway(services, bank)
  const { checkIn } = agreedStayOf(purchase).hotel
  // In winter the Canaries have the hour of Greenwich.
  const arrival = new Date(`2026-12-11T${checkIn}:00Z`)
  setNow(new Date(arrival.getTime() - 1))
  expect((await viewOf(purchase)).why).toBeNull()
  setNow(arrival)
  expect(await cancelStay(services, purchase, 0)).toEqual({ ok: false, error: 'begun' })
})

test('while its payment is disputed nothing is given back; lost, the room goes back to the hotel', async () => {
  const purchase = await boughtGetaway(services, bank)
  await services.db.update(purchases).set({ disputedAt: start }).where(eq(purchases.uuid, purchase.uuid))
  const disputed = await look(services, purchase.uuid)
  expect(await cancelStay(services, disputed, purchase.bill.total)).toEqual({ ok: false, error: 'disputed' })
  // Also for a page that was read before the bank spoke.
  expect(await cancelStay(services, purchase, purchase.bill.total)).toEqual({ ok: false, error: 'disputed' })
  await services.db.update(purchases).set({ disputedAt: null }).where(eq(purchases.uuid, purchase.uuid))
  await takeBack(services, purchase)
  await tellHotels(services)
  expect((await getStay(services.db, purchase.uuid))?.state).toBe('cancelled')
  expect([await soldNights(), await refundsOf(purchase.uuid)]).toEqual([0, []])
})

test('a hotel that does not answer is told later', async () => {
  expectLogged(/a hotel has not heard of a cancellation/)
  const purchase = await boughtGetaway(services, bank)
  await cancelStay(services, purchase, purchase.bill.total)
  const away = { ...services, hotelRates: { named: () => null } }
  await expect(tellHotel(away, purchase.uuid)).rejects.toThrow('No supplier')
  await tellHotels(away)
  expect((await getStay(services.db, purchase.uuid))?.state).toBe('cancelling')
  await tellHotels(services)
  expect((await getStay(services.db, purchase.uuid))?.state).toBe('cancelled')
})
