import { sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { coupons } from '#features/checkout/server/schema/coupons.ts'
import { subscriptionSources } from '#features/newsletter/rules/consent.ts'
import { language } from '#platform/server/db/schema/language.ts'

export const subscriptionSource = pgEnum('subscription_source', subscriptionSources)

/** Spec 3. Nobody is written to before `confirmedAt`, nor after `unsubscribedAt`. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    email: text().notNull().unique('an_address_subscribes_once'),
    country: text().notNull(),
    language: language().notNull(),
    source: subscriptionSource().notNull(),
    /** Of the words that they agreed to. */
    textVersion: text('text_version').notNull(),
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

/** The proof of every consent, also of those that were withdrawn and given again. */
export const newsletterConsents = pgTable(
  'newsletter_consents',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    subscriptionUuid: uuid('subscription_uuid')
      .notNull()
      .references(() => newsletterSubscriptions.uuid, { onDelete: 'cascade' }),
    source: subscriptionSource().notNull(),
    textVersion: text('text_version').notNull(),
    language: language().notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [index().on(table.subscriptionUuid)],
)

/** One code for the first purchase for each mailbox, however its address is spelled. */
export const newsletterCodes = pgTable('newsletter_codes', {
  mailbox: text().primaryKey(),
  code: text()
    .notNull()
    .unique()
    .references(() => coupons.code),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
})
