import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

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
