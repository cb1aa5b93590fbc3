import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { bookingNotice } from '#features/bookings/emails/booking-notice.ts'
import { instantAt } from '#platform/time/dates.ts'
import { makeBookable } from '#tests/builders/a-bookable.ts'
import { boughtBooking, someServices } from '#tests/builders/a-booking.ts'
import { testServices } from '#tests/test-services.ts'
import { bookingCalendar } from './booking-files.ts'
import { bookings } from './schema.ts'

const { services, bank, emails } = await testServices()
const [service] = someServices(services)
if (!service) throw new Error('the demo catalogue is empty')
await makeBookable(services, service.uuid)
const hour = { serviceUuid: service.uuid, day: '2026-12-03', time: '17:00', pax: service.capacity.minimum }
const booked = await boughtBooking(services, bank, hour)

/** As a calendar program reads it. */
function read(file: Buffer) {
  const calendar = new ICAL.Component(ICAL.parse(file.toString()))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  return {
    method: calendar.getFirstPropertyValue('method'),
    start: event.startDate.toJSDate().toISOString(),
    minutes: event.duration.toSeconds() / 60,
    status: event.component.getFirstPropertyValue('status'),
    sequence: event.sequence,
    uid: event.uid,
    text: event.description,
  }
}

test.each<[string, string, string, string, string, string]>([
  ['in winter', 'Europe/Madrid', '2026-12-03', '17:00', '2026-12-03T16:00:00.000Z', '17:00'],
  ['the same hour on the islands', 'Atlantic/Canary', '2026-12-03', '17:00', '2026-12-03T17:00:00.000Z', '17:00'],
  ['in Portugal', 'Europe/Lisbon', '2026-12-03', '17:00', '2026-12-03T17:00:00.000Z', '17:00'],
  [
    'the night before the clock goes forward',
    'Europe/Madrid',
    '2027-03-27',
    '23:30',
    '2027-03-27T22:30:00.000Z',
    '23:30',
  ],
  ['the day on which it goes forward', 'Europe/Madrid', '2027-03-28', '10:00', '2027-03-28T08:00:00.000Z', '10:00'],
  ['that day on the islands', 'Atlantic/Canary', '2027-03-28', '10:00', '2027-03-28T09:00:00.000Z', '10:00'],
  ['the night before it goes back', 'Europe/Madrid', '2027-10-30', '23:30', '2027-10-30T21:30:00.000Z', '23:30'],
  ['the day on which it goes back', 'Europe/Madrid', '2027-10-31', '10:00', '2027-10-31T09:00:00.000Z', '10:00'],
  ['that day on the islands', 'Atlantic/Canary', '2027-10-31', '10:00', '2027-10-31T10:00:00.000Z', '10:00'],
])(
  '%s: the right moment in the calendar, the spa’s hour in the e-mail',
  async (_, timeZone, day, time, start, told) => {
    const startsAt = instantAt(day, time, timeZone)
    const endsAt = new Date(startsAt.getTime() + 90 * 60_000)
    const agreed = { ...booked.agreed, duration: 90, spa: { ...booked.agreed.spa, timeZone } }
    const booking = { ...booked, startsAt, endsAt, agreed }
    expect(read(bookingCalendar(services, booking, 'es'))).toMatchObject({ start, minutes: 90, status: 'CONFIRMED' })
    const revision = booked.revision + emails.length + 1
    await services.db.update(bookings).set({ startsAt, endsAt, agreed, revision }).where(eq(bookings.uuid, booked.uuid))
    await bookingNotice.job.run(services, { booking: booked.uuid, mail: 'moved', revision })
    const email = emails.at(-1)
    expect(email?.subject).toContain(`a las ${told}, `)
    expect(email?.text.includes('hora de Canarias')).toBe(timeZone === 'Atlantic/Canary')
    const file = email?.attachments?.find(({ name }) => name.endsWith('.ics'))
    expect(read(Buffer.from(file?.content ?? ''))).toMatchObject({ start, sequence: revision })
  },
)

test('a cancelled hour leaves the calendar in which it stands', () => {
  const [before, after] = [booked, { ...booked, state: 'cancelled' as const }].map((booking) =>
    read(bookingCalendar(services, booking, 'es')),
  )
  expect(after).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: before?.uid })
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0)
  expect(before?.text).toContain(booked.locator)
})
