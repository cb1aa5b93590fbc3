import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { bookings } from '#features/bookings/server/schema.ts'
import { resourceClaims, serviceBookingRules } from '#features/catalogue/server/schema/booking-resources.ts'
import { offers } from '#features/catalogue/server/schema/services.ts'
import { balanceOf } from '#features/checkout/server/coupons/get-coupon.ts'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { fulfilPaidPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { refunds } from '#features/checkout/server/schema/payments.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { claimsOn, makeBookable } from '#tests/builders/a-bookable.ts'
import { bookingOf, boughtBooking, readyBooking, someServices } from '#tests/builders/a-booking.ts'
import { giveBalance } from '#tests/builders/a-coupon.ts'
import { look, pay } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { cancelBooking } from './cancel-booking.ts'
import { moveToHour } from './move-booking.ts'

const { services, bank, queued, setNow } = await testServices()
const start = services.clock.now()
const [service] = someServices(services)
if (!service) throw new Error('the demo catalogue is empty')
await services.db.delete(offers)
const cabin = await makeBookable(services, service.uuid, { places: 1 })
const hour = { serviceUuid: service.uuid, day: '2026-12-03', time: '17:00', pax: service.capacity.minimum }

beforeEach(async () => {
  setNow(start)
  await services.db.delete(bookings)
  await services.db.delete(resourceClaims)
  await services.db.delete(refunds)
  queued.length = 0
})

const book = () => boughtBooking(services, bank, hour)
const refunded = async () => (await services.db.select().from(refunds)).map(({ amount }) => amount)
const jobs = () =>
  queued.map(({ job, payload }) => {
    const { mail } = payload as { mail?: string }
    return mail ? `${job} ${mail}` : job
  })
const before = (startsAt: Date, hours: number) => new Date(startsAt.getTime() - hours * 60 * 60_000)

test('in time all comes back, once, and the hour is free', async () => {
  const { uuid, startsAt } = await book()
  const { total } = (await look(services, uuid)).bill
  queued.length = 0
  setNow(new Date(before(startsAt, 24).getTime() - 1))
  const answers = await Promise.all([cancelBooking(services, uuid), cancelBooking(services, uuid)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await refunded()).toEqual([total])
  expect(await claimsOn(services, cabin.uuid)).toEqual([])
  expect((await bookingOf(services, uuid)).state).toBe('cancelled')
  expect(jobs()).toEqual(
    expect.arrayContaining([
      'send-booking-notice cancelled',
      'send-spa-booking cancelled',
      'offer-freed-places',
      'pay-refunds',
    ]),
  )
})

test('a day before, to the minute, it is too late for both', async () => {
  const { uuid, startsAt } = await book()
  setNow(before(startsAt, 24))
  expect(await cancelBooking(services, uuid)).toEqual({ ok: false, error: 'too-late' })
  expect(await moveToHour(services, uuid, { day: '2026-12-03', time: '19:00' })).toEqual({
    ok: false,
    error: 'too-late',
  })
  setNow(startsAt)
  expect(await cancelBooking(services, uuid)).toEqual({ ok: false, error: 'begun' })
  expect(await refunded()).toEqual([])
})

test('what is not refundable is neither moved nor cancelled', async () => {
  const rule = (freeHours: number | null) =>
    services.db.update(serviceBookingRules).set({ freeHours }).where(eq(serviceBookingRules.serviceUuid, service.uuid))
  await rule(null)
  await services.catalogue.refresh()
  const { uuid } = await book()
  await rule(24)
  await services.catalogue.refresh()
  // What was agreed holds, whatever the catalogue says since.
  expect(await cancelBooking(services, uuid)).toEqual({ ok: false, error: 'not-refundable' })
  expect(await moveToHour(services, uuid, { day: '2026-12-03', time: '19:00' })).toMatchObject({
    error: 'not-refundable',
  })
})

test('each source gets its part', async () => {
  await giveBalance(services, 'TR-BOOK', 2000, { kind: 'gift-card' })
  const uuid = await readyBooking(services, hour)
  expect(await applyCoupon(services, uuid, 'TR-BOOK')).toMatchObject({ ok: true })
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  await fulfilPaidPurchase(services, uuid)
  expect(await balanceOf(services.db, 'TR-BOOK')).toBe(0)
  expect((await cancelBooking(services, uuid)).ok).toBe(true)
  expect(await balanceOf(services.db, 'TR-BOOK')).toBe(2000)
  expect(await refunded()).toEqual([(await look(services, uuid)).bill.total])
})

test('a balance from a conversion does not pay a booking', async () => {
  await giveBalance(services, 'MO-BOOK', 5000, { kind: 'wallet' })
  const uuid = await readyBooking(services, hour)
  expect(await applyCoupon(services, uuid, 'MO-BOOK')).toEqual({ ok: false, error: 'invalid-for-service' })
})

test('moved, it has the new hour and nobody has the old one', async () => {
  const { uuid, startsAt } = await book()
  queued.length = 0
  expect(await moveToHour(services, uuid, { day: '2026-12-04', time: '11:00' })).toEqual({ ok: true, value: null })
  const moved = await bookingOf(services, uuid)
  expect(moved.startsAt.getTime() - startsAt.getTime()).toBe(18 * 60 * 60_000)
  expect(moved).toMatchObject({ state: 'confirmed', revision: 1 })
  expect(await claimsOn(services, cabin.uuid)).toHaveLength(1)
  expect(jobs()).toEqual(['send-booking-notice moved', 'send-spa-booking moved', 'offer-freed-places'])
  expect((await boughtBooking(services, bank, hour)).state).toBe('confirmed')
})

test('an hour that somebody has is refused, and the old one is kept', async () => {
  const { uuid } = await book()
  await boughtBooking(services, bank, { ...hour, time: '18:00' })
  expect(await moveToHour(services, uuid, { day: hour.day, time: '18:00' })).toEqual({ ok: false, error: 'taken' })
  expect(await moveToHour(services, uuid, hour)).toEqual({ ok: false, error: 'same' })
  for (const time of ['17:30', '20:00', 'x']) {
    expect(await moveToHour(services, uuid, { day: hour.day, time })).toEqual({ ok: false, error: 'not-an-hour' })
  }
  expect(await claimsOn(services, cabin.uuid)).toHaveLength(2)
})

test('while its payment is disputed nothing is changed', async () => {
  const { uuid } = await book()
  await services.db.update(purchases).set({ disputedAt: start }).where(eq(purchases.uuid, uuid))
  expect(await cancelBooking(services, uuid)).toEqual({ ok: false, error: 'disputed' })
})
