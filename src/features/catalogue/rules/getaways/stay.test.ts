import { expect, test } from 'vitest'
import { countNights, nightsOf, readStay } from './stay.ts'

const today = '2026-11-17'

test.each<[string, unknown, unknown, ReturnType<typeof readStay>]>([
  ['two nights', '2026-12-11', '2026-12-13', { ok: true, value: { from: '2026-12-11', to: '2026-12-13' } }],
  ['arriving today', '2026-11-17', '2026-11-18', { ok: true, value: { from: '2026-11-17', to: '2026-11-18' } }],
  ['thirty nights', '2026-12-01', '2026-12-31', { ok: true, value: { from: '2026-12-01', to: '2026-12-31' } }],
  ['over the year', '2026-12-31', '2027-01-02', { ok: true, value: { from: '2026-12-31', to: '2027-01-02' } }],
  ['yesterday', '2026-11-16', '2026-11-18', { ok: false, error: 'past' }],
  ['leaving before arriving', '2026-12-13', '2026-12-11', { ok: false, error: 'reversed' }],
  ['no night', '2026-12-11', '2026-12-11', { ok: false, error: 'reversed' }],
  ['thirty-one nights', '2026-12-01', '2027-01-01', { ok: false, error: 'too-long' }],
  ['400 nights', '2026-12-01', '2028-01-05', { ok: false, error: 'too-long' }],
  [
    'the last day that is sold',
    '2028-05-17',
    '2028-05-18',
    { ok: true, value: { from: '2028-05-17', to: '2028-05-18' } },
  ],
  ['the day after it', '2028-05-18', '2028-05-19', { ok: false, error: 'too-far' }],
  ['a day that does not exist', '2027-02-29', '2027-03-02', { ok: false, error: 'wrong-dates' }],
  ['words', 'mañana', '2026-12-13', { ok: false, error: 'wrong-dates' }],
  ['nothing', undefined, null, { ok: false, error: 'wrong-dates' }],
  ['several at once', ['2026-12-11'], '2026-12-13', { ok: false, error: 'wrong-dates' }],
])('%s', (_, from, to, stay) => {
  expect(readStay(from, to, today)).toEqual(stay)
})

test('a leap day and both nights on which the clocks change are nights like others', () => {
  expect(nightsOf({ from: '2028-02-28', to: '2028-03-01' })).toEqual(['2028-02-28', '2028-02-29'])
  expect(nightsOf({ from: '2027-03-27', to: '2027-03-29' })).toEqual(['2027-03-27', '2027-03-28'])
  expect(countNights({ from: '2026-10-24', to: '2026-10-26' })).toBe(2)
})
