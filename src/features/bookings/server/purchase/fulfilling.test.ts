import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { bookingKind } from '#features/bookings/kind.ts'
import { acceptRequest } from '#features/bookings/server/requests/answer-request.ts'
import { bookings } from '#features/bookings/server/schema.ts'
import { resourceClaims } from '#features/catalogue/server/schema/booking-resources.ts'
import type { Fulfilled } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { fulfilPaidPurchase, undoOrder } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { refunds } from '#features/checkout/server/schema/payments.ts'
import type { Services } from '#platform/server/services.ts'
import { claimsOn, makeBookable } from '#tests/builders/a-bookable.ts'
import { bookingOf, boughtBooking, readyBooking, someServices } from '#tests/builders/a-booking.ts'
import { look, pay } from '#tests/builders/a-purchase.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { testServices } from '#tests/test-services.ts'
import { bookingFulfilment } from './fulfil-booking.ts'

const { services, bank, setNow } = await testServices()
const start = services.clock.now()
const [service, asked] = someServices(services)
if (!service || !asked) throw new Error('the demo catalogue is empty')
const cabin = await makeBookable(services, service.uuid)
await makeBookable(services, asked.uuid, { mode: 'request' })
const hour = { serviceUuid: service.uuid, day: '2026-12-03', time: '17:00', pax: service.capacity.minimum }
const request = { ...hour, serviceUuid: asked.uuid, pax: asked.capacity.minimum }

beforeEach(async () => {
  setNow(start)
  await services.db.delete(bookings)
  await services.db.delete(resourceClaims)
  await services.db.delete(refunds)
})

/** The same services, whose bookings are fulfilled in another way. */
const fulfillingBy = (fulfil: (purchase: Purchase) => Promise<Fulfilled>): Services => ({
  ...services,
  kinds: {
    ...services.kinds,
    booking: {
      ...bookingKind,
      fulfilment: { ...bookingFulfilment, fulfil: (_: Services, purchase: Purchase) => fulfil(purchase) },
    },
  },
})

async function paidFor(goods: typeof hour) {
  const uuid = await readyBooking(services, goods)
  bank.willSay({ state: 'paid' })
  expect((await pay(services, uuid)).ok).toBe(true)
  return uuid
}

test.each([
  ['at once', hour, 'confirmed'],
  ['on request', request, 'requested'],
])('booked %s, it has another locator if a booking is called like the purchase', async (_, goods, state) => {
  const other = await boughtBooking(services, bank, { ...goods, time: '11:00' })
  const uuid = await paidFor(goods)
  const { locator } = await look(services, uuid)
  await services.db.update(bookings).set({ locator }).where(eq(bookings.uuid, other.uuid))
  await fulfilPaidPurchase(services, uuid)
  const booking = await bookingOf(services, uuid)
  expect(booking).toMatchObject({ state, locator: expect.stringMatching(/^\d+[A-Z]{3}$/) })
  expect(booking.locator).not.toBe(locator)
})

test('what can not be written is tried again with patience, and then the money goes back', async () => {
  expectLogged(/confirmation not written/)
  expectLogged(/fulfilment timed out/)
  const uuid = await paidFor(hour)
  let writes = 0
  const broken = fulfillingBy(async (purchase) => ({
    ...(await bookingFulfilment.fulfil(services, purchase)),
    write: async () => {
      writes++
      throw new Error('the disk is full')
    },
  }))
  await fulfilPaidPurchase(broken, uuid)
  expect(await look(services, uuid)).toMatchObject({
    state: 'confirming',
    fulfilAt: new Date(start.getTime() + 60_000),
  })
  setNow(new Date(start.getTime() + 60_000))
  await fulfilPaidPurchase(broken, uuid)
  expect(writes).toBe(2)
  setNow(new Date(start.getTime() + 96 * 60 * 60_000))
  await fulfilPaidPurchase(broken, uuid)
  const { state, failureReason, bill } = await look(services, uuid)
  expect([state, failureReason]).toEqual(['failed', 'timed-out'])
  expect((await services.db.select().from(refunds)).map(({ amount }) => amount)).toEqual([bill.total])
  await undoOrder(services, uuid)
  expect(await claimsOn(services, cabin.uuid)).toEqual([])
})

test('a spa that accepts while it is being asked about is heard at once', async () => {
  const uuid = await paidFor(request)
  await fulfilPaidPurchase(services, uuid)
  setNow(new Date(start.getTime() + 60_000))
  const slow = fulfillingBy(async (purchase) => {
    const pending = await bookingFulfilment.fulfil(services, purchase)
    expect((await acceptRequest(services, uuid)).ok).toBe(true)
    return pending
  })
  await fulfilPaidPurchase(slow, uuid)
  // The job that the answer has queued.
  await fulfilPaidPurchase(services, uuid)
  expect((await look(services, uuid)).state).toBe('confirmed')
  expect((await bookingOf(services, uuid)).state).toBe('confirmed')
})
