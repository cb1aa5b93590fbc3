import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { attemptStates } from '#domain/payments/attempt.ts'
import { disputeKinds, disputeStates } from '#domain/payments/dispute.ts'
import { paymentMethods } from '#domain/payments/payment-method.ts'
import { type Memo, providerNames, type RequiredAction } from '#domain/payments/payment-provider.ts'
import { refundStates } from '#domain/payments/refund.ts'
import { paymentMode, purchases } from './purchases.ts'

export const attemptState = pgEnum('attempt_state', attemptStates)
export const paymentMethod = pgEnum('payment_method', paymentMethods)
export const paymentProvider = pgEnum('payment_provider', providerNames)
export const disputeKind = pgEnum('dispute_kind', disputeKinds)
export const disputeState = pgEnum('dispute_state', disputeStates)
export const abandonedBy = pgEnum('abandoned_by', ['buyer', 'us'])
export const paidElsewhere = pgEnum('paid_elsewhere', ['by-hand', 'by-dispute'])
export const refundState = pgEnum('refund_state', refundStates)

/** Written before the provider is called: whatever happens then, somebody will ask. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    uuid: uuid().primaryKey(),
    purchaseUuid: uuid('purchase_uuid')
      .notNull()
      .references(() => purchases.uuid),
    /** Never used again, for as long as there are banks. */
    order: text().notNull().unique(),
    provider: paymentProvider().notNull(),
    method: paymentMethod().notNull(),
    /** Whose account took it: only there it can be asked about and paid back. */
    paymentMode: paymentMode('payment_mode'),
    amount: integer().notNull(),
    currency: text().notNull(),
    state: attemptState().notNull(),
    /** Why it failed, in the codes of spec 8. */
    code: text(),
    /** What the provider's adapter must remember, and only it reads. */
    memo: jsonb().$type<Memo>().notNull(),
    /** What the provider calls the payment: messages that do not repeat our order number are found by it. */
    transactionId: text('transaction_id'),
    /** Which of the purchase's selections it pays: how often the goods had been replaced when it was started. */
    selection: integer().notNull().default(0),
    /** Who ended it: the buyer, who chose another way, or we, since its time was over. */
    abandonedBy: abandonedBy('abandoned_by'),
    /** Which of the bank's questions the buyer has answered, where the provider's own answer may have been lost. */
    answeredAction: text('answered_action').$type<RequiredAction['kind']>(),
    /** What the buyer must do now. */
    requiredAction: jsonb('required_action').$type<RequiredAction>(),
    cardKey: text('card_key'),
    cardBrand: text('card_brand'),
    cardLastDigits: text('card_last_digits'),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** Somebody is talking to the provider about it until then; who was killed meanwhile holds nobody up for longer. */
    leasedUntil: timestamp('leased_until', { withTimezone: true }),
    /** When it is no use to wait any longer. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    polledAt: timestamp('polled_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('one_open_attempt').on(table.purchaseUuid).where(sql`${table.state} = 'open'`),
    index().on(table.purchaseUuid),
    index().on(table.state, table.startedAt),
    index().on(table.provider, table.transactionId),
  ],
)

/** What providers have told us: the same message a second time changes nothing. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: paymentProvider().notNull(),
    event: text().notNull(),
    order: text().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.event] })],
)

export const refunds = pgTable(
  'refunds',
  {
    /** Also the key by which the provider knows it. */
    uuid: uuid().primaryKey(),
    attemptUuid: uuid('attempt_uuid')
      .notNull()
      .references(() => paymentAttempts.uuid),
    amount: integer().notNull(),
    currency: text().notNull(),
    state: refundState().notNull(),
    reason: text().notNull(),
    memo: jsonb().$type<Memo>().notNull(),
    /** How often its provider was asked for it. Counted before the call. */
    tries: integer().notNull().default(0),
    /** Since when an operator knows that it takes too long. */
    reportedAt: timestamp('reported_at', { withTimezone: true }),
    /** Set where the money went another way than through the provider. */
    paidElsewhere: paidElsewhere('paid_elsewhere'),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    leasedUntil: timestamp('leased_until', { withTimezone: true }),
    /** When its provider was last asked about it: who was asked longest ago is next. */
    polledAt: timestamp('polled_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [index().on(table.attemptUuid), index().on(table.state)],
)

/** Payments that somebody would have back without asking us, for the operator to look at. */
export const disputes = pgTable(
  'disputes',
  {
    uuid: uuid().primaryKey(),
    purchaseUuid: uuid('purchase_uuid')
      .notNull()
      .references(() => purchases.uuid),
    /** The payment it is about: one that was given back long ago holds nothing. None where an operator holds all of it. */
    attemptUuid: uuid('attempt_uuid').references(() => paymentAttempts.uuid),
    provider: paymentProvider(),
    /** What its provider calls it. */
    name: text().notNull(),
    kind: disputeKind().notNull(),
    state: disputeState().notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('a_dispute_is_told_once').on(table.provider, table.name), index().on(table.purchaseUuid)],
)

/** Spec 8, 0174: by the provider's token of a card, never by its number. */
export const blockedCards = pgTable('blocked_cards', {
  cardKey: text('card_key').primaryKey(),
  until: timestamp({ withTimezone: true }).notNull(),
})
