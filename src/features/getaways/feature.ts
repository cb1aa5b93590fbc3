import { and, eq, lt, not, sql } from 'drizzle-orm'
import { hotelStays } from '#features/catalogue/server/schema/hotel-rates.ts'
import { checkoutData } from '#features/checkout/rules/personal-data.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { termStart } from '#platform/rules/personal-data.ts'
import { forgetRows } from '#platform/server/db/forget-rows.ts'
import { defineFeature } from '#platform/server/define-feature.ts'
import { usualLimit, type WriteLimit } from '#platform/server/http/write-limits.ts'
import { defineJob, runAllSettled } from '#platform/server/jobs/define-job.ts'
import { stayGift } from './emails/gift-emails.ts'
import { stayConfirmation } from './emails/order-email.ts'
import { ofPurchase } from './emails/stay-blocks.ts'
import { stayCancelled } from './emails/stay-cancelled.ts'
import { remindGuests, stayReminder } from './emails/stay-reminder.ts'
import { getawayKind } from './kind.ts'
import { getawaysData } from './rules/personal-data.ts'
import { getawayCalls } from './server/api/calls/getaways.ts'
import { fillNights } from './server/built-in-rates/fill-nights.ts'
import { endExpiredHolds } from './server/built-in-rates/stays.ts'
import { stayPaysHours } from './server/hours/stay-pays-hours.ts'
import { tellHotel, tellHotels } from './server/purchase/cancelling/cancel-stay.ts'

const limits = {
  /** Nothing is written, but a hotel is asked each time. */
  availability: { ...usualLimit, most: 300, isPerProcess: true },
} as const satisfies Record<string, WriteLimit>

declare module '#platform/server/http/write-limits.ts' {
  interface WriteLimits extends Readonly<typeof limits> {}
}

/**
 * A room and a spa: hotels' rates (`server/built-in-rates/` or a supplier's), prices of nights, the choice of dates and room
 * (`server/stay-page/`), the kind of goods (`server/purchase/`) and what its guests do with a stay, from the hours at the spa
 * (`server/hours/`) to cancelling by the hotel's terms (`server/purchase/cancelling/`).
 */
export const getaways = defineFeature({
  name: 'getaways',
  limits,
  personalData: getawaysData,
  jobs: [
    defineJob({
      name: 'cancel-stay',
      payload: ofPurchase,
      run: (services, { purchase }) => tellHotel(services, purchase),
    }),
    defineJob({
      name: 'watch-stays',
      schedule: '* * * * *',
      run: (services) => runAllSettled(endExpiredHolds(services), tellHotels(services)),
    }),
    defineJob({ name: 'fill-hotel-nights', schedule: '6 0 * * *', run: fillNights }),
    defineJob({ name: 'remind-guests', schedule: '34 9 * * *', run: remindGuests }),
  ],
  emails: [stayConfirmation, stayGift, stayReminder, stayCancelled],
  kinds: [getawayKind],
  hourPayers: [stayPaysHours],
  // Rooms that were held and not bought: each purchase that is begun leaves one. That of a paid one may still be sold,
  // however long its payment is disputed.
  forget: ({ db, clock }, size) => {
    const { state, heldUntil, reference } = hotelStays
    const before = termStart(clock.now(), checkoutData.kept.unfinishedPurchases.terms.kept)
    const isPaid = sql`${reference} in (select ${purchases.uuid}::text from ${purchases} where ${eq(purchases.state, 'confirming')})`
    return forgetRows(db, size, hotelStays, and(eq(state, 'released'), lt(heldUntil, before), not(isPaid)))
  },
  api: [{ name: 'getaways', calls: getawayCalls }],
  sheets: { stay: async () => (await import('./pdf/stay-words.ts')).staySheet },
})
