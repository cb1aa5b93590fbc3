import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PurchaseKind } from '#features/checkout/rules/purchases/purchase.ts'
import { language } from '#platform/server/db/schema/language.ts'

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
