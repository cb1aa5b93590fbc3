import { expect, test } from 'vitest'
import { type PostalDraft, postalForm, toPostal, toPostalDraft } from './postal.ts'

const draft: PostalDraft = {
  isPostal: 'yes',
  recipient: 'Elena Salas',
  address: 'Calle del Mar 3, 2.º B',
  postalCode: '38001',
  city: 'Santa Cruz de Tenerife',
  postalCountry: 'ES',
}

const cases: [string, Partial<PostalDraft>, ReturnType<typeof postalForm.problems>][] = [
  ['all is well', {}, {}],
  ['nothing is posted', { isPostal: '', address: '' }, {}],
  ['nobody', { recipient: '' }, { recipient: 'recipientWrong' }],
  ['nowhere', { address: ' ', city: '' }, { address: 'addressWrong', city: 'cityWrong' }],
  ['a code of four digits in Spain', { postalCode: '3800' }, { postalCode: 'postalCodeWrong' }],
  ['a Portuguese code', { postalCode: '1100-148', postalCountry: 'PT' }, {}],
  ['an Andorran code', { postalCode: 'ad500', postalCountry: 'AD' }, {}],
  ['a country without post', { postalCountry: 'FR' }, { postalCountry: 'postalCountryWrong' }],
  ['an address without end', { address: 'x'.repeat(201) }, { address: 'tooLong' }],
]

test.each(cases)('%s', (_, changes, problems) => {
  expect(postalForm.problems({ ...draft, ...changes })).toEqual(problems)
})

test('what was typed can be shown again', () => {
  expect(toPostalDraft(toPostal(draft))).toEqual(draft)
  expect(toPostalDraft(null).isPostal).toBe('')
})
