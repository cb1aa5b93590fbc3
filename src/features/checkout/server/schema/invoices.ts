import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { type InvoiceContent, invoiceSeries } from '#features/checkout/rules/invoices/invoice.ts'
import { language } from '#platform/server/db/schema/language.ts'
import { refunds } from './payments.ts'
import { paymentMode, purchases } from './purchases.ts'

export const invoiceSeriesName = pgEnum('invoice_series', invoiceSeries)

/**
 * The last number of each series and year. Play money has numbers of its own. A transaction that takes a number holds
 * the row until it ends, so that what is rolled back leaves no gap.
 */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    paymentMode: paymentMode('payment_mode').notNull(),
    series: invoiceSeriesName().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
    /** The day of the last one. None that follows has an earlier one. */
    lastOn: date('last_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.paymentMode, table.series, table.year] })],
)

/** Invoices (`F`) and credit notes (`R`) as they were issued. A trigger refuses to change them. */
export const invoices = pgTable(
  'invoices',
  {
    uuid: uuid().primaryKey(),
    paymentMode: paymentMode('payment_mode').notNull(),
    series: invoiceSeriesName().notNull(),
    year: integer().notNull(),
    place: integer().notNull(),
    /** As it is printed: 'F2026-000001'. */
    number: text().notNull(),
    purchaseUuid: uuid('purchase_uuid')
      .notNull()
      .references(() => purchases.uuid),
    /** Of a credit note: the refund that it is for, and the invoice that it takes back. */
    refundUuid: uuid('refund_uuid')
      .unique()
      .references(() => refunds.uuid),
    correctsUuid: uuid('corrects_uuid').references((): AnyPgColumn => invoices.uuid),
    language: language().notNull(),
    issuedOn: date('issued_on').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** In cents; less than nothing for a credit note. */
    total: integer().notNull(),
    currency: text().notNull(),
    content: jsonb().$type<InvoiceContent>().notNull(),
  },
  (table) => [
    unique('an_invoice_number_is_used_once').on(table.paymentMode, table.series, table.year, table.place),
    uniqueIndex('one_invoice_of_a_purchase').on(table.purchaseUuid).where(sql`${table.series} = 'F'`),
    index().on(table.purchaseUuid),
  ],
)
