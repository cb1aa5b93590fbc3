import { choices } from '#domain/forms/field-lengths.ts'
import { normalTaxId, taxIdProblem } from '#domain/invoices/tax-id.ts'
import { vatCountries } from '#domain/invoices/vat-number.ts'
import { characters, plainLine } from '#domain/site/plain-text.ts'
import { buyerCountries } from './buyer.ts'
import { postalCodeForms } from './postal.ts'

export const longestInvoice = { name: 160, taxId: 24, address: 200, postalCode: 12, city: 80 } as const

export const invoiceFields = {
  ...choices('isInvoice'),
  invoiceName: longestInvoice.name,
  ...choices('invoiceCountry'),
  taxId: longestInvoice.taxId,
  invoiceAddress: longestInvoice.address,
  invoicePostalCode: longestInvoice.postalCode,
  invoiceCity: longestInvoice.city,
}
export type InvoiceField = keyof typeof invoiceFields
export type InvoiceDraft = Record<InvoiceField, string>

/** To whom an invoice is made out. */
export type BillingDetails = {
  name: string
  taxId: string
  address: string
  postalCode: string
  city: string
  country: string
}

export type InvoiceProblem =
  | 'invoiceNameWrong'
  | 'invoiceCountryWrong'
  | 'taxIdMissing'
  | 'taxIdForm'
  | 'taxIdCheck'
  | 'invoiceAddressWrong'
  | 'postalCodeWrong'
  | 'cityWrong'
  | 'tooLong'
export type InvoiceProblems = Partial<Record<InvoiceField, InvoiceProblem>>

/** Those whose tax ids we know: of the countries where we sell, and of the rest of the Union. */
export const invoiceCountries = [...buyerCountries.filter((country) => country !== 'other'), ...vatCountries]

export function invoiceProblems(draft: InvoiceDraft): InvoiceProblems {
  if (draft.isInvoice === '') return {}
  const isKnown = invoiceCountries.includes(draft.invoiceCountry)
  const found: Record<string, InvoiceProblem | null> = {
    invoiceName: lineProblem(draft.invoiceName, longestInvoice.name, 'invoiceNameWrong'),
    invoiceCountry: isKnown ? null : 'invoiceCountryWrong',
    taxId: isKnown ? idProblem(draft) : null,
    invoiceAddress: lineProblem(draft.invoiceAddress, longestInvoice.address, 'invoiceAddressWrong'),
    invoicePostalCode: codeProblem(draft),
    invoiceCity: lineProblem(draft.invoiceCity, longestInvoice.city, 'cityWrong'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null)) as InvoiceProblems
}

export function toBillingDetails(draft: InvoiceDraft): BillingDetails | null {
  if (draft.isInvoice === '') return null
  return {
    name: plainLine(draft.invoiceName),
    taxId: normalTaxId(draft.taxId, draft.invoiceCountry),
    address: plainLine(draft.invoiceAddress),
    postalCode: plainLine(draft.invoicePostalCode).toUpperCase(),
    city: plainLine(draft.invoiceCity),
    country: draft.invoiceCountry,
  }
}

/** `country`: that of a buyer who has said no other. */
export function toInvoiceDraft(billing: BillingDetails | null, country: string): InvoiceDraft {
  return {
    isInvoice: billing ? 'yes' : '',
    invoiceName: billing?.name ?? '',
    invoiceCountry: billing?.country ?? country,
    taxId: billing?.taxId ?? '',
    invoiceAddress: billing?.address ?? '',
    invoicePostalCode: billing?.postalCode ?? '',
    invoiceCity: billing?.city ?? '',
  }
}

function idProblem({ taxId, invoiceCountry }: InvoiceDraft): InvoiceProblem | null {
  if (plainLine(taxId) === '') return 'taxIdMissing'
  const problem = taxIdProblem(taxId, invoiceCountry)
  return problem && (problem === 'check' ? 'taxIdCheck' : 'taxIdForm')
}

/** Where we don't know the form of the codes, any is right that is not too long. */
function codeProblem({ invoicePostalCode, invoiceCountry }: InvoiceDraft): InvoiceProblem | null {
  const form = Object.hasOwn(postalCodeForms, invoiceCountry) ? postalCodeForms[invoiceCountry] : null
  const code = plainLine(invoicePostalCode)
  if (form) return form.test(code) ? null : 'postalCodeWrong'
  return lineProblem(code, longestInvoice.postalCode, 'postalCodeWrong')
}

function lineProblem(typed: string, most: number, wrong: InvoiceProblem): InvoiceProblem | null {
  const line = plainLine(typed)
  if (line === '') return wrong
  return characters(line) > most ? 'tooLong' : null
}
