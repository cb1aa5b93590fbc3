import { and, eq } from 'drizzle-orm'
import { invoices } from '#features/checkout/server/schema/invoices.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Events } from '#platform/server/events/event-handlers.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import { writeInvoice } from './write-invoice.ts'

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
  await writeInvoice(
    tx,
    {
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
    },
    now,
  )
}
