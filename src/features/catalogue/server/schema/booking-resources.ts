import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  time,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { resourceKinds } from '#features/catalogue/rules/services/resources.ts'
import { translated } from '#platform/server/db/schema/translated.ts'
import { services } from './services.ts'
import { spas } from './spas.ts'

export const resourceKind = pgEnum('resource_kind', resourceKinds)

/** What a spa has for its guests: cabins, therapists, places in its circuit. */
export const spaResources = pgTable(
  'spa_resources',
  {
    uuid: uuid().primaryKey(),
    spaUuid: uuid('spa_uuid')
      .notNull()
      .references(() => spas.uuid, { onDelete: 'cascade' }),
    kind: resourceKind().notNull(),
    name: translated().notNull(),
  },
  (table) => [index().on(table.spaUuid)],
)

/** One row for each place: a claim names the one it takes, and can't name one that does not exist. */
export const resourcePlaces = pgTable(
  'resource_places',
  {
    resourceUuid: uuid('resource_uuid')
      .notNull()
      .references(() => spaResources.uuid, { onDelete: 'cascade' }),
    place: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resourceUuid, table.place] }),
    check('places_are_counted_from_one', sql`${table.place} >= 1`),
  ],
)

/** How a service is booked. A service without a row can't be, whatever it says of itself. */
export const serviceBookingRules = pgTable(
  'service_booking_rules',
  {
    serviceUuid: uuid('service_uuid')
      .primaryKey()
      .references(() => services.uuid, { onDelete: 'cascade' }),
    /** In minutes. */
    notice: integer().notNull(),
    /** In days. */
    horizon: integer().notNull(),
    /** In minutes. */
    grid: integer().notNull(),
    startsFrom: time('starts_from'),
    startsUntil: time('starts_until'),
    /** Until how many hours before it is moved or cancelled for nothing. Null: not at all. */
    freeHours: integer('free_hours'),
  },
  (table) => [
    check(
      'booking_rules_make_sense',
      sql`${table.notice} >= 0 and ${table.horizon} between 1 and 400 and ${table.grid} between 5 and 240 and ${table.freeHours} >= 0`,
    ),
  ],
)

/** What a service takes of a resource. All times in minutes. */
export const serviceNeeds = pgTable(
  'service_needs',
  {
    serviceUuid: uuid('service_uuid')
      .notNull()
      .references(() => services.uuid, { onDelete: 'cascade' }),
    position: integer().notNull(),
    resourceUuid: uuid('resource_uuid')
      .notNull()
      .references(() => spaResources.uuid, { onDelete: 'cascade' }),
    units: integer().notNull(),
    per: text({ enum: ['person', 'party'] }).notNull(),
    startsAfter: integer('starts_after').notNull(),
    minutes: integer().notNull(),
    preparation: integer().notNull(),
    cleanUp: integer('clean_up').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceUuid, table.position] }),
    check(
      'a_need_takes_something',
      sql`${table.units} >= 1 and ${table.startsAfter} >= 0 and ${table.minutes} >= 1 and ${table.preparation} >= 0 and ${table.cleanUp} >= 0`,
    ),
    check('a_need_is_per_person_or_party', sql`${table.per} in ('person', 'party')`),
    index().on(table.resourceUuid),
  ],
)

/** Days with other hours than the schedule's. Without hours the spa is closed. */
export const spaScheduleExceptions = pgTable(
  'spa_schedule_exceptions',
  {
    spaUuid: uuid('spa_uuid')
      .notNull()
      .references(() => spas.uuid, { onDelete: 'cascade' }),
    from: date().notNull(),
    to: date().notNull(),
    opens: time(),
    closes: time(),
  },
  (table) => [
    primaryKey({ columns: [table.spaUuid, table.from] }),
    check('exception_has_days', sql`${table.from} <= ${table.to}`),
    check('exception_opens_and_closes', sql`(${table.opens} is null) = (${table.closes} is null)`),
  ],
)

const timeRange = customType<{ data: string }>({ dataType: () => 'tstzrange' })

/** `hold`: until it is over. `booking`: somebody comes. `block`: the spa needs it for something else. */
export const claimKinds = ['hold', 'booking', 'block'] as const
export const claimKind = pgEnum('claim_kind', claimKinds)

/**
 * A place that is taken for a time. The exclusion constraint `a_place_is_taken_once`, which is written by hand in the
 * migration, refuses a second claim on it at any moment of that time, whatever the code does.
 */
export const resourceClaims = pgTable(
  'resource_claims',
  {
    resourceUuid: uuid('resource_uuid').notNull(),
    place: integer().notNull(),
    during: timeRange().notNull(),
    kind: claimKind().notNull(),
    /** Whose it is: all claims of one hold or booking have the same. */
    reference: uuid().notNull(),
    heldUntil: timestamp('held_until', { withTimezone: true }),
  },
  (table) => [
    foreignKey({
      name: 'a_claim_is_on_a_place',
      columns: [table.resourceUuid, table.place],
      foreignColumns: [resourcePlaces.resourceUuid, resourcePlaces.place],
    }),
    check('only_holds_end', sql`(${table.kind} = 'hold') = (${table.heldUntil} is not null)`),
    check('claims_last', sql`not isempty(${table.during}) and lower_inc(${table.during})`),
    index().on(table.reference),
    index('claims_held').on(table.heldUntil).where(sql`${table.kind} = 'hold'`),
  ],
)
