import { date, index, integer, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { coupons } from '#features/checkout/server/schema/coupons.ts'
import { refunds } from '#features/checkout/server/schema/payments.ts'
import { cancellationReasons } from '#features/vouchers/rules/cancellation.ts'
import { exchangeKinds } from '#features/vouchers/rules/conversion.ts'
import { vouchers } from './vouchers.ts'

const keys = cancellationReasons.map(({ key }) => key) as [Reason, ...Reason[]]
type Reason = (typeof cancellationReasons)[number]['key']

export const cancellationReason = pgEnum('cancellation_reason', keys)
export const exchangeKind = pgEnum('exchange_kind', exchangeKinds)

const voucherUuid = () =>
  uuid('voucher_uuid')
    .notNull()
    .references(() => vouchers.uuid)

/** Cancelled for a refund, once: why, and what goes back where. */
export const voucherCancellations = pgTable('voucher_cancellations', {
  voucherUuid: voucherUuid().primaryKey(),
  reason: cancellationReason().notNull(),
  website: text().notNull(),
  text: text().notNull(),
  day: date(),
  /** The part that came by a payment, and its way back. */
  paymentAmount: integer('payment_amount').notNull(),
  refundUuid: uuid('refund_uuid').references(() => refunds.uuid),
  balanceAmount: integer('balance_amount').notNull(),
  balanceCode: text('balance_code').references(() => coupons.code),
  at: timestamp({ withTimezone: true }).notNull(),
})

/** Exchanged for a code, once. */
export const voucherExchanges = pgTable(
  'voucher_exchanges',
  {
    voucherUuid: voucherUuid().primaryKey(),
    kind: exchangeKind().notNull(),
    code: text()
      .notNull()
      .references(() => coupons.code),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** Where the code was sent. */
    email: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.code)],
)

/** Another name is written at once; another address when both the old and the new one have agreed. */
export const beneficiaryChanges = pgTable(
  'beneficiary_changes',
  {
    uuid: uuid().primaryKey(),
    voucherUuid: voucherUuid(),
    oldName: text('old_name').notNull(),
    oldEmail: text('old_email').notNull(),
    name: text().notNull(),
    email: text().notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    until: timestamp({ withTimezone: true }).notNull(),
    oldAgreedAt: timestamp('old_agreed_at', { withTimezone: true }),
    newAgreedAt: timestamp('new_agreed_at', { withTimezone: true }),
    madeAt: timestamp('made_at', { withTimezone: true }),
  },
  (table) => [index().on(table.voucherUuid)],
)

/** Spec 5: 'seen cheaper' is offered the same price; somebody looks at it. */
export const priceMatches = pgTable(
  'price_matches',
  {
    uuid: uuid().primaryKey(),
    voucherUuid: voucherUuid(),
    website: text().notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.voucherUuid)],
)
