import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { isPlayMoney } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { Attachment } from '#platform/emails/mail-transport.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { bare } from '#platform/server/pdf/pages/page-words.ts'
import type { Services } from '#platform/server/services.ts'
import type { WorkOptions } from '#platform/server/work-queue.ts'
import { calendarFile } from '#platform/time/calendar-file.ts'
import { bookingFacts } from './booking-facts.ts'
import { type Booking, getBookingOf } from './booking-row.ts'

export const bookingFileNames = ({ locator }: Pick<Booking, 'locator'>) => ({
  pdf: `${locator}.pdf`,
  calendar: `${locator}.ics`,
})

/** The booking as a sheet, and for a calendar. What is cancelled, disputed or of play money has none. */
export const bookingFile: NonNullable<GoodsKind['file']> = async (services, { purchase, name, language, signal }) => {
  const booking = await getBookingOf(services.db, purchase.uuid)
  if (booking?.state !== 'confirmed' || purchase.disputedAt || isPlayMoney(services, purchase)) return null
  const names = bookingFileNames(booking)
  if (name === names.pdf) return sheetOf(services, booking, language, { signal })
  return name === names.calendar ? attachCalendar(services, booking, language) : null
}

/** The files of a booking, in its customer's language. */
export const attachBooking = async (services: Services, booking: Booking): Promise<Attachment[]> => [
  await sheetOf(services, booking, booking.language),
  attachCalendar(services, booking),
]

export const attachCalendar = (services: Services, booking: Booking, language = booking.language) => ({
  name: bookingFileNames(booking).calendar,
  type: 'text/calendar; charset=utf-8',
  content: bookingCalendar(services, booking, language),
})

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

async function sheetOf(services: Services, booking: Booking, language: Language, asked?: WorkOptions) {
  const content = await services.renderPdf('booking', describeBookingPdf(services, booking, language), language, asked)
  return { name: bookingFileNames(booking).pdf, type: 'application/pdf', content }
}

export type BookingPdfView = ReturnType<typeof describeBookingPdf>

/** What the sheet of a booking says. It is shown at a desk, so that it tells no price. */
function describeBookingPdf(services: Services, booking: Booking, language: Language) {
  const { catalogue, config } = services
  const { site, publicUrl } = config
  const issuedAt = booking.confirmedAt ?? booking.createdAt
  const snapshot = catalogue.current()
  const facts = bookingFacts(snapshot, booking, language, issuedAt)
  const { hour, spa, place, address, phone, email } = facts
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
    /** Until when it can be changed. */
    free: facts.free,
    conditions: facts.conditions.join(' '),
    issuedAt,
    /** What the QR code opens: the way to the spa. */
    qr: facts.map,
    addresses: { conditions: bare(`${publicUrl}${pathOf('purchaseConditions', language)}`) },
    support: { email: site.supportEmail[language], phone: site.supportPhone },
  }
}
