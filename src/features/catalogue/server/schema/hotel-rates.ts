import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { hotelPeriodKinds } from '#features/catalogue/rules/getaways/hotel-periods.ts'
import { translated } from '#platform/server/db/schema/translated.ts'
import { boardTypes, hotelRooms, hotels } from './getaways.ts'

/**
 * What the built-in supplier knows: hotels that leave their rooms to us. A night of a room type, with how many rooms
 * there are. Whatever the code does, the database refuses to sell or hold one more.
 */
export const hotelNights = pgTable(
  'hotel_nights',
  {
    roomUuid: uuid('room_uuid')
      .notNull()
      .references(() => hotelRooms.uuid, { onDelete: 'cascade' }),
    night: date().notNull(),
    /** For two, in cents, without any board. */
    price: integer().notNull(),
    offerPercent: integer('offer_percent').notNull().default(0),
    /** The least that who arrives on this day must stay. */
    minimumNights: integer('minimum_nights').notNull().default(1),
    isClosed: boolean('is_closed').notNull().default(false),
    allotment: integer().notNull(),
    held: integer().notNull().default(0),
    sold: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.roomUuid, table.night] }),
    check(
      'night_is_not_oversold',
      sql`${table.held} >= 0 and ${table.sold} >= 0 and ${table.held} + ${table.sold} <= ${table.allotment}`,
    ),
    check('night_has_a_price', sql`${table.price} > 0 and ${table.offerPercent} between 0 and 90`),
    check('night_has_a_minimum', sql`${table.minimumNights} between 1 and 30`),
  ],
)

export const hotelPeriodKind = pgEnum('hotel_period_kind', hotelPeriodKinds)

/** What comes back every year, from which the nights of the next months are made. May reach over the year's end. */
export const hotelPeriods = pgTable(
  'hotel_periods',
  {
    hotelUuid: uuid('hotel_uuid')
      .notNull()
      .references(() => hotels.uuid, { onDelete: 'cascade' }),
    kind: hotelPeriodKind().notNull(),
    /** 'MM-DD', both included. */
    starts: text().notNull(),
    ends: text().notNull(),
    /** Of a season: of the usual price. Of an offer: what is taken off. */
    percent: integer(),
    /** Of a minimum stay. */
    nights: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.hotelUuid, table.kind, table.starts] }),
    check(
      'period_is_days_of_the_year',
      sql`${table.starts} ~ '^[01]\\d-[0-3]\\d$' and ${table.ends} ~ '^[01]\\d-[0-3]\\d$'`,
    ),
  ],
)

/** Conditions at a share of the night's price: 100 for the cheapest, more for who may cancel. */
export const hotelRatePlans = pgTable(
  'hotel_rate_plans',
  {
    uuid: uuid().primaryKey(),
    hotelUuid: uuid('hotel_uuid')
      .notNull()
      .references(() => hotels.uuid, { onDelete: 'cascade' }),
    type: text().notNull(),
    percent: integer().notNull(),
    refundable: boolean().notNull(),
    name: translated().notNull(),
    description: translated().notNull(),
    position: integer().notNull(),
  },
  (table) => [unique('a_hotel_has_a_plan_once').on(table.hotelUuid, table.type)],
)

/** From `time` at the hotel, so many days before arrival, cancelling costs the price of so many nights. */
export const hotelRatePenalties = pgTable(
  'hotel_rate_penalties',
  {
    planUuid: uuid('plan_uuid')
      .notNull()
      .references(() => hotelRatePlans.uuid, { onDelete: 'cascade' }),
    daysBefore: integer('days_before').notNull(),
    time: text().notNull(),
    /** Null: the whole stay. */
    nights: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.planUuid, table.daysBefore] }),
    check('penalty_has_a_time', sql`${table.time} ~ '^[0-2]\\d:[0-5]\\d$'`),
  ],
)

/** What a board costs a person and night beside the room. */
export const hotelBoardPrices = pgTable(
  'hotel_board_prices',
  {
    hotelUuid: uuid('hotel_uuid')
      .notNull()
      .references(() => hotels.uuid, { onDelete: 'cascade' }),
    boardType: text('board_type')
      .notNull()
      .references(() => boardTypes.type),
    price: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hotelUuid, table.boardType] })],
)

export const hotelStayState = pgEnum('hotel_stay_state', ['held', 'confirmed', 'released', 'cancelled'])

/** The stays that the built-in supplier holds and has sold. Their rooms are counted in the nights. */
export const hotelStays = pgTable(
  'hotel_stays',
  {
    holdReference: text('hold_reference').primaryKey(),
    /** Ours. It may have been held several times, and is sold once. */
    reference: text().notNull(),
    packageUuid: uuid('package_uuid').notNull(),
    roomUuid: uuid('room_uuid')
      .notNull()
      .references(() => hotelRooms.uuid),
    arrival: date().notNull(),
    departure: date().notNull(),
    rooms: integer().notNull(),
    boardType: text('board_type').notNull(),
    planType: text('plan_type').notNull(),
    /** In cents. */
    price: integer().notNull(),
    state: hotelStayState().notNull(),
    heldUntil: timestamp('held_until', { withTimezone: true }).notNull(),
    hotelLocator: text('hotel_locator').unique(),
    guestName: text('guest_name'),
    comment: text(),
  },
  (table) => [
    check('stay_has_nights', sql`${table.departure} > ${table.arrival} and ${table.rooms} > 0`),
    check(
      'a_sold_stay_has_a_locator',
      sql`${table.state} in ('held', 'released') or ${table.hotelLocator} is not null`,
    ),
    uniqueIndex('a_stay_is_sold_once').on(table.reference).where(sql`${table.state} in ('confirmed', 'cancelled')`),
    index().on(table.reference),
    index('held_stays').on(table.heldUntil).where(sql`${table.state} = 'held'`),
  ],
)
