import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { translated } from '#platform/server/db/schema/translated.ts'
import { amenities, amenityKind, images, locations } from './catalogue.ts'
import { services } from './services.ts'
import { spas } from './spas.ts'

export const hotels = pgTable(
  'hotels',
  {
    uuid: uuid().primaryKey(),
    name: text().notNull(),
    stars: integer().notNull(),
    locationUuid: uuid('location_uuid')
      .notNull()
      .references(() => locations.uuid),
    country: text().notNull(),
    description: translated().notNull(),
    /** Who is asked for its rooms: see `src/features/search/server/stays/suppliers.ts`. */
    supplier: text().notNull().default('built-in'),
    /** 'HH:MM' at the hotel. */
    checkIn: text('check_in').notNull().default('15:00'),
    checkOut: text('check_out').notNull().default('12:00'),
    phone: text().notNull().default(''),
    /** What who stays there accepts before paying. */
    conditions: translated().notNull(),
  },
  (table) => [check('stars_one_to_five', sql`${table.stars} between 1 and 5`)],
)

export const hotelRooms = pgTable('hotel_rooms', {
  uuid: uuid().primaryKey(),
  hotelUuid: uuid('hotel_uuid')
    .notNull()
    .references(() => hotels.uuid, { onDelete: 'cascade' }),
  type: text().notNull(),
  name: translated().notNull(),
  /** Size and beds. */
  details: translated().notNull(),
  imageUuid: uuid('image_uuid').references(() => images.uuid),
  /** What a night for two costs outside every season, in cents. Null: the built-in supplier does not sell it. */
  usualPrice: integer('usual_price'),
  /** How many rooms of the type are ours to sell each night. */
  allotment: integer().notNull().default(0),
  position: integer().notNull(),
})

/** Pictures of the hotel and of its rooms ('hotel' and 'room' in spec 3). */
export const hotelImages = pgTable(
  'hotel_images',
  {
    hotelUuid: uuid('hotel_uuid')
      .notNull()
      .references(() => hotels.uuid, { onDelete: 'cascade' }),
    position: integer().notNull(),
    rel: text().notNull(),
    imageUuid: uuid('image_uuid')
      .notNull()
      .references(() => images.uuid),
  },
  (table) => [
    primaryKey({ columns: [table.hotelUuid, table.position] }),
    check('hotel_picture_relation', sql`${table.rel} in ('hotel', 'room')`),
  ],
)

export const boardTypes = pgTable('board_types', {
  type: text().primaryKey(),
  name: translated().notNull(),
  description: translated().notNull(),
})

export const getaways = pgTable(
  'getaways',
  {
    uuid: uuid().primaryKey(),
    uuidRevision: uuid('uuid_revision').notNull(),
    hotelUuid: uuid('hotel_uuid')
      .notNull()
      .references(() => hotels.uuid),
    spaUuid: uuid('spa_uuid')
      .notNull()
      .references(() => spas.uuid),
    nights: integer().notNull(),
    priceFromAmount: integer('price_from_amount').notNull(),
    /** What the spa's part adds to each night, for two, in cents. */
    nightSupplement: integer('night_supplement').notNull().default(0),
    currency: text().notNull().default('EUR'),
    position: integer().notNull().default(0),
  },
  (table) => [
    check('getaway_has_nights', sql`${table.nights} >= 1`),
    check('getaway_price_is_positive', sql`${table.priceFromAmount} > 0`),
    index().on(table.hotelUuid),
  ],
)

const getawayUuid = () =>
  uuid('getaway_uuid')
    .notNull()
    .references(() => getaways.uuid, { onDelete: 'cascade' })

export const getawayTranslations = pgTable(
  'getaway_translations',
  {
    getawayUuid: getawayUuid(),
    language: text().notNull(),
    name: text().notNull(),
    shortName: text('short_name').notNull(),
    description: text().notNull(),
    slug: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.getawayUuid, table.language] }),
    unique('getaway_slug_is_unique').on(table.language, table.slug),
    check('getaway_slug_is_kebab', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
)

export const getawayServices = pgTable(
  'getaway_services',
  {
    getawayUuid: getawayUuid(),
    position: integer().notNull(),
    serviceUuid: uuid('service_uuid')
      .notNull()
      .references(() => services.uuid),
  },
  (table) => [primaryKey({ columns: [table.getawayUuid, table.position] })],
)

export const getawayBoardTypes = pgTable(
  'getaway_board_types',
  {
    getawayUuid: getawayUuid(),
    position: integer().notNull(),
    type: text()
      .notNull()
      .references(() => boardTypes.type),
  },
  (table) => [primaryKey({ columns: [table.getawayUuid, table.position] })],
)

export const getawayAmenities = pgTable(
  'getaway_amenities',
  {
    getawayUuid: getawayUuid(),
    kind: amenityKind().notNull(),
    amenityUuid: uuid('amenity_uuid')
      .notNull()
      .references(() => amenities.uuid),
  },
  (table) => [primaryKey({ columns: [table.getawayUuid, table.kind, table.amenityUuid] })],
)

export const getawayImages = pgTable(
  'getaway_images',
  {
    getawayUuid: getawayUuid(),
    position: integer().notNull(),
    imageUuid: uuid('image_uuid')
      .notNull()
      .references(() => images.uuid),
  },
  (table) => [primaryKey({ columns: [table.getawayUuid, table.position] })],
)
