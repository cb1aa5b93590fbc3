import { expect, test } from 'vitest'
import { type BeneficiaryDraft, type BeneficiaryProblems, beneficiaryForm, toBeneficiary } from './beneficiary.ts'

test.each<[string, Partial<BeneficiaryDraft>, BeneficiaryProblems]>([
  ['all is well', {}, {}],
  ['no name', { name: ' \n ' }, { name: 'nameWrong' }],
  ['a name of 80', { name: ` ${'ñ'.repeat(80)} ` }, {}],
  ['a name of 81', { name: 'ñ'.repeat(81) }, { name: 'nameLong' }],
  ['no address', { email: '' }, { email: 'emailWrong' }],
  ['half an address', { email: 'rui@correo' }, { email: 'emailWrong' }],
  ['nothing', { name: '', email: '' }, { name: 'nameWrong', email: 'emailWrong' }],
])('%s', (_, changes, problems) => {
  expect(beneficiaryForm.problems({ name: 'Rui Costa', email: 'rui@correo.pt', ...changes })).toEqual(problems)
})

test('a name is one plain line, an address is in small letters', () => {
  expect(toBeneficiary({ name: ' Rui\n\u202eCosta ', email: ' Rui@Correo.PT ' })).toEqual({
    name: 'Rui Costa',
    email: 'rui@correo.pt',
  })
})
