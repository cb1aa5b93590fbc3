import { expect, test } from 'vitest'
import { type CardDraft, emptyCard } from './card-draft.ts'
import {
  type CardsForm,
  changeCards,
  firstWrong,
  mostTypedCards,
  readCardsChange,
  readCardsForm,
} from './cards-form.ts'

const rules = { bounds: { min: 20, max: 500 }, today: '2026-11-18' }
const card = (name: string): CardDraft => ({ ...emptyCard('es'), name, from: 'Marta', email: 'a@correo.example' })
const three: CardsForm = { cards: [card('Elena'), card('Lucía'), card('Iván')], open: 1 }
const change = (form: CardsForm, intent: string) => {
  const what = readCardsChange(intent)
  if (!what) throw new Error('no such button')
  return changeCards(form, what, rules, 'es')
}
const names = ({ cards }: CardsForm) => cards.map(({ name }) => name)

test('a card more is open, and has the name of who gives', () => {
  const form = change(three, 'add')
  expect(form.open).toBe(3)
  expect(form.cards[3]).toEqual({ ...emptyCard('es'), from: 'Marta' })
})

test('what is wrong stays open, whatever is pressed but the button that removes it', () => {
  const wrong = { ...three, cards: [card('Elena'), card(''), card('Iván')] }
  for (const intent of ['add', 'save', 'edit-0']) expect(change(wrong, intent)).toBe(wrong)
  expect(change(wrong, 'remove-1')).toMatchObject({ open: null })
})

test.each([
  ['remove-0', ['Lucía', 'Iván'], 0],
  ['remove-1', ['Elena', 'Iván'], null],
  ['remove-2', ['Elena', 'Lucía'], 1],
  ['edit-2', ['Elena', 'Lucía', 'Iván'], 2],
  ['edit-9', ['Elena', 'Lucía', 'Iván'], 1],
  ['save', ['Elena', 'Lucía', 'Iván'], null],
])('%s leaves %j, and %s open', (intent, left, open) => {
  const form = change(three, intent)
  expect([names(form), form.open]).toEqual([left, open])
})

test('the last card that goes leaves an empty one', () =>
  expect(change({ cards: [card('Elena')], open: 0 }, 'remove-0')).toEqual({ cards: [emptyCard('es')], open: 0 }))

test('there are no more than can be typed', () => {
  const full = { cards: Array.from({ length: mostTypedCards }, () => card('Elena')), open: null }
  expect(change(full, 'add')).toBe(full)
})

test.each(['', 'pay', 'edit', 'edit-x', 'edit-100', 'remove--1'])('%j is no button', (intent) =>
  expect(readCardsChange(intent)).toBe(null),
)

test('the first wrong card is named', () => {
  expect(firstWrong(three, rules)).toBe(null)
  expect(firstWrong({ ...three, cards: [card('Elena'), card('')] }, rules)).toEqual({
    card: 1,
    problems: { name: 'nameWrong' },
  })
})

test('a form is read as it was sent, and whatever else was sent is some card to fill in', () => {
  const sent = (fields: string) => readCardsForm(new URLSearchParams(fields), 'es')
  expect(sent('')).toEqual({ cards: [emptyCard('es')], open: 0 })
  expect(sent('cards=2&open=1&name0=Elena&name1=Iv%C3%A1n&amount1=50')).toMatchObject({
    cards: [
      { name: 'Elena', amount: '' },
      { name: 'Iván', amount: '50', theme: 'water' },
    ],
    open: 1,
  })
  for (const nonsense of ['cards=x', 'cards=-1', 'cards=0', 'cards=1&open=7'])
    expect(sent(nonsense)).toMatchObject({ cards: [{ name: '' }], open: 0 })
  expect(sent('cards=999').cards).toHaveLength(mostTypedCards)
})
