import { expect, test } from 'vitest'
import { readAskedStay, readDates, readGuests } from './asked-stay.ts'

test.each([
  ['nothing', '', { pax: 2, asked: null, problem: null }],
  ['0', '0', { pax: 2, asked: 0, problem: null }],
  ['1', '1', { pax: 2, asked: 1, problem: null }],
  ['2', '2', { pax: 2, asked: null, problem: null }],
  ['3', '3', { pax: 4, asked: 3, problem: null }],
  ['less than none', '-4', { pax: 2, asked: -4, problem: null }],
  ['20', '20', { pax: 20, asked: null, problem: null }],
  ['99', '99', { pax: 20, asked: 99, problem: 'too-many' }],
  ['a word', 'dos', { pax: 2, asked: null, problem: 'wrong-number' }],
  ['a fraction', '2.5', { pax: 2, asked: null, problem: 'wrong-number' }],
])('people: %s', (_, asked, read) => {
  expect(readGuests(asked)).toEqual(read)
})

const today = '2026-11-17'

test.each([
  ['no dates', '', '', { state: 'none' }],
  ['a stay', '2026-12-11', '2026-12-13', { state: 'stay', stay: { from: '2026-12-11', to: '2026-12-13' } }],
  ['no departure', '2026-12-11', '', { state: 'problem', problem: 'no-departure', field: 'to' }],
  ['no arrival', '', '2026-12-13', { state: 'problem', problem: 'no-arrival', field: 'from' }],
  ['yesterday', '2026-11-16', '2026-11-18', { state: 'problem', problem: 'past', field: 'from' }],
  ['yesterday, without departure', '2026-11-16', '', { state: 'problem', problem: 'past', field: 'from' }],
  ['reversed', '2026-12-13', '2026-12-11', { state: 'problem', problem: 'reversed', field: 'to' }],
  ['the same day', '2026-12-13', '2026-12-13', { state: 'problem', problem: 'reversed', field: 'to' }],
  ['400 nights', '2026-12-01', '2028-01-05', { state: 'problem', problem: 'too-long', field: 'to' }],
  ['in three years', '2029-12-01', '2029-12-03', { state: 'problem', problem: 'too-far', field: 'to' }],
  [
    'a day that does not exist',
    '2027-02-29',
    '2027-03-02',
    { state: 'problem', problem: 'wrong-dates', field: 'from' },
  ],
  ['a departure that is no day', '2026-12-11', 'mañana', { state: 'problem', problem: 'wrong-dates', field: 'to' }],
])('dates: %s', (_, from, to, read) => {
  expect(readDates({ from, to }, today)).toEqual(read)
})

test('of what an address asks for the first of each counts, and not more than a line', () => {
  const asked = readAskedStay(new URLSearchParams(`from=2026-12-11&from=x&pax= 4 &room=${'s'.repeat(500)}&other=1`))
  expect(asked).toEqual({
    from: '2026-12-11',
    to: '',
    pax: '4',
    room: 's'.repeat(60),
    board: '',
    rate: '',
    for: '',
    purchase: '',
  })
})
