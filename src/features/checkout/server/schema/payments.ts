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
import { attemptStates, chargeTimes } from '#features/checkout/rules/payments/attempt.ts'
import { disputeKinds, disputeStates } from '#features/checkout/rules/payments/dispute.ts'
import { type Memo, providerNames, type RequiredAction } from '#features/checkout/rules/payments/payment-provider.ts'
import { refundStates } from '#features/checkout/rules/payments/refund.ts'
import { paymentMethods } from '#platform/rules/payment-method.ts'
import { paymentMode, purchases } from './purchases.ts'

export const chargeTime = pgEnum('charge_time', chargeTimes)
export const attemptState = pgEnum('attempt_state', attemptStates)
export const paymentMethod = pgEnum('payment_method', paymentMethods)
export const paymentProvider = pgEnum('payment_provider', providerNames)
export const disputeKind = pgEnum('dispute_kind', disputeKinds)
export const disputeState = pgEnum('dispute_state', disputeStates)
export const abandonedBy = pgEnum('abandoned_by', ['buyer', 'us'])
export const paidElsewhere = pgEnum('paid_elsewhere', ['by-hand', 'by-dispute'])
export const refundState = pgEnum('refund_state', refundStates)

/** An attempt is written before the provider is called, so that reconciliation finds it whatever happens then. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    uuid: uuid().primaryKey(),
    purchaseUuid: uuid('purchase_uuid')
      .notNull()
      .references(() => purchases.uuid),
    /** Our order number at the provider. Never used twice. */
    order: text().notNull().unique(),
    provider: paymentProvider().notNull(),
    method: paymentMethod().notNull(),
    /** The kind of account that took it: only that account can be polled and can refund it. */
    paymentMode: paymentMode('payment_mode'),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** Whether its money is taken at once, or authorised first. */
    charge: chargeTime().notNull().default('now'),
    state: attemptState().notNull(),
    /** Why it failed, in the codes of spec 8. */
    code: text(),
    /** What the provider must remember. Only the provider reads it. */
    memo: jsonb().$type<Memo>().notNull(),
    /** The provider's id of the payment, for notifications without our order number. */
    transactionId: text('transaction_id'),
    /** Which of the purchase's selections it pays: how often the goods had been replaced when it was started. */
    selection: integer().notNull().default(0),
    /** Who ended it: the buyer, who chose another way, or we, since its time was over. */
    abandonedBy: abandonedBy('abandoned_by'),
    /** Which required action of the bank the buyer has answered, in case the provider's reply is lost. */
    answeredAction: text('answered_action').$type<RequiredAction['kind']>(),
    requiredAction: jsonb('required_action').$type<RequiredAction>(),
    cardKey: text('card_key'),
    cardBrand: text('card_brand'),
    cardLastDigits: text('card_last_digits'),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** When the buyer was first seen back from the provider's page. */
    returnedAt: timestamp('returned_at', { withTimezone: true }),
    /** When its money was authorised. It has to be captured or released within some days. */
    authorizedAt: timestamp('authorized_at', { withTimezone: true }),
    /** Until then one process may call the provider about it. The lease of a killed process ends by itself. */
    leasedUntil: timestamp('leased_until', { withTimezone: true }),
    /** When we stop waiting for the payment. */
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

/** Notifications that were handled. */
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
    /** Also the idempotency key at the provider. */
    uuid: uuid().primaryKey(),
    attemptUuid: uuid('attempt_uuid')
      .notNull()
      .references(() => paymentAttempts.uuid),
    amount: integer().notNull(),
    currency: text().notNull(),
    state: refundState().notNull(),
    reason: text().notNull(),
    memo: jsonb().$type<Memo>().notNull(),
    /** How often it was tried. Counted before the call. */
    tries: integer().notNull().default(0),
    /** When it was reported to the operator as overdue. */
    reportedAt: timestamp('reported_at', { withTimezone: true }),
    /** Set if it was paid in another way than through the provider. */
    paidElsewhere: paidElsewhere('paid_elsewhere'),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    leasedUntil: timestamp('leased_until', { withTimezone: true }),
    /** When it was last polled. The one polled longest ago is next. */
    polledAt: timestamp('polled_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [index().on(table.attemptUuid), index().on(table.state)],
)

/** Disputed payments, for the operator to handle. */
export const disputes = pgTable(
  'disputes',
  {
    uuid: uuid().primaryKey(),
    purchaseUuid: uuid('purchase_uuid')
      .notNull()
      .references(() => purchases.uuid),
    /** The disputed payment. Null if an operator put the whole purchase on hold. */
    attemptUuid: uuid('attempt_uuid').references(() => paymentAttempts.uuid),
    provider: paymentProvider(),
    /** The provider's id of the dispute. */
    name: text().notNull(),
    kind: disputeKind().notNull(),
    state: disputeState().notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('a_dispute_is_told_once').on(table.provider, table.name),
    index().on(table.purchaseUuid),
    index().on(table.attemptUuid),
  ],
)

/** Purchases that were paid with a code whose own payment is disputed: on hold as long as the dispute is open. */
export const disputeHolds = pgTable(
  'dispute_holds',
  {
    disputeUuid: uuid('dispute_uuid')
      .notNull()
      .references(() => disputes.uuid),
    purchaseUuid: uuid('purchase_uuid')
      .notNull()
      .references(() => purchases.uuid),
  },
  (table) => [primaryKey({ columns: [table.disputeUuid, table.purchaseUuid] }), index().on(table.purchaseUuid)],
)

/** Spec 8, 0174: cards by the provider's token, never by their number. */
export const blockedCards = pgTable('blocked_cards', {
  cardKey: text('card_key').primaryKey(),
  until: timestamp({ withTimezone: true }).notNull(),
})
