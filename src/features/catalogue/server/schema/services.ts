import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
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
import { meals, parties } from '#features/catalogue/rules/services/service.ts'
import { images, tags } from './catalogue.ts'
import { spas } from './spas.ts'

export const party = pgEnum('party', parties)
export const meal = pgEnum('meal', meals)
export const residency = pgEnum('residency', ['resident', 'non-resident'])
export const discountMode = pgEnum('discount_mode', ['percent', 'fixed'])

export const services = pgTable(
  'services',
  {
    uuid: uuid().primaryKey(),
    uuidRevision: uuid('uuid_revision').notNull(),
    spaUuid: uuid('spa_uuid')
      .notNull()
      .references(() => spas.uuid, { onDelete: 'cascade' }),
    order: integer().notNull(),
    status: text().notNull(),
    clientTimeDuration: integer('client_time_duration').notNull(),
    onlineBookingAvailable: text('online_booking_available').notNull(),
    isOnlineVoucherAvailable: boolean('is_online_voucher_available').notNull(),
    isPackage: boolean('is_package').notNull().default(false),
    hasAvailabilityOn: integer('has_availability_on').array().notNull(),
    capacityMinimum: integer('capacity_minimum').notNull(),
    capacityMaximum: integer('capacity_maximum').notNull(),
    capacityIncrementing: integer('capacity_incrementing').notNull(),
    priceAmount: integer('price_amount').notNull(),
    pricePerPersonAmount: integer('price_per_person_amount').notNull(),
    currency: text().notNull().default('EUR'),
    party: party().notNull(),
    ageFrom: integer('age_from'),
    ageTo: integer('age_to'),
    residency: residency(),
    isForPregnancy: boolean('is_for_pregnancy').notNull().default(false),
    sessions: integer().notNull().default(1),
    meal: meal(),
    isPrivate: boolean('is_private').notNull().default(false),
    daysBeforeVoucherExpirate: integer('days_before_voucher_expirate'),
  },
  (table) => [
    unique('service_belongs_to_one_spa').on(table.uuid, table.spaUuid),
    check('service_has_a_duration', sql`${table.clientTimeDuration} > 0`),
    check(
      'capacity_makes_sense',
      sql`${table.capacityMinimum} >= 1 and ${table.capacityMaximum} >= ${table.capacityMinimum} and ${table.capacityIncrementing} >= 0`,
    ),
    check('prices_are_positive', sql`${table.priceAmount} > 0 and ${table.pricePerPersonAmount} > 0`),
    check('currency_is_iso_code', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check(
      'age_band_is_whole',
      sql`(${table.ageFrom} is null) = (${table.ageTo} is null) and ${table.ageFrom} <= ${table.ageTo}`,
    ),
    check(
      'weekdays_are_iso',
      sql`${table.hasAvailabilityOn} <@ array[1,2,3,4,5,6,7] and cardinality(${table.hasAvailabilityOn}) > 0`,
    ),
    check('has_sessions', sql`${table.sessions} >= 1`),
    check('service_vouchers_last_a_while', sql`${table.daysBeforeVoucherExpirate} > 0`),
    index().on(table.spaUuid),
  ],
)

export const serviceTranslations = pgTable(
  'service_translations',
  {
    serviceUuid: uuid('service_uuid').notNull(),
    spaUuid: uuid('spa_uuid').notNull(),
    language: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    includes: text().array().notNull(),
    legalNotice: text('legal_notice').notNull().default(''),
    politicalCondition: text('political_condition').notNull().default(''),
    generalCondition: text('general_condition').notNull().default(''),
    slug: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceUuid, table.language] }),
    foreignKey({
      columns: [table.serviceUuid, table.spaUuid],
      foreignColumns: [services.uuid, services.spaUuid],
    }).onDelete('cascade'),
    unique('service_slug_is_unique_in_its_spa').on(table.spaUuid, table.language, table.slug),
    check('service_slug_is_kebab', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
)

const serviceUuid = () =>
  uuid('service_uuid')
    .notNull()
    .references(() => services.uuid, { onDelete: 'cascade' })

export const serviceImages = pgTable(
  'service_images',
  {
    serviceUuid: serviceUuid(),
    position: integer().notNull(),
    imageUuid: uuid('image_uuid')
      .notNull()
      .references(() => images.uuid),
  },
  (table) => [primaryKey({ columns: [table.serviceUuid, table.position] })],
)

export const serviceTags = pgTable(
  'service_tags',
  {
    serviceUuid: serviceUuid(),
    tagUuid: text('tag_uuid')
      .notNull()
      .references(() => tags.uuid),
  },
  (table) => [primaryKey({ columns: [table.serviceUuid, table.tagUuid] }), index().on(table.tagUuid)],
)

export const offers = pgTable(
  'offers',
  {
    uuid: uuid().primaryKey(),
    serviceUuid: serviceUuid(),
    startDate: date('start_date').notNull(),
    endDate: date('end_date').notNull(),
    sunday: boolean().notNull(),
    monday: boolean().notNull(),
    tuesday: boolean().notNull(),
    wednesday: boolean().notNull(),
    thursday: boolean().notNull(),
    friday: boolean().notNull(),
    saturday: boolean().notNull(),
    spaDiscountValue: integer('spa_discount_value').notNull(),
    bonoDiscountValue: integer('bono_discount_value').notNull(),
    discountMode: discountMode('discount_mode').notNull(),
    startTime: time('start_time'),
    endTime: time('end_time'),
  },
  (table) => [
    check('offer_starts_before_it_ends', sql`${table.startDate} <= ${table.endDate}`),
    check('offer_never_raises_the_price', sql`${table.bonoDiscountValue} <= 0`),
    check(
      'percent_offer_within_bounds',
      sql`${table.discountMode} = 'fixed' or ${table.bonoDiscountValue} between -100 and 100`,
    ),
    index().on(table.serviceUuid),
  ],
)

/** What a service cost from a day on, so that the lowest price of the last 30 days can be shown. */
export const priceHistory = pgTable(
  'price_history',
  { serviceUuid: serviceUuid(), since: date().notNull(), amount: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.serviceUuid, table.since] }),
    check('past_price_is_not_negative', sql`${table.amount} >= 0`),
  ],
)
