import { freeUntil } from '#features/bookings/rules/booking-deadlines.ts'
import { bookingFileNames } from '#features/bookings/server/booking-files.ts'
import { bookingUrl } from '#features/bookings/server/booking-links.ts'
import { type Booking, getBookingOf } from '#features/bookings/server/booking-row.ts'
import { isAwaiting, waitsUntil } from '#features/catalogue/rules/services/booking.ts'
import type { GoodsApi } from '#features/checkout/server/purchases/core/goods-api.ts'
import { purchaseFileHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import { isPlayMoney, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { Services } from '#platform/server/services.ts'
import { wallClock } from '#platform/time/dates.ts'
import { bookedHour, readBookingGoods } from '../purchase/read-booking-goods.ts'
import { type BookingFields, bookingExample, bookingFields } from './booking-fields.ts'
import { listFreeDays } from './calls/list-free-days.ts'
import { listFreeHours } from './calls/list-free-hours.ts'
import { bookingStart } from './start-booking.ts'

export const bookingApi: GoodsApi = {
  fields: bookingFields,
  represent: representBooking,
  example: bookingExample,
  pages: [
    ['GET', '{uuid}/{locator}.pdf', 'The booking as a PDF.'],
    ['GET', '{uuid}/{locator}.ics', 'The booking for a calendar.'],
  ],
  start: bookingStart,
  calls: (services) => [listFreeDays(services), listFreeHours(services)],
}

/** The hour as it was quoted; once it is booked, as it is now: it may have been moved. */
async function representBooking(services: Services, purchase: Purchase): Promise<BookingFields> {
  const { language, heldUntil, quote } = purchase
  const booking = await getBookingOf(services.db, purchase.uuid)
  const { serviceUuid, startsAt, pax, agreed } = booking ?? bookedHour(purchase)
  const { spa, serviceName, duration, isRequest, freeHours, conditions } = agreed
  const { name, address, phone, email } = spa
  return {
    booking: {
      service: { uuid: serviceUuid, name: serviceName[language] },
      spa: { uuid: quote.spaUuid ?? '', name, address, phone, email },
      pax,
      ...instantOf(startsAt, spa.timeZone),
      timeZone: spa.timeZone,
      minutes: duration,
      procedure: isRequest ? 'request' : 'enabled',
      flexible: readBookingGoods(purchase.goods).isFlexible,
      heldUntil: heldUntil?.toISOString() ?? null,
      state: booking?.state ?? null,
      answerBy: booking && answerBy(booking),
      proposed: booking && proposedHour(booking),
      freeUntil: freeUntil({ startsAt, freeHours })?.toISOString() ?? null,
      conditions: conditions[language],
      manage: booking && bookingUrl(services, booking, language),
      files: booking && filesOf(services, purchase, booking),
    },
  }
}

const instantOf = (instant: Date, timeZone: string) => ({
  ...wallClock(instant, timeZone),
  startsAt: instant.toISOString(),
})

const answerBy = (booking: Booking) => (isAwaiting(booking.state) ? waitsUntil(booking).toISOString() : null)

const proposedHour = ({ state, proposedStartsAt, proposalNote, agreed }: Booking) =>
  state === 'proposed' && proposedStartsAt
    ? { ...instantOf(proposedStartsAt, agreed.spa.timeZone), note: proposalNote }
    : null

/** Only where `bookingFile` gives them. */
function filesOf(services: Services, purchase: Purchase, booking: Booking): BookingFields['booking']['files'] {
  if (booking.state !== 'confirmed' || purchase.disputedAt || isPlayMoney(services, purchase)) return null
  const { pdf, calendar } = bookingFileNames(booking)
  const url = (name: string) => services.config.publicUrl + purchaseFileHref(purchase, name)
  return { pdf: url(pdf), calendar: url(calendar) }
}
