import { beforeEach, expect, test } from 'vitest'
import type { Booking } from '#features/bookings/server/booking-row.ts'
import { bookings } from '#features/bookings/server/schema.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { resourceClaims } from '#features/catalogue/server/schema/booking-resources.ts'
import { bookForStay } from '#features/getaways/server/hours/stay-pays-hours.ts'
import { bookWithVoucher } from '#features/vouchers/server/hours/voucher-pays-hours.ts'
import { makeBookable } from '#tests/builders/a-bookable.ts'
import { boughtGetaway, openNights, someGetaway, weekend } from '#tests/builders/a-getaway.ts'
import { boughtVouchers, endsOn, seen } from '#tests/builders/a-voucher.ts'
import { testServices } from '#tests/test-services.ts'
import { acceptProposal, proposeHour } from './answer-request.ts'
import { describeRequest } from './describe-request.ts'

const { services, bank } = await testServices()
await openNights(services, { rooms: 20 })

beforeEach(async () => {
  await services.db.delete(bookings)
  await services.db.delete(resourceClaims)
})

/** Asked for the ninth of December, with a voucher that is valid until the tenth. */
async function withVoucher() {
  const [bought] = await boughtVouchers(services, bank)
  if (!bought) throw new Error('no voucher')
  await makeBookable(services, bought.serviceUuid, { mode: 'request' })
  await endsOn(services, bought, '2026-12-10')
  const asked = await bookWithVoucher(services, await seen(services, bought), { day: '2026-12-09', time: '17:00' })
  if (!asked.ok) throw new Error(asked.error)
  return asked.value
}

/** Asked for the day of arrival of a stay from the 11th to the 13th. */
async function forStay() {
  const purchase = await boughtGetaway(services, bank)
  const [serviceUuid = ''] = someGetaway(services).serviceUuids
  await makeBookable(services, serviceUuid, { mode: 'request' })
  const asked = await bookForStay(services, purchase, { serviceUuid, day: weekend.from, time: '17:00' })
  if (!asked.ok) throw new Error(asked.error)
  return asked.value
}

/** The days among which the spa chooses. */
async function daysToPropose(booking: Booking) {
  const reader = readerOf(services, { pathname: '/' })
  const { hours } = await describeRequest({ services, reader, booking })
  return [...new Set(hours.flatMap(({ options }) => options.map(({ value }) => value.split(' ')[0])))]
}

test.each([
  ['a voucher', withVoucher, ['2026-12-08', '2026-12-09', '2026-12-10'], ['2026-12-11']],
  ['a stay', forStay, ['2026-12-11', '2026-12-12', '2026-12-13'], ['2026-12-10', '2026-12-14']],
] as const)('a spa proposes no day on which %s does not pay', async (_, ask, days, unpaid) => {
  const booking = await ask()
  expect(await daysToPropose(booking)).toEqual(days)
  for (const day of unpaid)
    expect(await proposeHour(services, booking.uuid, { day, time: '11:00', note: '' })).toEqual({
      ok: false,
      error: 'not-an-hour',
    })
  expect(await services.db.select().from(resourceClaims)).toEqual([])
  expect((await proposeHour(services, booking.uuid, { day: days[2], time: '11:00', note: '' })).ok).toBe(true)
  expect((await acceptProposal(services, booking.uuid)).ok).toBe(true)
})
