import { requestNotice } from '#features/catalogue/rules/services/booking.ts'
import type { Bookable } from '#features/catalogue/rules/services/resources.ts'
import { isEnabled, type Service } from '#features/catalogue/rules/services/service.ts'
import { holidayCalendarOf, isHoliday } from '#features/catalogue/rules/spas/holidays.ts'
import { type OnlineBooking, onlineBookingOf } from '#features/catalogue/rules/spas/online-booking.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import { sellsVouchers } from '#features/catalogue/rules/spas/spa-status.ts'
import { timeZoneOf } from '#features/catalogue/rules/spas/time-zone.ts'
import { perSnapshot } from '#features/catalogue/server/per-snapshot.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import type { BookedService } from '#features/search/rules/hours/hours-of-day.ts'

/** A service that can be booked, with all that decides when. */
export type FoundService = Omit<BookedService, 'service' | 'spa'> & {
  service: Service
  spa: Spa & BookedService['spa']
  mode: Exclude<OnlineBooking, 'disabled'>
}

/** Null if nobody can book it: unknown, paused, without online booking, or its spa doesn't sell. */
export function findBookedService(
  snapshot: Snapshot,
  serviceUuid: string,
  requestOnlySpa?: string | null,
): FoundService | null {
  const service = snapshot.services.get(serviceUuid)
  const spa = service && spasWithHours(snapshot).get(service.spaUuid)
  if (!spa || !service?.bookable || !isEnabled(service) || !sellsVouchers(spa)) return null
  const mode = onlineBookingOf(service, requestOnlySpa)
  if (mode === 'disabled') return null
  const bookable = mode === 'request' ? withTimeToAnswer(service.bookable) : service.bookable
  return { service, spa, bookable, resources: snapshot.resources, mode }
}

/** Hours that a spa could not answer for any more are not offered on request. */
const withTimeToAnswer = ({ rules, needs }: Bookable): Bookable => ({
  rules: { ...rules, notice: requestNotice(rules.notice) },
  needs,
})

/** Zone and holidays of each spa are looked up once in a catalogue. */
export const spasWithHours = perSnapshot((snapshot) => {
  const found = [...snapshot.spas.values()].flatMap((spa) => {
    const place = snapshot.locations.get(spa.location.uuid)
    if (!place) return []
    const calendar = holidayCalendarOf(place, snapshot.locations)
    const timeZone = timeZoneOf(place, snapshot.locations)
    return [[spa.uuid, { ...spa, timeZone, isHoliday: (day: string) => isHoliday(day, calendar) }] as const]
  })
  return new Map(found)
})
