import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** E-mails that have left, so that none is sent twice. The key names the e-mail and what it is about. */
export const sentEmails = pgTable('sent_emails', {
  key: text().primaryKey(),
  /** Null while it is being sent. */
  sentAt: timestamp('sent_at', { withTimezone: true }),
  /** Until then one process sends it. If that process ends, another may send it afterwards. */
  leaseUntil: timestamp('lease_until', { withTimezone: true }),
})
