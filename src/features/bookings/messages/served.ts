import type { Spanish } from '#platform/i18n/translate.ts'
import bookingsEs from './es/bookings.ts'
import mailBookingsEs from './es/emails-bookings.ts'
import bookingPdfEs from './es/pdf-booking.ts'
import bookingsPt from './pt/bookings.ts'
import mailBookingsPt from './pt/emails-bookings.ts'
import bookingPdfPt from './pt/pdf-booking.ts'

const messages = {
  bookings: { es: bookingsEs, pt: bookingsPt },
  bookingPdf: { es: bookingPdfEs, pt: bookingPdfPt },
  mailBookings: { es: mailBookingsEs, pt: mailBookingsPt },
}

export const bookingServed = { messages }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages extends Spanish<typeof messages> {}
}
