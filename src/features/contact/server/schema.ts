import { index, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { contactTopics } from '#features/contact/rules/contact-forms.ts'
import { bytea, language } from '#platform/server/db/schema/language.ts'

export const contactTopic = pgEnum('contact_topic', contactTopics)

/** What visitors write to us. Forgotten after the time that the privacy policy says, its file sooner. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    /** The number that the visitor is told. */
    ticket: text().notNull().unique(),
    language: language().notNull(),
    topic: contactTopic().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    reference: text().notNull(),
    message: text().notNull(),
    attachmentName: text('attachment_name'),
    attachmentType: text('attachment_type'),
    attachment: bytea(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.createdAt)],
)

/** Spas that would like to be sold here: the operator's list. */
export const spaApplications = pgTable(
  'spa_applications',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    ticket: text().notNull().unique(),
    language: language().notNull(),
    venue: text().notNull(),
    place: text().notNull(),
    web: text().notNull(),
    services: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    message: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When somebody took it off the list. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [index().on(table.createdAt)],
)
