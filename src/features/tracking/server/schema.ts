import { date, index, integer, pgEnum, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PurchaseKind } from '#features/checkout/rules/purchases/purchase.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { purchaseStages } from '#features/tracking/rules/trackers/purchase-stage.ts'
import { language } from '#platform/server/db/schema/language.ts'

export const purchaseStage = pgEnum('purchase_stage', purchaseStages)

/**
 * What a buyer's browser was given to tell of a purchase, so that nobody is told of it twice. `at`: when it was given
 * for the first time.
 */
export const toldStages = pgTable(
  'told_stages',
  {
    purchaseUuid: uuid('purchase_uuid')
      .notNull()
      .references(() => purchases.uuid, { onDelete: 'cascade' }),
    stage: purchaseStage().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Until then no other page is given it. Null once the browser has said that it was told. */
    offeredUntil: timestamp('offered_until', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.purchaseUuid, table.stage] })],
)

/** The proof of who agreed to what: nothing in it leads to anybody. Forgotten after a year. */
export const consentChoices = pgTable(
  'consent_choices',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Of the text that was agreed to. */
    version: text().notNull(),
    language: language().notNull(),
    accepted: text().array().notNull(),
    /** Without its end. */
    address: text().notNull(),
  },
  (table) => [index().on(table.at)],
)

/** How many came to each stage on a day in Madrid. Nobody stands in it, so it is kept without an end. */
export const funnelDays = pgTable(
  'funnel_days',
  {
    day: date().notNull(),
    language: language().notNull(),
    kind: text().$type<PurchaseKind>().notNull(),
    channel: text().notNull(),
    campaign: text().notNull(),
    views: integer().notNull().default(0),
    starts: integer().notNull().default(0),
    buyers: integer().notNull().default(0),
    payments: integer().notNull().default(0),
    confirmed: integer().notNull().default(0),
  },
  ({ day, language, kind, channel, campaign }) => [primaryKey({ columns: [day, channel, campaign, kind, language] })],
)
