import { pgEnum, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { purchaseStages } from '#features/tracking/rules/trackers/purchase-stage.ts'

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
