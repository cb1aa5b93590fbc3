import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { language } from '#platform/server/db/schema/language.ts'

/** The proof of who agreed to what: nothing in it leads to anybody. Forgotten after a year. */
export const consentChoices = pgTable(
  'consent_choices',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Of the text that was agreed to. */
    version: text().notNull(),
    language: language().notNull(),
    accepted: text().array().notNull(),
    /** Without its end. */
    address: text().notNull(),
  },
  (table) => [index().on(table.at)],
)
