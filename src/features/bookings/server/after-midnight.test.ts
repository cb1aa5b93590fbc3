import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { waitingOffer } from '#features/bookings/emails/waiting-offer.ts'
import { resourceClaims } from '#features/catalogue/server/schema/booking-resources.ts'
import { offers } from '#features/catalogue/server/schema/services.ts'
import { makeBookable } from '#tests/builders/a-bookable.ts'
import { boughtBooking, someServices } from '#tests/builders/a-booking.ts'
import { testServices } from '#tests/test-services.ts'
import { cancelBooking } from './changes/cancel-booking.ts'
import { moveToHour } from './changes/move-booking.ts'
import { bookings, waitingList } from './schema.ts'
import { joinWaitingList } from './waiting-list/join-waiting-list.ts'
import { offerFreedPlaces } from './waiting-list/offer-freed-places.ts'

const { services, bank, emails, queued } = await testServices()
const service = someServices(services).find(({ uuid }) => {
  const spa = services.catalogue.current().spas.get(services.catalogue.current().services.get(uuid)?.spaUuid ?? '')
  return (spa?.location.latitude ?? 0) > 36
})
if (!service) throw new Error('the demo catalogue has changed')
await services.db.delete(offers).where(eq(offers.serviceUuid, service.uuid))
const cabin = await makeBookable(services, service.uuid, { closes: '02:00' })
/** A Thursday; what begins at midnight does so on Friday. */
const day = '2026-12-03'
const hourAt = (time: string) => ({ serviceUuid: service.uuid, day, time, pax: service.capacity.minimum })
const buy = (time: string) => boughtBooking(services, bank, hourAt(time))

beforeEach(async () => {
  await services.db.delete(waitingList)
  await services.db.delete(bookings)
  await services.db.delete(resourceClaims)
  queued.length = 0
})

test('an hour after midnight belongs to the evening before, and is when its places are taken', async () => {
  const booking = await buy('00:00')
  expect(booking.startsAt.toISOString()).toBe('2026-12-03T23:00:00.000Z')
  const [taken] = await services.db
    .select({ during: resourceClaims.during })
    .from(resourceClaims)
    .where(and(eq(resourceClaims.reference, booking.claimReference), eq(resourceClaims.resourceUuid, cabin.uuid)))
  expect(taken?.during).toContain('2026-12-03 23:00:00+00')
})

test('it is moved to another hour of that evening at its price, and leads who waits to it', async () => {
  const booking = await buy('00:00')
  // Dearer on the next day: it is not that day's price that counts.
  expect(await moveToHour(services, booking.uuid, { day, time: '22:00' })).toEqual({ ok: true, value: null })
  await cancelBooking(services, booking.uuid)
  const times = ['10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '01']
  for (const time of times) await buy(`${time}:00`)
  const last = await buy('00:00')
  const wish = { serviceUuid: service.uuid, day, pax: service.capacity.minimum, email: 'ana@correo.example' }
  expect((await joinWaitingList(services, { ...wish, language: 'es' })).ok).toBe(true)
  queued.length = 0
  await cancelBooking(services, last.uuid)
  expect(queued).toContainEqual(
    expect.objectContaining({ job: 'offer-freed-places', payload: { spa: service.spaUuid, day } }),
  )
  await offerFreedPlaces(services, { spa: service.spaUuid, day })
  const [ana] = await services.db.select().from(waitingList)
  await waitingOffer.job.run(services, { waiting: ana?.uuid ?? '' })
  expect(emails.at(-1)?.subject).toBe('Se ha liberado una hora: viernes 4 de diciembre a las 00:00')
  expect(emails.at(-1)?.text).toContain(`day=${day}&time=00%3A00`)
})
