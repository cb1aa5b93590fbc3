import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { purchaseKind } from '#features/checkout/server/schema/purchases.ts'
import { language } from '#platform/server/db/schema/language.ts'

/** How many came to each stage on a day in Madrid. Nobody stands in it, so it is kept without an end. */
export const funnelDays = pgTable(
  'funnel_days',
  {
    day: date().notNull(),
    language: language().notNull(),
    kind: purchaseKind().notNull(),
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
