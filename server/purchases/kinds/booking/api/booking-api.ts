import type { GoodsApi } from '#server/purchases/core/goods-api.ts'
import type { Services } from '#server/services.ts'
import { bookingFields } from './booking-fields.ts'
import { listFreeDays } from './calls/list-free-days.ts'
import { listFreeHours } from './calls/list-free-hours.ts'
import { bookingExample } from './example.ts'
import { representBooking } from './represent-booking.ts'
import { bookingStart } from './start-booking.ts'

export const bookingApi: GoodsApi<Services> = {
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
