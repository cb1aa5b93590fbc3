import { pgTable, text } from 'drizzle-orm/pg-core'

/** What the server was started with, for commands that a shell without its settings starts. */
export const startedWith = pgTable('started_with', {
  name: text().primaryKey(),
  value: text().notNull(),
})
