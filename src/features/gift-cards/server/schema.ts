import { date, index, integer, pgEnum, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { coupons } from '#features/checkout/server/schema/coupons.ts'
import { refunds } from '#features/checkout/server/schema/payments.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { cardThemes } from '#features/gift-cards/rules/card-themes.ts'
import { cardEnds, giftCardStates } from '#features/gift-cards/rules/gift-card.ts'
import { bytea, language } from '#platform/server/db/schema/language.ts'

export const giftCardState = pgEnum('gift_card_state', giftCardStates)
export const cardTheme = pgEnum('card_theme', cardThemes)

/** Pictures of companies, as they were drawn anew: what two of them send alike is one. */
export const cardLogos = pgTable('card_logos', {
  /** The hash of what it shows: nobody finds a logo without having it. */
  key: text().primaryKey(),
  content: bytea().notNull(),
  /** When it was last sent: one that no card has is forgotten some days later. */
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
})

/**
 * A card that was bought for somebody, or given for an expired voucher. What it is worth stands in the ledger of its
 * code (`balance_entries`), and until when it is valid in the code's row.
 */
export const giftCards = pgTable(
  'gift_cards',
  {
    uuid: uuid().primaryKey(),
    code: text()
      .notNull()
      .unique()
      .references(() => coupons.code),
    /** Null if it was given for a voucher. */
    purchaseUuid: uuid('purchase_uuid').references(() => purchases.uuid),
    /** Its place among the cards of its purchase. */
    position: integer().notNull().default(0),
    state: giftCardState().notNull(),
    /** In which its recipient is written to. */
    language: language().notNull(),
    theme: cardTheme().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    /** The name of who gives it. */
    from: text('from_name').notNull(),
    message: text().notNull(),
    /** Of the company that gives it. */
    logo: text().references(() => cardLogos.key),
    /** In cents: what it was bought for. */
    value: integer().notNull(),
    currency: text().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** When its e-mail is to leave, and by which clock that was chosen. */
    deliverAt: timestamp('deliver_at', { withTimezone: true }).notNull(),
    timeZone: text('time_zone').notNull(),
    /** How often its day or its address was changed: of several e-mails that wait, only the last one leaves. */
    revision: integer().notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    openedAt: timestamp('opened_at', { withTimezone: true }),
    /** The last day that it had before it was extended. */
    extendedFrom: date('extended_from'),
    /** Why it ended: given back by its buyer, or its payment taken back by the bank. */
    cancelledBecause: text('cancelled_because', { enum: cardEnds }),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** What went back to its buyer, if it was given back. */
    refundUuid: uuid('refund_uuid').references(() => refunds.uuid),
    refundedAmount: integer('refunded_amount').notNull().default(0),
  },
  (table) => [unique().on(table.purchaseUuid, table.position), index().on(table.email)],
)
