import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgEnum, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Bill } from '#features/checkout/rules/bill/purchase-lines.ts'
import { paymentModes } from '#features/checkout/rules/payments/payment-mode.ts'
import type { Buyer } from '#features/checkout/rules/purchases/buyer.ts'
import type { PurchaseFailure } from '#features/checkout/rules/purchases/fulfilment.ts'
import type { Gift } from '#features/checkout/rules/purchases/gift.ts'
import type { BillingDetails } from '#features/checkout/rules/purchases/invoice.ts'
import type { Postal } from '#features/checkout/rules/purchases/postal.ts'
import { type PurchaseKind, purchaseStates } from '#features/checkout/rules/purchases/purchase.ts'
import type { NotSold, Quote } from '#features/checkout/rules/purchases/quote.ts'
import { language } from '#platform/server/db/schema/language.ts'
import type { PurchaseOrigin } from '#platform/visits/origin.ts'

/** In this order: a balance of an earlier mode can't be spent in a later one. */
export const paymentMode = pgEnum('payment_mode', paymentModes)
export const purchaseState = pgEnum('purchase_state', purchaseStates)

/** The same columns for every kind. `goods` is read only by its own kind. */
export const purchases = pgTable(
  'purchases',
  {
    uuid: uuid().primaryKey(),
    /** Text and no enum of PostgreSQL: another kind of goods is no migration. */
    kind: text().$type<PurchaseKind>().notNull(),
    state: purchaseState().notNull(),
    language: language().notNull(),
    /** SHA-256 of the secret in the buyer's cookie, which opens the purchase. */
    ownerHash: text('owner_hash').notNull(),
    /** Spec 3: the number that the buyer sees and tells on the phone. */
    locator: text().notNull().unique(),
    goods: jsonb().$type<unknown>().notNull(),
    buyer: jsonb().$type<Buyer>(),
    /** In lower case, to find the purchases of an address. */
    buyerEmail: text('buyer_email'),
    /** The mailbox that the address reaches, to find its first purchase. */
    buyerMailbox: text('buyer_mailbox'),
    gift: jsonb().$type<Gift>(),
    postal: jsonb().$type<Postal>(),
    /** In whose name each room is, if its kind asks for that. */
    guests: jsonb().$type<string[]>(),
    /** To whom its invoice is made out, if one is asked for. */
    invoice: jsonb().$type<BillingDetails>(),
    couponCode: text('coupon_code'),
    balanceCode: text('balance_code'),
    /** The last quote of the goods, and how often it has changed. */
    quote: jsonb().$type<Quote>().notNull(),
    quoteRevision: integer('quote_revision').notNull(),
    quotedAt: timestamp('quoted_at', { withTimezone: true }).notNull(),
    /** Set if the goods are not sold any more. */
    quoteRefusal: text('quote_refusal').$type<NotSold>(),
    /** The supplier's reference of the held goods, and until when they are held. Most kinds hold nothing. */
    holdReference: text('hold_reference'),
    heldUntil: timestamp('held_until', { withTimezone: true }),
    /** When it first held goods, of any kind or hour: from then on its time for holding runs. */
    heldSince: timestamp('held_since', { withTimezone: true }),
    /** The bill that the buyer has seen and accepted. Nothing else is ever charged. */
    bill: jsonb().$type<Bill>().notNull(),
    /** The order number of the next attempt. The card form needs it before there is an attempt. */
    nextOrder: text('next_order').notNull().unique(),
    /** The attempt whose money pays it, or will once it is captured. */
    paidBy: uuid('paid_by'),
    /** The mode in which it was paid. */
    paymentMode: paymentMode('payment_mode'),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** How the visit came in which it was started, for the funnel. Forgotten once it was counted. */
    origin: jsonb().$type<PurchaseOrigin>(),
    /** When the buyer's data were saved for the first time, and when its first payment was begun. */
    buyerSavedAt: timestamp('buyer_saved_at', { withTimezone: true }),
    paymentStartedAt: timestamp('payment_started_at', { withTimezone: true }),
    /** When the general terms were last accepted: with the buyer's data, and with each payment. */
    termsAcceptedAt: timestamp('terms_accepted_at', { withTimezone: true }),
    /** When its last payment was begun. Without it there is no attempt to look for. */
    attemptedAt: timestamp('attempted_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When a payment was accepted for it: taken, or authorised. From then on its goods are made. */
    paymentAcceptedAt: timestamp('payment_accepted_at', { withTimezone: true }),
    /** When its money was taken. Null while it is only authorised. */
    paidAt: timestamp('paid_at', { withTimezone: true }),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** How often its goods were ordered, and when they may be again. */
    fulfilmentTries: integer('fulfilment_tries').notNull().default(0),
    fulfilAt: timestamp('fulfil_at', { withTimezone: true }),
    failureReason: text('failure_reason').$type<PurchaseFailure>(),
    /** Since when its payment is disputed: until that is settled nothing can be done with what was bought. */
    disputedAt: timestamp('disputed_at', { withTimezone: true }),
  },
  (table) => [
    index().on(table.state, table.expiresAt),
    index().on(table.ownerHash),
    index().on(table.buyerEmail),
    index().on(table.buyerMailbox),
    // Those that the funnel still counts: one day of confirmed ones, and some weeks of the others.
    index().on(table.startedAt).where(sql`${table.origin} is not null`),
  ],
)

/** Printed vouchers to post. */
export const postalOrders = pgTable('postal_orders', {
  purchaseUuid: uuid('purchase_uuid')
    .primaryKey()
    .references(() => purchases.uuid),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
})

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

/** Addresses, in small letters, that want no reminders. */
export const reminderRefusals = pgTable('reminder_refusals', {
  email: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
})
