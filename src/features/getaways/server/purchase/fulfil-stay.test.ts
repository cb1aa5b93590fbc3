import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { hotelStays } from '#features/catalogue/server/schema/hotel-rates.ts'
import { openNights, readyGetaway } from '#tests/builders/a-getaway.ts'
import { look } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { stayFulfilment } from './fulfil-stay.ts'

const { services, setNow } = await testServices()
const start = services.clock.now()

beforeEach(async () => {
  setNow(start)
  await openNights(services)
})

/** Paid after it had expired: nothing is held for it any more. */
async function paidLate(at: string) {
  const uuid = await readyGetaway(services)
  await services.db.delete(hotelStays)
  setNow(new Date(at))
  return stayFulfilment.fulfil(services, { ...(await look(services, uuid)), holdReference: null })
}

test.each([
  // The Canaries are an hour behind the mainland.
  ['on the day of arrival, at the hotel', '2026-12-12T00:59:00+01:00', 'confirmed'],
  ['when that day is over there', '2026-12-12T01:00:00+01:00', 'failed'],
  ['months later', '2027-03-01T12:00:00+01:00', 'failed'],
])('money that comes %s: %s', async (_, at, state) => {
  expect(await paidLate(at)).toMatchObject(state === 'failed' ? { state, reason: 'gone' } : { state })
})

test('a stay that the hotel has confirmed without our hearing of it is cancelled there, once', async () => {
  const uuid = await readyGetaway(services)
  const purchase = await look(services, uuid)
  expect(await stayFulfilment.fulfil(services, purchase)).toMatchObject({ state: 'confirmed' })
  await stayFulfilment.undo(services, purchase)
  await stayFulfilment.undo(services, purchase)
  const stays = await services.db
    .select({ state: hotelStays.state })
    .from(hotelStays)
    .where(eq(hotelStays.reference, uuid))
  expect(stays).toEqual([{ state: 'cancelled' }])
})
