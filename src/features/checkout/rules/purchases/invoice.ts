import { normalTaxId, taxIdProblem, vatCountries } from '#features/checkout/rules/invoices/tax-id.ts'
import { choice, custom, type DraftOf, defineForm, line } from '#platform/forms/define-form.ts'
import { plainLine } from '#platform/rules/plain-text.ts'
import { buyerCountries } from './buyer.ts'
import { isPostalCode } from './postal.ts'

/** To whom an invoice is made out. */
export type BillingDetails = {
  name: string
  taxId: string
  address: string
  postalCode: string
  city: string
  country: string
}

/** Those whose tax ids we know: of the countries where we sell, and of the rest of the Union. */
export const invoiceCountries = [...buyerCountries.filter((country) => country !== 'other'), ...vatCountries]

const longestTaxId = 24
const long = { long: 'tooLong' } as const

export const invoiceForm = defineForm(
  {
    isInvoice: choice(),
    invoiceName: line({ most: 160, wrong: 'invoiceNameWrong', ...long, autoComplete: 'organization' }),
    invoiceCountry: choice(invoiceCountries, 'invoiceCountryWrong', { autoComplete: 'billing country' }),
    taxId: custom({
      most: longestTaxId,
      autoComplete: 'off',
      autoCapitalize: 'characters',
      spellCheck: false,
      maxLength: longestTaxId,
    }),
    invoiceAddress: line({ most: 200, wrong: 'invoiceAddressWrong', ...long, autoComplete: 'billing street-address' }),
    // Where we don't know the form of the codes, any is right that is not too long.
    invoicePostalCode: line({ most: 12, wrong: 'postalCodeWrong', ...long, autoComplete: 'billing postal-code' }),
    invoiceCity: line({ most: 80, wrong: 'cityWrong', ...long, autoComplete: 'billing address-level2' }),
  },
  {
    across: ({ taxId, invoiceCountry, invoicePostalCode }) => ({
      taxId: invoiceCountries.includes(invoiceCountry) && idProblem(taxId, invoiceCountry),
      invoicePostalCode: isPostalCode(invoicePostalCode, invoiceCountry) === false && 'postalCodeWrong',
    }),
    asks: ({ isInvoice }) => isInvoice !== '',
  },
)
export type InvoiceDraft = DraftOf<typeof invoiceForm>

export function toBillingDetails(draft: Partial<InvoiceDraft>): BillingDetails | null {
  const { isInvoice, ...invoice } = invoiceForm.clean(draft)
  if (isInvoice === '') return null
  return {
    name: invoice.invoiceName,
    taxId: normalTaxId(invoice.taxId, invoice.invoiceCountry),
    address: invoice.invoiceAddress,
    postalCode: invoice.invoicePostalCode.toUpperCase(),
    city: invoice.invoiceCity,
    country: invoice.invoiceCountry,
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

function idProblem(taxId: string, country: string) {
  if (plainLine(taxId) === '') return 'taxIdMissing'
  const problem = taxIdProblem(taxId, country)
  return problem && (problem === 'check' ? 'taxIdCheck' : 'taxIdForm')
}
