import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { termStart } from '#platform/rules/personal-data.ts'
import { forgetRows } from '#platform/server/db/forget-rows.ts'
import { defineFeature } from '#platform/server/define-feature.ts'
import { usualLimit, type WriteLimit } from '#platform/server/http/write-limits.ts'
import { defineJob, runAllSettled } from '#platform/server/jobs/define-job.ts'
import { madridDay } from '#platform/time/dates.ts'
import { bookingNotice } from './emails/booking-notice.ts'
import { bookingConfirmation } from './emails/order-email.ts'
import { remindBooked } from './emails/remind-booked.ts'
import { spaBooking } from './emails/spa-booking.ts'
import { waitingOffer } from './emails/waiting-offer.ts'
import { bookingKind } from './kind.ts'
import { bookingsData } from './rules/personal-data.ts'
import { endExpiredHolds } from './server/claims.ts'
import { watchRequests } from './server/requests/watch-requests.ts'
import { waitingList } from './server/schema.ts'
import { offerFreedPlaces, watchWaitingList } from './server/waiting-list/offer-freed-places.ts'

const freed = z.union([z.object({ spa: z.uuid(), day: z.iso.date() }), z.object({ booking: z.uuid() })])

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'offer-freed-places': z.infer<typeof freed>
  }
}

const limits = {
  waiting: usualLimit,
  'waiting-recipient': usualLimit,
} as const satisfies Record<string, WriteLimit>

declare module '#platform/server/http/write-limits.ts' {
  interface WriteLimits extends Readonly<typeof limits> {}
}

/**
 * An hour at a spa, booked and paid here, asked for, or paid by what was bought before. `rules/` says what an hour takes and
 * costs and until when it can be changed; `server/purchase/` is the kind of goods, `server/changes/` moving and cancelling,
 * `server/requests/` what a spa answers, `server/waiting-list/` those who wait for a full day, `server/prepaid/` the hours of
 * vouchers and stays; `pages/widget/` is the calendar, which other sites show in a frame.
 */
export const bookings = defineFeature({
  name: 'bookings',
  limits,
  personalData: bookingsData,
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
  forget: ({ db, clock }, size) => {
    const before = termStart(clock.now(), bookingsData.kept.waitingList.terms.kept)
    return forgetRows(db, size, waitingList, lt(waitingList.day, madridDay(before)))
  },
  sheets: { booking: async () => (await import('./pdf/booking-words.ts')).bookingSheet },
})
