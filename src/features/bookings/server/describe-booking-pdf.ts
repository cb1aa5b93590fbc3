import type { BookingPdfView } from '#features/bookings/pdf/booking-words.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import type { Services } from '#platform/server/services.ts'
import { bookingFacts } from './booking-facts.ts'
import type { Booking } from './booking-row.ts'

/** What the sheet of a booking says. It is shown at a desk, so that it tells no price. */
export function describeBookingPdf(services: Services, booking: Booking, language: Language): BookingPdfView {
  const { catalogue, config } = services
  const { site, publicUrl } = config
  const issuedAt = booking.confirmedAt ?? booking.createdAt
  const snapshot = catalogue.current()
  const facts = bookingFacts(snapshot, booking, language, issuedAt)
  const { hour, spa, place, address, phone, email } = facts
  const conditions = `${publicUrl}${pathOf('purchaseConditions', language)}`
  return {
    brand: site.brand,
    picture: { file: facts.photo.file, alt: facts.photo.alt },
    name: facts.name,
    spa: { name: spa, place, address, phone, email },
    hour: { day: `${hour.short} ${hour.year}`, range: hour.range, clock: facts.clock },
    people: facts.people,
    duration: facts.duration,
    guest: booking.name,
    locator: booking.locator,
    included: snapshot.services.get(booking.serviceUuid)?.translations[language].includes ?? [],
    free: facts.free,
    conditions: facts.conditions.join(' '),
    issuedAt,
    qr: facts.map,
    addresses: { conditions: conditions.replace(/^https?:\/\//, '').replace(/\/$/, '') },
    support: { email: site.supportEmail[language], phone: site.supportPhone },
  }
}
