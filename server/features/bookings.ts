import { z } from 'zod'
import { endExpiredHolds } from '#server/bookings/claims.ts'
import { bookingNotice } from '#server/bookings/emails/booking-notice.ts'
import { remindBooked } from '#server/bookings/emails/remind-booked.ts'
import { spaBooking } from '#server/bookings/emails/spa-booking.ts'
import { waitingOffer } from '#server/bookings/emails/waiting-offer.ts'
import { watchRequests } from '#server/bookings/requests/watch-requests.ts'
import { offerFreedPlaces, watchWaitingList } from '#server/bookings/waiting-list/offer-freed-places.ts'
import { defineFeature } from '#server/define-feature.ts'
import { defineJob, runAllSettled } from '#server/jobs/define-job.ts'
import { bookingKind } from '#server/purchases/kinds/booking/booking-kind.ts'
import { bookingConfirmation } from '#server/purchases/kinds/booking/order-email.ts'

const freed = z.union([z.object({ spa: z.uuid(), day: z.iso.date() }), z.object({ booking: z.uuid() })])

declare module '#server/jobs/payloads.ts' {
  interface JobPayloads {
    'offer-freed-places': z.infer<typeof freed>
  }
}

export const bookings = defineFeature({
  name: 'bookings',
  jobs: [
    defineJob({ name: 'offer-freed-places', payload: freed, run: offerFreedPlaces }),
    defineJob({
      name: 'watch-bookings',
      schedule: '* * * * *',
      run: (services) =>
        runAllSettled(
          watchRequests(services),
          endExpiredHolds(services.db, services.clock.now()).then(() => watchWaitingList(services)),
        ),
    }),
    defineJob({ name: 'remind-booked', schedule: '38 9 * * *', run: remindBooked }),
  ],
  emails: [bookingConfirmation, bookingNotice, spaBooking, waitingOffer],
  kinds: [bookingKind],
  sheets: { booking: async () => (await import('#server/pdf/pages/booking-words.ts')).bookingSheet },
})
