import { index, integer, jsonb, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { paymentModes } from '#domain/payments/payment-mode.ts'
import type { Bill } from '#domain/pricing/purchase-lines.ts'
import type { Buyer } from '#domain/purchases/buyer.ts'
import type { FulfilmentFailure } from '#domain/purchases/fulfilment.ts'
import type { Gift } from '#domain/purchases/gift.ts'
import type { Postal } from '#domain/purchases/postal.ts'
import { purchaseKinds, purchaseStates } from '#domain/purchases/purchase.ts'
import type { NotSold, Quote } from '#domain/purchases/quote.ts'
import { language } from './catalogue.ts'

export const purchaseKind = pgEnum('purchase_kind', purchaseKinds)
/** Named in the order of worth: what is less can't be spent among what is more. */
export const paymentMode = pgEnum('payment_mode', paymentModes)
export const purchaseState = pgEnum('purchase_state', purchaseStates)

/** The same for everything that is sold: what it is stands in `goods`, which only its own kind reads. */
export const purchases = pgTable(
  'purchases',
  {
    uuid: uuid().primaryKey(),
    kind: purchaseKind().notNull(),
    state: purchaseState().notNull(),
    language: language().notNull(),
    /** SHA-256 of what the buyer's browser keeps: only that browser opens the purchase. */
    ownerHash: text('owner_hash').notNull(),
    /** Spec 3: what the buyer calls it, on the page and on the phone. */
    locator: text().notNull().unique(),
    goods: jsonb().$type<unknown>().notNull(),
    buyer: jsonb().$type<Buyer>(),
    /** In small letters: the first purchase of an address is welcomed. */
    buyerEmail: text('buyer_email'),
    gift: jsonb().$type<Gift>(),
    postal: jsonb().$type<Postal>(),
    couponCode: text('coupon_code'),
    balanceCode: text('balance_code'),
    /** What the goods cost when they were last asked about, and how often that has changed. */
    quote: jsonb().$type<Quote>().notNull(),
    quoteRevision: integer('quote_revision').notNull(),
    quotedAt: timestamp('quoted_at', { withTimezone: true }).notNull(),
    /** Set where the goods can't be had any more. */
    quoteRefusal: text('quote_refusal').$type<NotSold>(),
    /** What the buyer has seen and accepted: nothing else is ever charged. */
    bill: jsonb().$type<Bill>().notNull(),
    /** What the next payment by card will be called: the card's form wants to know it before there is an attempt. */
    nextOrder: text('next_order').notNull().unique(),
    paidBy: uuid('paid_by'),
    /** What it was paid with, since it was paid. */
    paymentMode: paymentMode('payment_mode'),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    termsAcceptedAt: timestamp('terms_accepted_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** How often its goods were ordered, and when they may be again. */
    fulfilmentTries: integer('fulfilment_tries').notNull().default(0),
    fulfilAt: timestamp('fulfil_at', { withTimezone: true }),
    /** Why it could not be fulfilled. */
    failureReason: text('failure_reason').$type<FulfilmentFailure>(),
    /** Since when its payment is disputed: until that is settled nothing can be done with what was bought. */
    disputedAt: timestamp('disputed_at', { withTimezone: true }),
  },
  (table) => [index().on(table.state, table.expiresAt), index().on(table.buyerEmail)],
)

/** Printed vouchers for the post, until somebody has brought them there. */
export const postalOrders = pgTable('postal_orders', {
  purchaseUuid: uuid('purchase_uuid')
    .primaryKey()
    .references(() => purchases.uuid),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
})

/** E-mails that have left, so that none is sent twice. The key names the e-mail and what it is about. */
export const sentEmails = pgTable('sent_emails', {
  key: text().primaryKey(),
  /** Null while it is being sent. */
  sentAt: timestamp('sent_at', { withTimezone: true }),
  /** Whoever sends it has it to themselves until then: should their process end, another may. */
  leaseUntil: timestamp('lease_until', { withTimezone: true }),
})
