import { date, index, integer, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { refunds } from '#features/checkout/server/schema/payments.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { stayStates } from '#features/getaways/rules/bought-stay.ts'

export const stayState = pgEnum('stay_state', stayStates)

/** The stay of a confirmed getaway purchase. What was agreed stands in the purchase. */
export const getawayStays = pgTable(
  'getaway_stays',
  {
    purchaseUuid: uuid('purchase_uuid')
      .primaryKey()
      .references(() => purchases.uuid),
    state: stayState().notNull(),
    /** Spec 3: the hotel's own name for it, and the code for the spa. */
    hotelLocator: text('hotel_locator').notNull(),
    voucherCode: text('voucher_code').notNull().unique(),
    arrival: date().notNull(),
    departure: date().notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull(),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** What cancelling cost, in cents. */
    penalty: integer(),
    /** What goes back to where the money came from. Null if nothing does, or only to a balance. */
    refundUuid: uuid('refund_uuid').references(() => refunds.uuid),
  },
  (table) => [index().on(table.state, table.arrival)],
)
