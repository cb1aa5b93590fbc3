import { describe, expect, test } from 'vitest'
import { i18nFor } from '#platform/server/i18n.ts'
import { listHeading, readCardList } from './card-list.ts'
import { changeCompanyForm, correctRows, dropRows, readCorrections, readListChange } from './change-list.ts'
import { checkCompanyForm, emptyCompanyForm, isReady, readTyped, rowsOfCards, toCompanyCards } from './company-form.ts'

const rules = { bounds: { min: 20, max: 500 }, today: '2026-11-18', heading: listHeading(i18nFor('es').t) }
const form = (list: string, others = {}) => ({ ...emptyCompanyForm(), from: 'Acme', list, ...others })
const check = (list: string, others = {}) => checkCompanyForm(form(list, others), rules, 'es')

const good = 'Ana;ana@acme.example;50;Gracias;\nTomé;tome@acme.pt;100'

test('a list without faults is ready, and costs what its cards are worth', () => {
  const checked = check(good)
  expect(isReady(checked)).toBe(true)
  expect(checked.total).toBe(15000)
})

test('cards are for all by one design and day, at nine in their country', () => {
  const typed = form(`${good}\nEva;eva@acme.example;20;;24/12/2026`, {
    theme: 'gift',
    delivery: 'later',
    deliverOn: '2026-12-21',
  })
  const cards = toCompanyCards(typed, rules, 'es')
  expect(cards).toMatchObject([
    {
      name: 'Ana',
      amount: 5000,
      theme: 'gift',
      from: 'Acme',
      deliverOn: '2026-12-21',
      hour: '09:00',
      place: 'ES',
      message: 'Gracias',
    },
    { name: 'Tomé', amount: 10000, deliverOn: '2026-12-21', place: 'PT' },
    { name: 'Eva', amount: 2000, deliverOn: '2026-12-24', place: 'ES' },
  ])
  expect(rowsOfCards(cards)[2]).toEqual({
    name: 'Eva',
    email: 'eva@acme.example',
    amount: '20',
    message: '',
    day: '2026-12-24',
  })
})

test.each([
  [';ana@acme.example;50', { name: 'nameWrong' }],
  ['Ana;ana@acme;50', { email: 'emailWrong' }],
  ['Ana;;50', { email: 'emailWrong' }],
  ['Ana;ana@acme.example;', { amount: 'amountWrong' }],
  ['Ana;ana@acme.example;12,50', { amount: 'amountWrong' }],
  ['Ana;ana@acme.example;501', { amount: 'amountWrong' }],
  ['Ana;ana@acme.example;19', { amount: 'amountWrong' }],
  [`Ana;ana@acme.example;50;${'a'.repeat(241)}`, { message: 'messageLong' }],
  ['Ana;ana@acme.example;50;;ayer', { day: 'dayWrong' }],
  ['Ana;ana@acme.example;50;;17/11/2026', { day: 'dayPast' }],
  ['Ana;ana@acme.example;50;;2028-01-01', { day: 'dayFar' }],
  [`${'a'.repeat(101)};ana@acme.example;50`, { name: 'tooLong' }],
])('the row %j has a fault, and does not count', (line, problems) => {
  const checked = check(`${good}\n${line}`)
  expect(checked.wrong).toEqual([2])
  expect(checked.checked[2]?.problems).toEqual(problems)
  expect(checked.total).toBe(15000)
  expect(isReady(checked)).toBe(false)
})

test('an address that comes twice is named, and may be meant', () => {
  const checked = check('Ana;ana@acme.example;50\nAna María;ANA@acme.example;20')
  expect(checked.checked.map(({ isRepeated }) => isRepeated)).toEqual([false, true])
  expect(isReady(checked)).toBe(true)
})

test('500 cards are bought at once, 501 are not', () => {
  const lines = Array.from({ length: 501 }, (_, index) => `P${index};p${index}@acme.example;20`)
  expect(check(lines.slice(0, 500).join('\n')).problem).toBeNull()
  expect(check(lines.join('\n')).problem).toBe('listLong')
  expect(check('').problem).toBe('listEmpty')
})

test('of a list without end one row too many is looked at, all are counted, and none is lost', () => {
  const row = 'P;p@acme.example;2\n'
  const long = `nombre;correo;importe\n${row.repeat(3000)}`
  const checked = check(long)
  expect(checked).toMatchObject({ problem: 'listLong', count: 3000 })
  expect(checked.checked).toHaveLength(501)
  const settings = { rules, language: 'es' } as const
  const changed = changeCompanyForm(form(long), { corrections: [], change: { what: 'drop', row: 0 } }, settings)
  expect(changed.list).toBe(long)
  expect(readTyped(new Map([['list', 'x'.repeat(600_000)]])).list).toHaveLength(500_000)
})

test.each([
  [{ from: '' }, { from: 'fromWrong' }],
  [{ theme: 'rocks' }, { theme: 'themeWrong' }],
  [{ delivery: 'later' }, { deliverOn: 'dayWrong' }],
  [{ delivery: 'later', deliverOn: '2026-11-18' }, { deliverOn: 'dayPast' }],
])('what is said for all is checked once: %j', (others, shared) => {
  const checked = check(good, others)
  expect(checked.shared).toEqual(shared)
  expect(checked.wrong).toEqual([])
})

describe('changing a list', () => {
  const list = readCardList('Ana;ana@acme;50\nLuis;luis@acme.example;12,50', rules.heading)

  test('cells are corrected beside their faults', () => {
    const sent: [string, string][] = [
      ['fix.0.email', ' ana@acme.example '],
      ['was.0.email', 'ana@acme'],
      ['fix.1.amount', '50'],
      ['was.1.amount', '12,50'],
      ['fix.9.email', 'nobody@acme.example'],
      ['fix.0.__proto__', 'x'],
    ]
    const corrected = correctRows(list, readCorrections(sent))
    expect(corrected.rows.map(({ email, amount }) => [email, amount])).toEqual([
      ['ana@acme.example', '50'],
      ['luis@acme.example', '50'],
    ])
  })

  test('a list that was changed since keeps what it says', () => {
    const stale = readCorrections([
      ['fix.0.email', 'ana@acme.example'],
      ['was.0.email', 'eva@acme'],
    ])
    expect(correctRows(list, stale)).toEqual(list)
  })

  test('rows are taken out', () => {
    expect(dropRows(list, [0]).rows.map(({ name }) => name)).toEqual(['Luis'])
    expect(readListChange('drop-12')).toEqual({ what: 'drop', row: 12 })
    expect(readListChange('drop-wrong')).toEqual({ what: 'drop-wrong' })
    expect(readListChange('pay')).toBeNull()
  })
})
