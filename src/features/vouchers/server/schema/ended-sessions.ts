import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Sessions whose holder has logged out, until they would have ended by themselves. */
export const endedSessions = pgTable('ended_sessions', {
  id: uuid().primaryKey(),
  until: timestamp({ withTimezone: true }).notNull(),
})
