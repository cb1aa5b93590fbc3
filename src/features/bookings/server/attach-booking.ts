import type { Attachment } from '#platform/emails/mail-transport.ts'
import type { Services } from '#platform/server/services.ts'
import { attachCalendar } from './booking-calendar.ts'
import { bookingFileNames } from './booking-files.ts'
import type { Booking } from './booking-row.ts'
import { describeBookingPdf } from './describe-booking-pdf.ts'

/** The files of a booking, in its customer's language. */
export async function attachBooking(services: Services, booking: Booking): Promise<Attachment[]> {
  const { language } = booking
  const sheet = await services.renderPdf('booking', describeBookingPdf(services, booking, language), language)
  return [
    { name: bookingFileNames(booking).pdf, type: 'application/pdf', content: sheet },
    attachCalendar(services, booking),
  ]
}
