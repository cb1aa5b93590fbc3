import { expect, test } from 'vitest'
import { type InvoiceDraft, invoiceForm, toBillingDetails, toInvoiceDraft } from './invoice.ts'

const draft: InvoiceDraft = {
  isInvoice: 'yes',
  invoiceName: 'Talleres Salas, S.L.',
  invoiceCountry: 'ES',
  taxId: 'B58818501',
  invoiceAddress: 'Calle del Mar 3, 2.º B',
  invoicePostalCode: '38001',
  invoiceCity: 'Santa Cruz de Tenerife',
}
const portuguese = { invoiceCountry: 'PT', taxId: '500697256', invoicePostalCode: '1249-300', invoiceCity: 'Lisboa' }
const german = { invoiceCountry: 'DE', taxId: 'DE136695976', invoicePostalCode: '80333', invoiceCity: 'München' }

const cases: [string, Partial<InvoiceDraft>, ReturnType<typeof invoiceForm.problems>][] = [
  ['all is well', {}, {}],
  ['no invoice is asked for', { isInvoice: '', taxId: 'x', invoiceName: '' }, {}],
  ['nobody', { invoiceName: ' ' }, { invoiceName: 'invoiceNameWrong' }],
  ['no tax id', { taxId: ' ' }, { taxId: 'taxIdMissing' }],
  ['a tax id of another form', { taxId: '12' }, { taxId: 'taxIdForm' }],
  ['a mistyped tax id', { taxId: 'B58818502' }, { taxId: 'taxIdCheck' }],
  [
    'nowhere',
    { invoiceAddress: '', invoiceCity: '' },
    { invoiceAddress: 'invoiceAddressWrong', invoiceCity: 'cityWrong' },
  ],
  ['a code of four digits in Spain', { invoicePostalCode: '3800' }, { invoicePostalCode: 'postalCodeWrong' }],
  ['a Portuguese company', portuguese, {}],
  ['a Portuguese code in Spain', { invoicePostalCode: '1249-300' }, { invoicePostalCode: 'postalCodeWrong' }],
  ['a German company', german, {}],
  ['a German company without its code', { ...german, invoicePostalCode: '' }, { invoicePostalCode: 'postalCodeWrong' }],
  ['an unknown country', { invoiceCountry: 'other' }, { invoiceCountry: 'invoiceCountryWrong' }],
  ['a name without end', { invoiceName: 'x'.repeat(161) }, { invoiceName: 'tooLong' }],
]

test.each(cases)('%s', (_, changes, problems) => {
  expect(invoiceForm.problems({ ...draft, ...changes })).toEqual(problems)
})

test('what was typed can be shown again, with the tax id as it is printed', () => {
  expect(toInvoiceDraft(toBillingDetails({ ...draft, taxId: 'es-b58818501' }), 'PT')).toEqual(draft)
  expect(toInvoiceDraft(null, 'PT')).toMatchObject({ isInvoice: '', invoiceCountry: 'PT' })
  expect(toBillingDetails({ ...draft, isInvoice: '' })).toBe(null)
})
