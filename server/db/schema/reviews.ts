import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { language } from './catalogue.ts'
import { services } from './services.ts'
import { spas } from './spas.ts'

export const reviews = pgTable(
  'reviews',
  {
    uuid: uuid().primaryKey(),
    spaUuid: uuid('spa_uuid')
      .notNull()
      .references(() => spas.uuid, { onDelete: 'cascade' }),
    serviceUuid: uuid('service_uuid').references(() => services.uuid, { onDelete: 'set null' }),
    author: text().notNull(),
    language: language().notNull(),
    environment: integer().notNull(),
    service: integer().notNull(),
    attention: integer().notNull(),
    qualityPrice: integer('quality_price').notNull(),
    comment: text().notNull(),
    isVerified: boolean('is_verified').notNull(),
    /** Others than verified ones show only after moderation. */
    isPublished: boolean('is_published').notNull(),
    writtenOn: date('written_on').notNull(),
  },
  (table) => [
    check(
      'marks_one_to_five',
      sql`${table.environment} between 1 and 5 and ${table.service} between 1 and 5 and ${table.attention} between 1 and 5 and ${table.qualityPrice} between 1 and 5`,
    ),
    index().on(table.spaUuid, table.writtenOn),
  ],
)
