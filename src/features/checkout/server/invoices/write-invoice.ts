import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type InvoiceSeries, invoiceNumber, invoiceTotal } from '#features/checkout/rules/invoices/invoice.ts'
import type { PaymentMode } from '#features/checkout/rules/payments/payment-mode.ts'
import { invoiceCounters, invoices } from '#features/checkout/server/schema/invoices.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { type Day, madridDay } from '#platform/time/dates.ts'

type Row = typeof invoices.$inferInsert
type ToIssue = Pick<
  Row,
  'paymentMode' | 'series' | 'purchaseUuid' | 'refundUuid' | 'correctsUuid' | 'language' | 'currency' | 'content'
>

/** Gives it the next number of its series, in the transaction of what it is issued for. */
export async function writeInvoice(tx: Transaction, toIssue: ToIssue, now: Date) {
  const { paymentMode, series, content } = toIssue
  const { place, issuedOn } = await takeNumber(tx, paymentMode, series, madridDay(now))
  const year = Number(issuedOn.slice(0, 4))
  await tx.insert(invoices).values({
    ...toIssue,
    uuid: randomUUID(),
    year,
    place,
    number: invoiceNumber(series, year, place),
    issuedOn,
    issuedAt: now,
    total: invoiceTotal(content.lines),
  })
}

/** The row of the counter stays locked until the transaction ends: whoever comes next waits, and follows. */
async function takeNumber(tx: Transaction, paymentMode: PaymentMode, series: InvoiceSeries, today: Day) {
  const { last, lastOn } = invoiceCounters
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ paymentMode, series, year: Number(today.slice(0, 4)), last: 1, lastOn: today })
    .onConflictDoUpdate({
      target: [invoiceCounters.paymentMode, invoiceCounters.series, invoiceCounters.year],
      set: { last: sql`${last} + 1`, lastOn: sql`greatest(${lastOn}, excluded.last_on)` },
    })
    .returning({ place: last, issuedOn: lastOn })
  if (!counter) throw new Error('The counter of invoices gave no number')
  return counter
}
