import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { locationTypes } from '#features/catalogue/rules/location.ts'
import { translated } from '#platform/server/db/schema/translated.ts'

export const locationType = pgEnum('location_type', locationTypes)
export const tagKind = pgEnum('tag_kind', ['service', 'promotion', 'category'])
export const amenityKind = pgEnum('amenity_kind', ['amenity', 'facility'])

export const locations = pgTable(
  'locations',
  {
    uuid: uuid().primaryKey(),
    type: locationType().notNull(),
    country: text().notNull(),
    parentUuid: uuid('parent_uuid'),
    hasLanding: boolean('has_landing').notNull().default(false),
    position: integer().notNull().default(0),
  },
  (table) => [
    check('country_is_iso_code', sql`${table.country} ~ '^[A-Z]{2}$'`),
    check('only_countries_have_no_parent', sql`(${table.type} = 'country') = (${table.parentUuid} is null)`),
    foreignKey({ columns: [table.parentUuid], foreignColumns: [table.uuid] }),
    index().on(table.parentUuid),
  ],
)

export const locationTranslations = pgTable(
  'location_translations',
  {
    locationUuid: uuid('location_uuid')
      .notNull()
      .references(() => locations.uuid, { onDelete: 'cascade' }),
    language: text().notNull(),
    name: text().notNull(),
    slug: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locationUuid, table.language] }),
    check('location_slug_is_kebab', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
)

export const images = pgTable('images', {
  uuid: uuid().primaryKey(),
  file: text().notNull().unique(),
  alt: translated().notNull(),
  blur: text(),
})

export const tags = pgTable('tags', {
  uuid: text().primaryKey(),
  kind: tagKind().notNull(),
  position: integer().notNull().default(0),
})

export const tagParents = pgTable(
  'tag_parents',
  {
    tagUuid: text('tag_uuid')
      .notNull()
      .references(() => tags.uuid, { onDelete: 'cascade' }),
    parentUuid: text('parent_uuid')
      .notNull()
      .references(() => tags.uuid, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.tagUuid, table.parentUuid] }),
    check('tag_is_not_its_parent', sql`${table.tagUuid} <> ${table.parentUuid}`),
  ],
)

export const tagTranslations = pgTable(
  'tag_translations',
  {
    tagUuid: text('tag_uuid')
      .notNull()
      .references(() => tags.uuid, { onDelete: 'cascade' }),
    kind: tagKind().notNull(),
    language: text().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    slug: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tagUuid, table.language] }),
    unique('tag_slug_is_unique_in_its_kind').on(table.kind, table.language, table.slug),
  ],
)

export const amenities = pgTable('amenities', {
  uuid: uuid().primaryKey(),
  title: translated().notNull(),
})
