import { expect, test } from 'vitest'
import { cardAmount, readEuros } from './card-amount.ts'
import { deliveryInstant, placeOfAddress } from './card-delivery.ts'
import { type CardDraft, cardForm, emptyCard, toCard, toCardDraft } from './card-draft.ts'

const rules = { bounds: { min: 20, max: 500 }, today: '2026-11-18' }
const draft = (changes: Partial<CardDraft> = {}): CardDraft => ({
  ...emptyCard('es'),
  name: 'Elena',
  from: 'Marta',
  email: 'elena@correo.example',
  ...changes,
})

test.each([
  ['20', 20],
  [' 50 € ', 50],
  ['50,00', 50],
  ['50.0', 50],
  ['75 EUR', 75],
  ['1000,00 €', 1000],
  ['1.000', null],
  ['2 0', null],
  ['①00', null],
  ['²0', null],
  ['７５', null],
  ['5€0', null],
  ['12,50', null],
  ['-20', null],
  ['1e2', null],
  ['0x20', null],
  ['', null],
  ['mil', null],
  ['99999999', null],
])('%j are %s euros', (typed, euros) => expect(readEuros(typed)).toBe(euros))

test.each([
  ['19', null],
  ['20', 2000],
  ['500', 50_000],
  ['501', null],
  ['12,50', null],
])('a card of %s euros costs %s cents', (typed, cents) => expect(cardAmount(typed, rules.bounds)).toBe(cents))

test.each<[Partial<CardDraft>, object]>([
  [{}, {}],
  [{ theme: 'gold' }, { theme: 'themeWrong' }],
  [{ amount: '' }, { amount: 'amountWrong' }],
  [{ amount: '19' }, { amount: 'amountWrong' }],
  [{ otherAmount: '45' }, {}],
  [{ otherAmount: '12,50' }, { otherAmount: 'amountWrong' }],
  [{ amount: '', otherAmount: '501' }, { otherAmount: 'amountWrong' }],
  [{ name: ' \u202e ' }, { name: 'nameWrong' }],
  [{ name: 'x'.repeat(81) }, { name: 'tooLong' }],
  [{ from: '' }, { from: 'fromWrong' }],
  [{ email: 'elena@correo' }, { email: 'emailWrong' }],
  [{ message: '♥'.repeat(240) }, {}],
  [{ message: '♥'.repeat(241) }, { message: 'messageLong' }],
  [{ delivery: 'never' }, { delivery: 'deliveryWrong' }],
  [{ delivery: 'later', deliverOn: '' }, { deliverOn: 'dayWrong' }],
  [{ delivery: 'later', deliverOn: '2026-02-30' }, { deliverOn: 'dayWrong' }],
  [{ delivery: 'later', deliverOn: '2026-11-18' }, { deliverOn: 'dayPast' }],
  [{ delivery: 'later', deliverOn: '2026-11-19' }, {}],
  [{ delivery: 'later', deliverOn: '2027-11-18' }, {}],
  [{ delivery: 'later', deliverOn: '2027-11-19' }, { deliverOn: 'dayFar' }],
  [{ delivery: 'later', deliverOn: '2026-12-25', hour: '03:00' }, { hour: 'hourWrong' }],
  [{ delivery: 'later', deliverOn: '2026-12-25', place: 'FR' }, { place: 'placeWrong' }],
  // What is not asked for is not looked at.
  [{ deliverOn: 'tomorrow', hour: '', place: '' }, {}],
])('%j has %j', (changes, problems) => expect(cardForm.problems(draft(changes), rules)).toEqual(problems))

test('what turns a line around, or breaks it, is no part of a name', () => {
  const card = toCard(draft({ name: ' Elena\u202e\r\nBcc: x@y.example ', message: ' Uno\r\n\r\n\r\n\r\nDos ' }), rules)
  expect(card).toMatchObject({ name: 'Elena Bcc: x@y.example', message: 'Uno\n\nDos' })
})

test.each([
  draft(),
  draft({ amount: '', otherAmount: '45' }),
  draft({ delivery: 'later', deliverOn: '2026-12-25', hour: '10:00', place: 'PT', message: 'Felicidades' }),
])('a card is written back into its form as it was', (typed) =>
  expect(toCardDraft(toCard(typed, rules), rules.bounds)).toEqual(typed),
)

test.each([
  ['2026-12-25', 'ES', '2026-12-25T08:00:00.000Z'],
  ['2026-12-25', 'IC', '2026-12-25T09:00:00.000Z'],
  ['2026-12-25', 'PT', '2026-12-25T09:00:00.000Z'],
  ['2026-12-25', 'AD', '2026-12-25T08:00:00.000Z'],
  // The day on which the clocks change.
  ['2027-03-28', 'ES', '2027-03-28T07:00:00.000Z'],
  ['2026-07-01', 'PT', '2026-07-01T08:00:00.000Z'],
] as const)('a card of %s for %s leaves at nine in the morning there', (deliverOn, place, instant) =>
  expect(deliveryInstant({ deliverOn, hour: '09:00', place })?.toISOString()).toBe(instant),
)

test('one without a day leaves when it is paid', () =>
  expect(deliveryInstant({ deliverOn: null, hour: '09:00', place: 'ES' })).toBe(null))

test.each([
  ['ana@acme.pt', 'es', 'PT'],
  ['ana@acme.es', 'pt', 'ES'],
  ['ana@acme.ad', 'es', 'AD'],
  ['ana@acme.example', 'es', 'ES'],
  ['ana@acme.example', 'pt', 'PT'],
] as const)('%s in %s lives in %s', (email, language, place) => expect(placeOfAddress(email, language)).toBe(place))
