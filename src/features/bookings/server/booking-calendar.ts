import type { Attachment } from '#platform/emails/mail-transport.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { calendarFile } from '#platform/time/calendar-file.ts'
import { bookingFacts } from './booking-facts.ts'
import type { Booking } from './booking-row.ts'

export const calendarType = 'text/calendar; charset=utf-8'

/** The hour for a calendar. A file of a later revision takes the place of an earlier one, also of one that is cancelled. */
export function bookingCalendar(services: Services, booking: Booking, language: Language): Buffer {
  const { t } = i18nFor(language)
  const facts = bookingFacts(services.catalogue.current(), booking, language, services.clock.now())
  const { locator, name, startsAt, endsAt, revision, state } = booking
  const text = t('purchases.booking.calendarText', {
    locator,
    name,
    people: facts.people,
    phone: facts.phone,
    free: facts.free,
  })
  const isCancelled = state === 'cancelled'
  return Buffer.from(
    calendarFile({
      uid: `${locator}@${new URL(services.config.publicUrl).hostname}`,
      at: services.clock.now(),
      start: startsAt,
      end: endsAt,
      title: `${facts.name} · ${facts.spa}`,
      place: `${facts.where}, ${facts.address}`,
      text,
      revision: isCancelled ? revision + 1 : revision,
      isCancelled,
    }),
  )
}

export const calendarName = ({ locator }: Pick<Booking, 'locator'>) => `${locator}.ics`

export const attachCalendar = (services: Services, booking: Booking): Attachment => ({
  name: calendarName(booking),
  type: calendarType,
  content: bookingCalendar(services, booking, booking.language),
})
