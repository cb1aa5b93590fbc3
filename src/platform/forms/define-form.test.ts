import { expect, expectTypeOf, test } from 'vitest'
import { box, choice, custom, type DraftOf, defineForm, email, line, type ProblemsOf, text } from './define-form.ts'

const contact = defineForm({
  topic: choice(['voucher', 'other'], 'topicWrong'),
  name: line({ most: 5, wrong: 'missing', long: 'tooLong', autoComplete: 'name' }),
  email: email('emailWrong'),
  message: text({ most: 10, long: 'tooLong', maxLength: undefined, spellCheck: false }),
  privacy: box('privacyWrong'),
})

type Days = { today: string }

const present = defineForm(
  {
    isGift: choice(),
    email: email('emailWrong', { autoComplete: 'off' }),
    again: choice(),
    day: custom({ check: (day, { today }: Days) => (day > today ? null : 'dayPast'), type: 'date' }),
  },
  {
    across: ({ email, again }) => ({ again: email !== again && 'emailsDiffer' }),
    asks: ({ isGift, day }) => isGift !== '' && { day: day !== '' },
  },
)

const right = { topic: 'other', name: 'Ana', email: 'ana@correo.example', message: '', privacy: 'yes' }
const given = { isGift: 'yes', email: 'ana@correo.example', again: 'ana@correo.example', day: '2026-11-19' }
const days = { today: '2026-11-18' }

test.each([
  ['all that is needed', {}, {}],
  ['another topic', { topic: 'toString' }, { topic: 'topicWrong' }],
  ['an empty line', { name: ' \u200b\n' }, { name: 'missing' }],
  ['a long line', { name: '🧖'.repeat(6) }, { name: 'tooLong' }],
  ['a line as long as it may be', { name: ' 🧖🧖 🧖🧖  ' }, {}],
  ['an address that is none', { email: 'ana@correo' }, { email: 'emailWrong' }],
  ['a long text', { message: 'a\n'.repeat(6) }, { message: 'tooLong' }],
  ['no tick', { privacy: '' }, { privacy: 'privacyWrong' }],
])('of a form with %s only what is wrong is found', (_, changes, problems) => {
  expect(contact.problems({ ...right, ...changes })).toEqual(problems)
})

test('what was not sent is empty, and problems come in the order of the fields', () => {
  expect(Object.entries(contact.problems({}))).toEqual([
    ['topic', 'topicWrong'],
    ['name', 'missing'],
    ['email', 'emailWrong'],
    ['privacy', 'privacyWrong'],
  ])
})

test.each([
  ['right', {}, {}],
  ['by a fact', { day: '2026-11-18' }, { day: 'dayPast' }],
  ['beside another field', { again: 'x' }, { again: 'emailsDiffer' }],
  ['where it is not asked', { day: '' }, {}],
  ['in a form that is not asked', { isGift: '', email: '' }, {}],
])('a field is checked %s', (_, changes, problems) => {
  expect(present.problems({ ...given, ...changes }, days)).toEqual(problems)
})

test('it is read and kept by its table', () => {
  expect(contact.lengths).toEqual({ topic: 300, name: 5, email: 254, message: 10, privacy: 300 })
  expect(contact.names).toEqual(['topic', 'name', 'email', 'message', 'privacy'])
  const sent = { name: ' A\n B ', email: ' a@b.cc ', message: ' a\r\n\r\n\r\n\r\nb ' }
  expect(contact.clean(sent)).toEqual({ topic: '', name: 'A B', email: 'a@b.cc', message: 'a\n\nb', privacy: '' })
})

test('the table says what an input needs', () => {
  const { name, email, message, topic } = contact.table
  expect(name).toMatchObject({ isOptional: false, input: { autoComplete: 'name', maxLength: 5 } })
  expect(message).toMatchObject({ isOptional: true, input: { spellCheck: false, maxLength: undefined } })
  expect(email.input).toEqual({ type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 })
  expect(present.table.email.input).toMatchObject({ type: 'email', autoComplete: 'off' })
  expect(topic.input).toEqual({})
})

test('types know the fields, the problems and the facts', () => {
  expectTypeOf<DraftOf<typeof contact>>().toEqualTypeOf<
    Record<'topic' | 'name' | 'email' | 'message' | 'privacy', string>
  >()
  expectTypeOf<ProblemsOf<typeof present>>().toEqualTypeOf<
    Partial<Record<'isGift' | 'email' | 'again' | 'day', 'emailWrong' | 'dayPast' | 'emailsDiffer'>>
  >()
  expectTypeOf(contact.problems).parameters.toEqualTypeOf<[Partial<DraftOf<typeof contact>>]>()
  expectTypeOf(present.problems).parameters.toEqualTypeOf<[Partial<DraftOf<typeof present>>, Days]>()
})
