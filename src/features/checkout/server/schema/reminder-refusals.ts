import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Addresses, in small letters, that want no reminders. */
export const reminderRefusals = pgTable('reminder_refusals', {
  email: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
})
