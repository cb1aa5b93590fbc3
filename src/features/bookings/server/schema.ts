import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { waitingStates } from '#features/bookings/rules/waiting-list.ts'
import type { AgreedBooking } from '#features/bookings/server/agree-booking.ts'
import { bookingStates } from '#features/catalogue/rules/services/booking.ts'
import { refunds } from '#features/checkout/server/schema/payments.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { language } from '#platform/server/db/schema/language.ts'

export const bookingState = pgEnum('booking_state', bookingStates)

/** An hour at a spa that somebody has asked for or booked. The places it takes are claims with its hold's reference. */
export const bookings = pgTable(
  'bookings',
  {
    uuid: uuid().primaryKey(),
    state: bookingState().notNull(),
    /** What it is called on the phone; of one that was bought, the purchase's. */
    locator: text().notNull().unique(),
    /** What pays for it: one of the three. */
    purchaseUuid: uuid('purchase_uuid').references(() => purchases.uuid),
    /** Vouchers know of bookings, not bookings of vouchers: so no key of this table leads to theirs. They are never deleted. */
    voucherUuid: uuid('voucher_uuid'),
    /** The purchase of a getaway whose stay it belongs to. */
    stayUuid: uuid('stay_uuid').references(() => purchases.uuid),
    serviceUuid: uuid('service_uuid').notNull(),
    spaUuid: uuid('spa_uuid').notNull(),
    pax: integer().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    claimReference: uuid('claim_reference').notNull(),
    agreed: jsonb().$type<AgreedBooking>().notNull(),
    /** Whom the spa expects. */
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    comment: text().notNull().default(''),
    language: language().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** Counts the hours it has had: an e-mail about each leaves once, and calendars take the newest. */
    revision: integer().notNull().default(0),
    /** Of a request: whether half an hour earlier or later will do as well. */
    isFlexible: boolean('is_flexible').notNull().default(false),
    /** Of a request: another hour that the spa proposes, and what it says about it. */
    proposedStartsAt: timestamp('proposed_starts_at', { withTimezone: true }),
    proposedAt: timestamp('proposed_at', { withTimezone: true }),
    proposalNote: text('proposal_note').notNull().default(''),
    spaRemindedAt: timestamp('spa_reminded_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    refundUuid: uuid('refund_uuid').references(() => refunds.uuid),
  },
  (table) => [
    check(
      'a_booking_is_paid_by_one_thing',
      sql`num_nonnulls(${table.purchaseUuid}, ${table.voucherUuid}, ${table.stayUuid}) = 1`,
    ),
    check('a_booking_has_people_and_time', sql`${table.pax} >= 1 and ${table.endsAt} > ${table.startsAt}`),
    uniqueIndex('a_purchase_is_booked_once').on(table.purchaseUuid),
    uniqueIndex('a_voucher_is_booked_once')
      .on(table.voucherUuid)
      .where(sql`${table.state} in ('requested', 'proposed', 'accepted', 'confirmed')`),
    uniqueIndex('a_service_of_a_stay_is_booked_once')
      .on(table.stayUuid, table.serviceUuid)
      .where(sql`${table.state} in ('requested', 'proposed', 'accepted', 'confirmed')`),
    index().on(table.state, table.startsAt),
    index().on(table.spaUuid, table.startsAt),
  ],
)

export const waitingState = pgEnum('waiting_state', waitingStates)

/** Who waits for a full day. */
export const waitingList = pgTable(
  'waiting_list',
  {
    uuid: uuid().primaryKey(),
    serviceUuid: uuid('service_uuid').notNull(),
    day: date().notNull(),
    pax: integer().notNull(),
    email: text().notNull(),
    language: language().notNull(),
    state: waitingState().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The hour that is held for them, and until when. */
    startsAt: timestamp('starts_at', { withTimezone: true }),
    claimReference: uuid('claim_reference'),
    offeredUntil: timestamp('offered_until', { withTimezone: true }),
  },
  (table) => [
    check('waits_with_people', sql`${table.pax} >= 1`),
    check(
      'an_offer_is_whole',
      sql`(${table.state} = 'offered') <= (num_nonnulls(${table.startsAt}, ${table.claimReference}, ${table.offeredUntil}) = 3)`,
    ),
    uniqueIndex('one_waits_once')
      .on(table.serviceUuid, table.day, sql`lower(${table.email})`)
      .where(sql`${table.state} in ('waiting', 'offered')`),
    index().on(table.state, table.day),
  ],
)
