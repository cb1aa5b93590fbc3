import { sql } from 'drizzle-orm'
import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { language } from './catalogue.ts'

/** Spec 3. Nobody is written to before `confirmedAt`, nor after `unsubscribedAt`. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    email: text().notNull().unique('an_address_subscribes_once'),
    country: text().notNull(),
    language: language().notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
  },
  (table) => [
    // Kept in small letters, so that an address is one address however it is written.
    check('address_in_small_letters', sql`${table.email} = lower(${table.email})`),
    check('subscriber_country_is_iso_code', sql`${table.country} ~ '^[A-Z]{2}$'`),
  ],
)
