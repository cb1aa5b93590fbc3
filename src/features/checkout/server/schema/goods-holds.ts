import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Which goods a purchase holds or has held, for as long as that says something about who may hold them next. Written
 * before the supplier is asked, so that a purchase that begins with it is not there yet. Goods of several parts, such as the
 * nights of a stay, have a row for each.
 */
export const goodsHolds = pgTable(
  'goods_holds',
  {
    purchaseUuid: uuid('purchase_uuid').notNull(),
    /** The kind, and by what it tells the parts of its goods apart. */
    goodsKey: text('goods_key').notNull(),
    /** Rooms or hours of the whole purchase, the same in each of its rows. */
    count: integer().notNull(),
    /** A keyed hash of the address that the visitor came from. */
    addressHash: text('address_hash'),
    heldFrom: timestamp('held_from', { withTimezone: true }).notNull(),
    heldUntil: timestamp('held_until', { withTimezone: true }).notNull(),
    /** Whether its buyer chose other goods before the hold had ended. */
    isGivenUp: boolean('is_given_up').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseUuid, table.goodsKey] }),
    index().on(table.goodsKey),
    index().on(table.addressHash, table.heldUntil),
    index().on(table.heldUntil),
  ],
)
