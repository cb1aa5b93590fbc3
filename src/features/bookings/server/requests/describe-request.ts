import { whyNotPaidOn } from '#features/bookings/rules/read-hour.ts'
import { bookingFacts, momentWords } from '#features/bookings/server/booking-facts.ts'
import { readWhatPays } from '#features/bookings/server/changes/what-pays.ts'
import type { OpenedBooking } from '#features/bookings/server/open-booking.ts'
import { takenBetween } from '#features/bookings/server/read-taken.ts'
import { isAwaiting, waitsUntil } from '#features/catalogue/rules/services/booking.ts'
import { hoursOf } from '#features/search/rules/hours/hours-of-day.ts'
import { stayDays } from '#features/search/rules/stays/stay-days.ts'
import { findBookedService } from '#features/search/server/hours/find-booked-service.ts'
import { timeInWords } from '#platform/i18n/format.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { addDays, type Day, wallClock } from '#platform/time/dates.ts'

export type RequestView = Awaited<ReturnType<typeof describeRequest>>

const daysOffered = 7

/** What a spa is asked, and the hours that it may propose instead. */
export async function describeRequest(page: OpenedBooking) {
  const { services, reader, booking } = page
  const { language, snapshot } = reader
  const { t } = i18nFor(language)
  const facts = bookingFacts(snapshot, booking, language, services.clock.now())
  return {
    state: booking.state,
    isOpen: booking.state === 'requested',
    isAwaiting: isAwaiting(booking.state),
    locator: booking.locator,
    facts,
    guest: { name: booking.name, phone: booking.phone, email: booking.email, comment: booking.comment },
    isFlexible: booking.isFlexible,
    until: momentWords(waitsUntil(booking), booking.agreed.spa.timeZone, language, t),
    hours: booking.state === 'requested' ? await hoursToPropose(page) : [],
  }
}

/** The day that was asked for and those around it on which it is paid, each with its free hours. */
async function hoursToPropose({ services, reader, booking }: OpenedBooking) {
  const { language, snapshot } = reader
  const found = findBookedService(snapshot, booking.serviceUuid, services.config.requestOnlySpa)
  if (!found) return []
  const now = services.clock.now()
  const { timeZone } = found.spa
  const asked = wallClock(booking.startsAt, timeZone).day
  const pays = await readWhatPays(services, booking)
  const near: Day[] = Array.from({ length: daysOffered }, (_, after) => addDays(asked, after - 1))
  const days = near.filter((day) => whyNotPaidOn(pays, day) === null)
  const taken = await takenBetween(services, found, { from: addDays(asked, -1), to: addDays(asked, daysOffered + 1) })
  return days.flatMap((day) => {
    const hours = hoursOf(found, day, booking.pax, now, taken).hours.filter(
      ({ free, startsAt }) => free > 0 && startsAt.getTime() !== booking.startsAt.getTime(),
    )
    if (hours.length === 0) return []
    const options = hours.map(({ time }) => ({ value: `${day} ${time}`, label: timeInWords(time, language) }))
    return [{ day: stayDays.spoken(day, language), options }]
  })
}
