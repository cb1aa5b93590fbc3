import { eq } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { bookingKey } from '#features/bookings/server/booking-links.ts'
import { type Booking, getBooking } from '#features/bookings/server/booking-row.ts'
import { findPaidHour } from '#features/bookings/server/prepaid/find-paid-hour.ts'
import { bookings } from '#features/bookings/server/schema.ts'
import { resourceClaims } from '#features/catalogue/server/schema/booking-resources.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { bookForStay } from '#features/getaways/server/hours/stay-pays-hours.ts'
import { cancelStay, refundAt } from '#features/getaways/server/purchase/cancelling/cancel-stay.ts'
import { redeemSeen } from '#features/vouchers/server/actions/redeem-voucher.ts'
import { bookWithVoucher } from '#features/vouchers/server/hours/voucher-pays-hours.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { makeBookable } from '#tests/builders/a-bookable.ts'
import { boughtGetaway, openNights, someGetaway, weekend } from '#tests/builders/a-getaway.ts'
import { boughtVouchers, endsOn, seen } from '#tests/builders/a-voucher.ts'
import { testServices } from '#tests/test-services.ts'
import { cancelBooking } from './cancel-booking.ts'
import { moveToHour } from './move-booking.ts'

const { services, bank, setNow } = await testServices()
const start = services.clock.now()
await openNights(services, { rooms: 20 })

beforeEach(async () => {
  setNow(start)
  await services.db.delete(bookings)
  await services.db.delete(resourceClaims)
})

/** An hour of a voucher that is valid until the tenth of December. */
async function withVoucher() {
  const [bought] = await boughtVouchers(services, bank)
  if (!bought) throw new Error('no voucher')
  await makeBookable(services, bought.serviceUuid)
  await endsOn(services, bought, '2026-12-10')
  const voucher = await seen(services, bought)
  const booked = await bookWithVoucher(services, voucher, { day: '2026-12-03', time: '17:00' })
  if (!booked.ok) throw new Error(booked.error)
  return { booking: booked.value, purchaseUuid: voucher.purchaseUuid, voucher: await seen(services, voucher) }
}

/** An hour of a stay from the 11th to the 13th of December. */
async function forStay() {
  const purchase = await boughtGetaway(services, bank)
  const [serviceUuid = ''] = someGetaway(services).serviceUuids
  await makeBookable(services, serviceUuid, { places: 4 })
  const booked = await bookForStay(services, purchase, { serviceUuid, day: weekend.from, time: '17:00' })
  if (!booked.ok) throw new Error(booked.error)
  return { booking: booked.value, purchaseUuid: purchase.uuid, purchase }
}

/** What the page on which another hour is chosen is told. */
function pageOf(booking: Booking) {
  const url = new URL('https://calmaria.example/service-booking/checkout/')
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  const said = { with: `move:${booking.uuid}`, key: bookingKey(services, booking), service: booking.serviceUuid }
  return findPaidHour({ request: new Request(url), url, context }, said)
}

const dispute = (uuid: string) =>
  services.db.update(purchases).set({ disputedAt: services.clock.now() }).where(eq(purchases.uuid, uuid))

test('an hour of a voucher stays within its validity', async () => {
  const { booking } = await withVoucher()
  expect(await pageOf(booking)).toMatchObject({ firstDay: null, lastDay: '2026-12-10' })
  expect(await moveToHour(services, booking.uuid, { day: '2026-12-11', time: '11:00' })).toEqual({
    ok: false,
    error: 'not-valid',
  })
  expect((await moveToHour(services, booking.uuid, { day: '2026-12-10', time: '19:00' })).ok).toBe(true)
})

test.each(['2026-12-10', '2026-12-14'])('an hour of a stay is not moved to %s, when nobody stays', async (day) => {
  const { booking } = await forStay()
  expect(await pageOf(booking)).toMatchObject({ firstDay: '2026-12-11', lastDay: '2026-12-13' })
  expect(await moveToHour(services, booking.uuid, { day, time: '11:00' })).toEqual({ ok: false, error: 'outside' })
  expect((await moveToHour(services, booking.uuid, { day: weekend.to, time: '11:00' })).ok).toBe(true)
})

test.each([
  ['voucher', withVoucher, '2026-12-04'],
  ['stay', forStay, weekend.to],
] as const)('while the payment of its %s is disputed nothing is changed', async (_, book, day) => {
  const { booking, purchaseUuid } = await book()
  await dispute(purchaseUuid)
  expect(await moveToHour(services, booking.uuid, { day, time: '11:00' })).toEqual({ ok: false, error: 'disputed' })
  expect(await cancelBooking(services, booking.uuid)).toEqual({ ok: false, error: 'disputed' })
  expect(await pageOf(booking)).toBeNull()
})

test('moved while its stay is cancelled, it is cancelled in the end', async () => {
  for (let round = 0; round < 4; round++) {
    const { booking, purchase } = await forStay()
    const ways = [
      () => moveToHour(services, booking.uuid, { day: weekend.to, time: '11:00' }),
      () => cancelStay(services, purchase, refundAt(purchase, services.clock.now()).total),
    ]
    await Promise.all((round % 2 ? ways : ways.toReversed()).map((way) => way()))
    expect((await getBooking(services.db, booking.uuid))?.state).toBe('cancelled')
    expect(await services.db.select().from(resourceClaims).where(eq(resourceClaims.kind, 'booking'))).toEqual([])
  }
})

test('moved to another day while the desk redeems its voucher: one of the two, never both', async () => {
  const won = { moved: 0, redeemed: 0 }
  for (let round = 0; round < 6; round++) {
    setNow(start)
    const { booking, voucher } = await withVoucher()
    // The day of its hour has come, and its holder would still rather come another day.
    setNow(new Date('2026-12-03T09:00:00+01:00'))
    const move = () => moveToHour(services, booking.uuid, { day: '2026-12-04', time: '11:00' })
    const redeem = () => redeemSeen(services, voucher)
    const [first, second] = round % 2 ? [move, redeem] : [redeem, move]
    await Promise.all([first(), second()])
    const { state } = await seen(services, voucher)
    const isMoved = (await getBooking(services.db, booking.uuid))?.startsAt.getTime() !== booking.startsAt.getTime()
    expect({ state, isMoved }).toEqual({ state: isMoved ? 'activated' : 'redeemed', isMoved })
    won[isMoved ? 'moved' : 'redeemed']++
  }
  expect(won.moved + won.redeemed).toBe(6)
})
