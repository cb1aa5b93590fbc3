import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { couponKinds } from '#features/checkout/rules/coupons/coupon.ts'
import { paymentMode, purchases } from './purchases.ts'

export const couponKind = pgEnum('coupon_kind', couponKinds)
/** A coupon is held while its buyer pays; then it is used, or released. */
export const holdState = pgEnum('hold_state', ['held', 'used', 'released'])

/** Every code for 'Código descuento': percentages, balance from conversions, gift cards. */
export const coupons = pgTable(
  'coupons',
  {
    code: text().primaryKey(),
    label: text().notNull(),
    kind: couponKind().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    percent: integer().notNull().default(0),
    currency: text().notNull().default('EUR'),
    minimum: integer().notNull().default(0),
    startsOn: date('starts_on'),
    endsOn: date('ends_on'),
    /**
     * Of a balance to which value was returned after its end: what stays expired of the sum of its entries, and its own
     * last day. `ends_on` is then the last day of what was returned.
     */
    expiredAmount: integer('expired_amount').notNull().default(0),
    expiredOn: date('expired_on'),
    usageLimit: integer('usage_limit'),
    serviceUuids: uuid('service_uuids').array().notNull().default([]),
    spaUuids: uuid('spa_uuids').array().notNull().default([]),
    /** The address whose first purchase it is for. */
    firstPurchaseOnly: text('first_purchase_only'),
    /** The mode in which its balance was bought; null for a discount, which is not bought. */
    paymentMode: paymentMode('payment_mode'),
    /** The purchase that has paid for its balance: while that is disputed, nothing can be bought with it. */
    purchaseUuid: uuid('purchase_uuid').references(() => purchases.uuid),
    /** What a bank took back of what was paid for it, and is not taken off it yet: the next that comes back to it is. */
    owed: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('percent_is_one', sql`${table.percent} between 0 and 100`),
    check('expired_amount_has_its_day', sql`${table.expiredAmount} = 0 or ${table.expiredOn} is not null`),
    check('expired_amount_is_not_negative', sql`${table.expiredAmount} >= 0`),
    check('owed_is_no_credit', sql`${table.owed} >= 0`),
    index().on(table.purchaseUuid),
  ],
)

/** A use of a coupon, or an amount of a balance, that a purchase holds while its buyer pays. */
export const couponHolds = pgTable(
  'coupon_holds',
  {
    purchaseUuid: uuid('purchase_uuid')
      .notNull()
      .references(() => purchases.uuid),
    code: text()
      .notNull()
      .references(() => coupons.code),
    amount: integer().notNull(),
    /** What was held before the rest of its balance expired, of that rest: this purchase alone can still spend it. */
    expiredAmount: integer('expired_amount').notNull().default(0),
    state: holdState().notNull(),
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.purchaseUuid, table.code] }), index().on(table.code, table.state)],
)

/** Append-only: a balance is the sum of its entries. */
export const balanceEntries = pgTable(
  'balance_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    code: text()
      .notNull()
      .references(() => coupons.code),
    amount: integer().notNull(),
    purchaseUuid: uuid('purchase_uuid').references(() => purchases.uuid),
    reason: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.code), index().on(table.purchaseUuid)],
)
