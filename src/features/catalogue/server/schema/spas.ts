import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  time,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { scheduleDays, spaStatuses } from '#features/catalogue/rules/spas/spa.ts'
import { amenities, images, locations } from './catalogue.ts'

export const spaStatus = pgEnum('spa_status', spaStatuses)
export const scheduleDay = pgEnum('schedule_day', scheduleDays)

export const spas = pgTable(
  'spas',
  {
    uuid: uuid().primaryKey(),
    name: text().notNull(),
    slug: text().notNull(),
    regionUuid: uuid('region_uuid')
      .notNull()
      .references(() => locations.uuid),
    locationUuid: uuid('location_uuid')
      .notNull()
      .references(() => locations.uuid),
    address: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    hotelName: text('hotel_name'),
    hotelStars: integer('hotel_stars'),
    daysBeforeVoucherExpirate: integer('days_before_voucher_expirate').notNull(),
    allowsExtension: boolean('allows_extension').notNull().default(true),
    status: spaStatus().notNull(),
    reopensOn: date('reopens_on'),
    email: text().notNull(),
    phone: text().notNull(),
    web: text(),
    position: integer().notNull().default(0),
  },
  (table) => [
    unique('spa_slug_is_unique_in_its_region').on(table.regionUuid, table.slug),
    check('spa_slug_is_kebab', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('spa_vouchers_last_a_while', sql`${table.daysBeforeVoucherExpirate} > 0`),
    check('hotel_has_name_and_stars', sql`(${table.hotelName} is null) = (${table.hotelStars} is null)`),
    check('hotel_stars_one_to_five', sql`${table.hotelStars} between 1 and 5`),
    check('only_a_season_reopens', sql`${table.reopensOn} is null or ${table.status} = 'closedtemp'`),
    index().on(table.locationUuid),
  ],
)

const spaUuid = () =>
  uuid('spa_uuid')
    .notNull()
    .references(() => spas.uuid, { onDelete: 'cascade' })

export const spaTranslations = pgTable(
  'spa_translations',
  { spaUuid: spaUuid(), language: text().notNull(), longDescription: text('long_description').notNull() },
  (table) => [primaryKey({ columns: [table.spaUuid, table.language] })],
)

/** A day without a row is a closed day. */
export const spaSchedules = pgTable(
  'spa_schedules',
  { spaUuid: spaUuid(), day: scheduleDay().notNull(), opens: time().notNull(), closes: time().notNull() },
  (table) => [
    primaryKey({ columns: [table.spaUuid, table.day] }),
    // Who closes at 01:00 does so on the next day.
    check('spa_opens_and_closes', sql`${table.opens} <> ${table.closes}`),
  ],
)

export const spaImages = pgTable(
  'spa_images',
  {
    spaUuid: spaUuid(),
    position: integer().notNull(),
    imageUuid: uuid('image_uuid')
      .notNull()
      .references(() => images.uuid),
  },
  (table) => [primaryKey({ columns: [table.spaUuid, table.position] })],
)

export const spaFacilities = pgTable(
  'spa_facilities',
  {
    spaUuid: spaUuid(),
    amenityUuid: uuid('amenity_uuid')
      .notNull()
      .references(() => amenities.uuid),
  },
  (table) => [primaryKey({ columns: [table.spaUuid, table.amenityUuid] })],
)
