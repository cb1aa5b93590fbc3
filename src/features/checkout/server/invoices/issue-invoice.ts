import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { type InvoiceSeries, invoiceNumber, invoiceTotal } from '#features/checkout/rules/invoices/invoice.ts'
import type { PaymentMode } from '#features/checkout/rules/payments/payment-mode.ts'
import { getAttemptByUuid } from '#features/checkout/server/payments/attempts/attempt-row.ts'
import { kindOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { invoiceCounters, invoices } from '#features/checkout/server/schema/invoices.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Events } from '#platform/server/events/event-handlers.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { EventServices, Services } from '#platform/server/services.ts'
import { type Day, madridDay } from '#platform/time/dates.ts'

/**
 * The invoice of a purchase that asks for one, in the transaction of its confirmation: never twice, and no number without
 * a sale. It comes last there, since whoever needs the next number waits for that transaction.
 */
export async function issueInvoice(services: EventServices, tx: Transaction, { purchase }: { purchase: Purchase }) {
  const { uuid, invoice: buyer, bill, language, locator } = purchase
  const goods = kindOf(services, purchase.kind).invoice?.(purchase)
  if (!buyer || !goods) return
  const now = services.clock.now()
  const { site, paymentMode } = services.config
  await writeInvoice(tx, now, {
    paymentMode: purchase.paymentMode ?? paymentMode,
    series: 'F',
    purchaseUuid: uuid,
    language,
    currency: bill.currency,
    content: {
      seller: site.company,
      buyer,
      ...goods,
      method: (purchase.paidBy && (await getAttemptByUuid(tx, purchase.paidBy))?.method) || null,
      locator,
      operationOn: madridDay(purchase.paidAt ?? now),
    },
  })
}

/**
 * The credit note for what is given back of an invoice, in the transaction that asks for the refund. Money that came twice
 * or too late was never invoiced.
 */
export async function creditRefund(
  { clock }: Pick<Services, 'clock'>,
  tx: Transaction,
  { uuid, attempt, amount }: Events['refund.requested'],
) {
  const [invoice] = await tx
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(purchases, eq(purchases.uuid, invoices.purchaseUuid))
    .where(
      and(
        eq(invoices.purchaseUuid, attempt.purchaseUuid),
        eq(invoices.series, 'F'),
        eq(purchases.paidBy, attempt.uuid),
      ),
    )
  if (!invoice) return
  const { paymentMode, purchaseUuid, language, currency, content, number, issuedOn } = invoice.invoice
  const now = clock.now()
  const { t } = i18nFor(language)
  await writeInvoice(tx, now, {
    paymentMode,
    series: 'R',
    purchaseUuid,
    refundUuid: uuid,
    correctsUuid: invoice.invoice.uuid,
    language,
    currency,
    content: {
      ...content,
      lines: [{ text: t('invoicePdf.creditLine', { number }), units: 1, price: -amount }],
      operationOn: madridDay(now),
      corrects: { number, issuedOn },
    },
  })
}

type Row = typeof invoices.$inferInsert
type ToIssue = Pick<
  Row,
  'paymentMode' | 'series' | 'purchaseUuid' | 'refundUuid' | 'correctsUuid' | 'language' | 'currency' | 'content'
>

/** Gives it the next number of its series, in the transaction of what it is issued for. */
async function writeInvoice(tx: Transaction, now: Date, toIssue: ToIssue) {
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
