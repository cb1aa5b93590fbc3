import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { reviewStates } from '#features/catalogue/rules/reviews/moderation.ts'
import { bytea, language } from '#platform/server/db/schema/language.ts'
import { services } from './services.ts'
import { spas } from './spas.ts'

export const reviewState = pgEnum('review_state', reviewStates)

export const reviews = pgTable(
  'reviews',
  {
    uuid: uuid().primaryKey(),
    spaUuid: uuid('spa_uuid')
      .notNull()
      .references(() => spas.uuid, { onDelete: 'cascade' }),
    serviceUuid: uuid('service_uuid').references(() => services.uuid, { onDelete: 'set null' }),
    author: text().notNull(),
    language: language().notNull(),
    environment: integer().notNull(),
    service: integer().notNull(),
    attention: integer().notNull(),
    qualityPrice: integer('quality_price').notNull(),
    comment: text().notNull(),
    isVerified: boolean('is_verified').notNull(),
    /** Others than verified ones show only after moderation. */
    isPublished: boolean('is_published').notNull(),
    writtenOn: date('written_on').notNull(),
    /** What the spa says to it, once. */
    answer: text(),
    answerLanguage: language('answer_language'),
    answeredOn: date('answered_on'),
  },
  (table) => [
    check(
      'marks_one_to_five',
      sql`${table.environment} between 1 and 5 and ${table.service} between 1 and 5 and ${table.attention} between 1 and 5 and ${table.qualityPrice} between 1 and 5`,
    ),
    check(
      'an_answer_is_whole',
      sql`num_nonnulls(${table.answer}, ${table.answerLanguage}, ${table.answeredOn}) in (0, 3)`,
    ),
    index().on(table.spaUuid, table.writtenOn),
  ],
)

/**
 * What visitors send, beside the catalogue: the table above is read by every process, and told anew, at each change.
 * Nothing here points at the catalogue's tables, which are emptied as a whole when it is filled anew.
 */
export const reviewSubmissions = pgTable(
  'review_submissions',
  {
    /** That of the review, once it is published. */
    uuid: uuid().primaryKey(),
    spaUuid: uuid('spa_uuid').notNull(),
    serviceUuid: uuid('service_uuid'),
    author: text().notNull(),
    /** For questions before publishing; gone as soon as that is decided. */
    email: text(),
    language: language().notNull(),
    environment: integer().notNull(),
    service: integer().notNull(),
    attention: integer().notNull(),
    qualityPrice: integer('quality_price').notNull(),
    comment: text().notNull(),
    /** Reference of the visit that a signed link named: verified, and once only. */
    visit: text().unique('a_visit_is_reviewed_once'),
    state: reviewState().notNull(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    check(
      'submitted_marks_one_to_five',
      sql`${table.environment} between 1 and 5 and ${table.service} between 1 and 5 and ${table.attention} between 1 and 5 and ${table.qualityPrice} between 1 and 5`,
    ),
    check('decided_unless_pending', sql`(${table.state} = 'pending') = (${table.decidedAt} is null)`),
    check('address_only_while_pending', sql`${table.state} = 'pending' or ${table.email} is null`),
    index().on(table.state, table.submittedAt),
    index().on(table.spaUuid, table.submittedAt),
  ],
)

/** Drawn anew from what was sent. They belong to what was sent, and are shown while that is in `reviews`. */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    /** A part of its address, and drawn at random so that nobody guesses it. */
    uuid: uuid().primaryKey(),
    reviewUuid: uuid('review_uuid')
      .notNull()
      .references(() => reviewSubmissions.uuid, { onDelete: 'cascade' }),
    position: integer().notNull(),
    thumbnail: bytea().notNull(),
    large: bytea().notNull(),
  },
  (table) => [unique('pictures_in_order').on(table.reviewUuid, table.position)],
)

/** Addresses, in small letters, that want not to be asked for a review. */
export const invitationRefusals = pgTable('invitation_refusals', {
  email: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
})
