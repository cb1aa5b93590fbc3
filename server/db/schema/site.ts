import { sql } from 'drizzle-orm'
import { check, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'

export const redirectKind = pgEnum('redirect_kind', ['spa', 'service', 'package', 'legacy'])

/** Addresses that moved. Each kind has its own feature switch. */
export const redirects = pgTable(
  'redirects',
  { fromUri: text('from_uri').primaryKey(), toUri: text('to_uri').notNull(), kind: redirectKind().notNull() },
  (table) => [
    check('redirect_goes_elsewhere', sql`${table.fromUri} <> ${table.toUri}`),
    check(
      'redirect_uris_are_paths',
      sql`${table.fromUri} ~ '^/([^/].*)?/$|^/$' and ${table.toUri} ~ '^/([^/].*)?/$|^/$'`,
    ),
  ],
)
