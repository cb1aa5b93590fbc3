import { sql } from 'drizzle-orm'
import { check, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'

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
