import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const redirectKind = pgEnum('redirect_kind', ['spa', 'service', 'package', 'legacy'])

/** Addresses that moved. Each kind has its own feature switch. */
export const redirects = pgTable(
  'redirects',
  { fromUri: text('from_uri').primaryKey(), toUri: text('to_uri').notNull(), kind: redirectKind().notNull() },
  (table) => [
    check('redirect_goes_elsewhere', sql`${table.fromUri} <> ${table.toUri}`),
    // Old addresses may hold anything but another host; new ones are ours.
    check('redirect_comes_from_a_path', sql`${table.fromUri} ~ '^/([^/\\\\][^\\\\]*)?/$|^/$'`),
    check('redirect_goes_to_a_page', sql`${table.toUri} ~ '^/([a-z0-9-]+/)*$'`),
  ],
)

/** E-mails that have left, so that none is sent twice. The key names the e-mail and what it is about. */
export const sentEmails = pgTable('sent_emails', {
  key: text().primaryKey(),
  /** Null while it is being sent. */
  sentAt: timestamp('sent_at', { withTimezone: true }),
  /** Until then one process sends it. If that process ends, another may send it afterwards. */
  leaseUntil: timestamp('lease_until', { withTimezone: true }),
})

/**
 * Counted attempts, for every process alike: a group of pages with a keyed hash of who tried, how often, and until when
 * that counts (milliseconds since 1970). Columns and their order are those of rate-limiter-flexible. The table is
 * UNLOGGED, which drizzle can't say: its migration does. What it holds is worth no flush to the disk.
 */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: bigint({ mode: 'number' }).notNull(),
})

/** What the server was started with, for commands that a shell without its settings starts. */
export const startedWith = pgTable('started_with', {
  name: text().primaryKey(),
  value: text().notNull(),
})
