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
  ['an address of 120', { buyerAddress: 'ñ'.repeat(120) }, {}],
  ['an address of 121', { buyerAddress: 'ñ'.repeat(121) }, { buyerAddress: 'tooLong' }],
  ['a town without end', { buyerCity: 'a'.repeat(121) }, { buyerCity: 'tooLong' }],
]

test.each(cases)('%s', (_, changes, problems) => {
  expect(buyerProblems({ ...draft, ...changes })).toEqual(problems)
})

test('what is kept is plain, and what was typed can be shown again', () => {
  const buyer = toBuyer({ ...draft, name: ' Marta \n Luz ', newsletter: 'yes', email: ' marta@correo.es ' })
  expect(buyer).toMatchObject({ name: 'Marta Luz', email: 'marta@correo.es', allowNotifications: true })
  expect(toDraft(buyer)).toMatchObject({ confirmEmail: 'marta@correo.es', newsletter: 'yes' })
})

test('who tells where they live is kept with it, and nobody has to', () => {
  const told = { buyerAddress: ' Calle  Mayor 1 ', buyerCity: 'Madrid', buyerPostalCode: '28013' }
  const buyer = toBuyer({ ...draft, ...told })
  expect(buyer.home).toEqual({ address: 'Calle Mayor 1', city: 'Madrid', postalCode: '28013' })
  expect(toDraft(buyer)).toMatchObject({ ...told, buyerAddress: 'Calle Mayor 1' })
  expect(toDraft(buyer)).not.toHaveProperty('home')
  expect(toBuyer(draft)).not.toHaveProperty('home')
})
