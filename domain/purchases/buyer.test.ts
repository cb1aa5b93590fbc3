import { expect, test } from 'vitest'
import { type BuyerDraft, buyerProblems, toBuyer, toDraft } from './buyer.ts'

const draft: BuyerDraft = {
  name: 'Marta',
  surname: 'Salas Ruiz',
  email: 'marta@correo.es',
  confirmEmail: 'marta@correo.es',
  phone: '',
  comment: '',
  newsletter: '',
  country: 'ES',
}

const cases: [string, Partial<BuyerDraft>, ReturnType<typeof buyerProblems>][] = [
  ['all is well', {}, {}],
  ['no name', { name: '   ' }, { name: 'nameWrong' }],
  ['no surname', { surname: '' }, { surname: 'surnameWrong' }],
  ['a name without end', { name: 'a'.repeat(81) }, { name: 'tooLong' }],
  ['no address', { email: '', confirmEmail: '' }, { email: 'emailWrong' }],
  ['an address with a space', { email: 'mar ta@correo.es', confirmEmail: 'mar ta@correo.es' }, { email: 'emailWrong' }],
  ['spaces around it', { email: ' marta@correo.es ' }, {}],
  ['another address', { confirmEmail: 'marta@correo.pt' }, { confirmEmail: 'emailsDiffer' }],
  ['the same in capitals', { confirmEmail: 'MARTA@Correo.es' }, {}],
  ['a phone', { phone: '+34 600 000 000' }, {}],
  ['a phone with capitals, which is allowed', { phone: '600 000 000 EXT 2' }, {}],
  ['a phone with small letters', { phone: '600 000 000 ext' }, { phone: 'phoneWrong' }],
  ['a comment of 500', { comment: 'ñ'.repeat(500) }, {}],
  ['a comment of 501', { comment: 'ñ'.repeat(501) }, { comment: 'commentLong' }],
  ['a country that is none', { country: 'es' }, { country: 'countryWrong' }],
  ['from far away', { country: 'other' }, {}],
]

test.each(cases)('%s', (_, changes, problems) => {
  expect(buyerProblems({ ...draft, ...changes })).toEqual(problems)
})

test('what is kept is plain, and what was typed can be shown again', () => {
  const buyer = toBuyer({ ...draft, name: ' Marta \n Luz ', newsletter: 'yes', email: ' marta@correo.es ' })
  expect(buyer).toMatchObject({ name: 'Marta Luz', email: 'marta@correo.es', allowNotifications: true })
  expect(toDraft(buyer)).toMatchObject({ confirmEmail: 'marta@correo.es', newsletter: 'yes' })
})
