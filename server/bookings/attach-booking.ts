import type { Attachment } from '#domain/emails/mail-transport.ts'
import type { Services } from '#server/services.ts'
import { attachCalendar } from './booking-calendar.ts'
import type { Booking } from './booking-row.ts'

/** The files of a booking, in its customer's language. */
export async function attachBooking(services: Services, booking: Booking): Promise<Attachment[]> {
  return [attachCalendar(services, booking)]
}
