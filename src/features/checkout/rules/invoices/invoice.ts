import type { BillingDetails } from '#features/checkout/rules/purchases/invoice.ts'
import type { PaymentMethod } from '#platform/rules/payment-method.ts'
import type { Day } from '#platform/time/dates.ts'

/** Invoices, and the credit notes that take back what an invoice has charged. */
export const invoiceSeries = ['F', 'R'] as const
export type InvoiceSeries = (typeof invoiceSeries)[number]

/** All that it says, as it was when it was issued. */
export type InvoiceContent = {
  seller: { name: string; taxId: string; address: string; registry: string }
  buyer: BillingDetails
  lines: InvoiceLine[]
  /** Why no tax is charged, in a sentence. */
  taxNote: string
  /** Null if a balance has paid for all of it. */
  method: PaymentMethod | null
  locator: string
  /** When the money was taken, or asked back. */
  operationOn: Day
  /** The invoice that a credit note takes back. */
  corrects?: { number: string; issuedOn: Day }
}

/** `price` is that of one, in cents. */
export type InvoiceLine = { text: string; units: number; price: number }

/** 'F2026-000001': by series and year, without gaps. */
export const invoiceNumber = (series: InvoiceSeries, year: number, place: number) =>
  `${series}${year}-${String(place).padStart(6, '0')}`

export const invoiceTotal = (lines: readonly InvoiceLine[]) =>
  lines.reduce((sum, { units, price }) => sum + units * price, 0)
