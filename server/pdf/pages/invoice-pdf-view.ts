import type { Day } from '#domain/dates.ts'
import type { InvoiceContent } from '#domain/invoices/invoice.ts'
import type { Money } from '#domain/money.ts'

/** Everything the sheets of an invoice or a credit note say. */
export type InvoicePdfView = {
  brand: string
  kind: 'invoice' | 'credit-note'
  number: string
  issuedOn: Day
  issuedAt: Date
  content: InvoiceContent
  total: Money
  /** False if it was paid with play money: then it says that it is no invoice. */
  isReal: boolean
  support: { email: string; phone: string }
}
