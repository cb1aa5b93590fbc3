import { asc, eq } from 'drizzle-orm'
import type { FileRequest, GoodsFile } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { purchaseFileHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { invoices } from '#features/checkout/server/schema/invoices.ts'
import type { Email } from '#platform/emails/mail-transport.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import type { WorkOptions } from '#platform/server/work-queue.ts'

/** What it is called in a mailbox, among downloads and at its address. */
const fileName = ({ number }: Invoice) => `${number}.pdf`

/** The e-mail with the invoice or the credit note beside its other files, if there is one. */
export async function withInvoice(services: Services, email: Email, invoice: Invoice | null): Promise<Email> {
  if (!invoice) return email
  const content = await invoicePdf(services, invoice)
  return {
    ...email,
    attachments: [...email.attachments, { name: fileName(invoice), type: 'application/pdf', content }],
  }
}

/** An invoice or a credit note of this purchase, by its name. Another purchase's is unknown here. */
export async function invoiceFile(
  services: Services,
  { purchase, name, signal }: Pick<FileRequest, 'purchase' | 'name' | 'signal'>,
): Promise<GoodsFile | null> {
  if (!purchase.invoice) return null
  const invoice = (await invoicesOf(services.db, purchase.uuid)).find((one) => fileName(one) === name)
  return invoice ? { type: 'application/pdf', content: await invoicePdf(services, invoice, { signal }) } : null
}

/** What pages offer to download. */
export async function invoiceLinks(services: Services, purchase: Purchase) {
  if (!purchase.invoice) return []
  const { t } = i18nFor(purchase.language)
  return (await invoicesOf(services.db, purchase.uuid)).map((invoice) => ({
    label: t(invoice.series === 'F' ? 'invoicePdf.linkInvoice' : 'invoicePdf.linkCredit', { number: invoice.number }),
    href: purchaseFileHref(purchase, fileName(invoice)),
    isFile: true,
  }))
}

const invoicePdf = (services: Services, invoice: Invoice, options?: WorkOptions) =>
  services.renderPdf('invoice', viewOf(services, invoice), invoice.language, options)

/** Everything the sheets of an invoice or a credit note say. */
export type InvoicePdfView = ReturnType<typeof viewOf>

function viewOf({ config }: Services, invoice: Invoice) {
  const { series, number, issuedOn, issuedAt, total, currency, content, language, paymentMode } = invoice
  const { brand, supportEmail, supportPhone } = config.site
  return {
    brand,
    kind: series === 'F' ? ('invoice' as const) : ('credit-note' as const),
    number,
    issuedOn,
    issuedAt,
    content,
    total: { amount: total, currency },
    /** False if it was paid with play money: then it says that it is no invoice. */
    isReal: paymentMode === 'live',
    support: { email: supportEmail[language], phone: supportPhone },
  }
}

type Invoice = typeof invoices.$inferSelect

/** The invoice of a purchase and its credit notes, as they were issued. */
export const invoicesOf = (db: Database | Transaction, purchaseUuid: string): Promise<Invoice[]> =>
  db
    .select()
    .from(invoices)
    .where(eq(invoices.purchaseUuid, purchaseUuid))
    .orderBy(asc(invoices.series), asc(invoices.year), asc(invoices.place))

export async function invoiceOf(db: Database, purchaseUuid: string): Promise<Invoice | null> {
  return (await invoicesOf(db, purchaseUuid)).find(({ series }) => series === 'F') ?? null
}

export async function creditNoteOf(db: Database, refundUuid: string): Promise<Invoice | null> {
  const [note] = await db.select().from(invoices).where(eq(invoices.refundUuid, refundUuid))
  return note ?? null
}
