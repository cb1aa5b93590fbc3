import { expect, test } from 'vitest'
import {
  type BuyerPartNames,
  type BuyerStepDraft,
  buyerStepForm,
  buyerStepProblems,
  formParts,
  readBuyerStep,
  toBuyerStepDraft,
} from './buyer-step.ts'

const days = { today: '2026-11-15', lastDay: '2027-11-15' }
const marta = { name: 'Marta', surname: 'Salas', email: 'm@correo.es', confirmEmail: 'm@correo.es', country: 'ES' }
/** A gift without a name, and a parcel without an address. */
const wrong = { isGift: 'yes', isPostal: 'yes', postalCountry: 'ES', delivery: 'myself' }

const cases: [string, BuyerPartNames, BuyerStepDraft, string[]][] = [
  ['a buyer without a phone', ['buyer'], {}, []],
  ['a buyer without a phone who needs one', ['buyer-with-phone'], {}, ['phone']],
  ['a phone that is only a sign', ['buyer-with-phone'], { phone: ' + ' }, ['phone']],
  ['a buyer with a phone who needs one', ['buyer-with-phone'], { phone: '+34 600 000 000' }, []],
  ['a gift without a name', ['buyer', 'gift'], wrong, ['beneficiaryName']],
  ['parts that are not asked for', ['buyer'], wrong, []],
  ['a parcel to nowhere', ['buyer', 'postal'], wrong, ['recipient', 'address', 'postalCode', 'city']],
  ['guests without a name', ['buyer', 'guests'], { guestRooms: '2' }, ['guestName1']],
  [
    'an invoice to nobody',
    ['buyer', 'invoice'],
    { isInvoice: 'yes', invoiceCountry: 'ES', taxId: 'B58818501' },
    ['invoiceName', 'invoiceAddress', 'invoicePostalCode', 'invoiceCity'],
  ],
  ['terms that are not accepted', formParts(['buyer']), {}, ['terms']],
  ['terms that are accepted', formParts(['buyer']), { terms: 'yes' }, []],
]

test.each(cases)('%s', (_, parts, draft, problems) => {
  expect(Object.keys(buyerStepProblems(parts, { ...marta, ...draft }, days))).toEqual(problems)
})

test('a part that is not named stores nothing, whatever is sent', () => {
  const sent = { ...marta, isGift: 'yes', beneficiaryName: 'Inés', delivery: 'myself', guestName0: 'Hugo' }
  expect(readBuyerStep(['buyer', 'gift'], sent, days)).toMatchObject({ gift: { name: 'Inés' }, guests: null })
  expect(readBuyerStep(['buyer'], sent, days)).toMatchObject({
    buyer: { name: 'Marta' },
    gift: null,
    postal: null,
    guests: null,
  })
})

test('what was stored fills the fields of the named parts and no others', () => {
  const parts: BuyerPartNames = ['buyer', 'guests']
  const sent = { ...marta, guestName0: 'Hugo' }
  const stored = { ...readBuyerStep(parts, sent, days), termsAcceptedAt: null }
  expect(toBuyerStepDraft(parts, stored, days, 'ES')).toMatchObject(sent)
  expect(toBuyerStepDraft(['buyer'], stored, days, 'ES')).not.toHaveProperty('guestName0')
})

test('who has said nothing yet lives where the language is spoken', () => {
  const nothing = { buyer: null, gift: null, postal: null, guests: null, invoice: null, termsAcceptedAt: null }
  expect(toBuyerStepDraft(['buyer'], nothing, days, 'PT')).toMatchObject({ name: '', country: 'PT' })
})

test('an invoice is made out in the country of its buyer, unless told', () => {
  const stored = { ...readBuyerStep(['buyer'], { ...marta, country: 'PT' }, days), termsAcceptedAt: null }
  expect(toBuyerStepDraft(['buyer', 'invoice'], stored, days, 'ES').invoiceCountry).toBe('PT')
})

test('the fields that are read are those of the named parts', () => {
  expect(buyerStepForm(['buyer-with-phone']).lengths).toEqual(buyerStepForm(['buyer']).lengths)
  expect(buyerStepForm(['buyer', 'postal']).lengths).toMatchObject({ name: 80, comment: 500, postalCode: 12 })
  expect(buyerStepForm(['buyer', 'postal']).lengths).not.toHaveProperty('isGift')
})

test('terms that were accepted come back ticked', () => {
  const accepted = {
    buyer: null,
    gift: null,
    postal: null,
    guests: null,
    invoice: null,
    termsAcceptedAt: new Date('2026-11-15'),
  }
  expect(toBuyerStepDraft(formParts(['buyer']), accepted, days, 'ES')).toMatchObject({ terms: 'yes' })
  expect(toBuyerStepDraft(formParts(['buyer']), { ...accepted, termsAcceptedAt: null }, days, 'ES').terms).toBe('')
})
