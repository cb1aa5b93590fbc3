import { expect, test } from 'vitest'
import type { CalendarDay } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import { euros } from '#platform/rules/money.ts'
import { pickDay } from './pick-days.ts'

const day = (date: string, changes: Partial<CalendarDay> = {}): [string, CalendarDay] => [
  date,
  { day: date, state: 'open', price: euros(18_900), minimumNights: 1, isOnOffer: false, ...changes },
]

const december = new Map([
  day('2026-12-04', { minimumNights: 3 }),
  day('2026-12-05', { minimumNights: 3 }),
  ...['06', '07', '08', '09', '10', '11', '12'].map((date) => day(`2026-12-${date}`)),
  day('2026-12-13', { state: 'full' }),
  day('2026-12-14'),
  day('2026-12-15', { state: 'closed' }),
])

const none = { from: null, to: null }

test.each([
  ['the first day is the arrival', none, '2026-12-11', { from: '2026-12-11', to: null, tooShort: null }],
  [
    'the second is the departure, and may be full',
    { from: '2026-12-11', to: null },
    '2026-12-13',
    { from: '2026-12-11', to: '2026-12-13', tooShort: null },
  ],
  [
    'over a full night no stay reaches: a new arrival',
    { from: '2026-12-11', to: null },
    '2026-12-14',
    { from: '2026-12-14', to: null, tooShort: null },
  ],
  [
    'an earlier day is a new arrival',
    { from: '2026-12-11', to: null },
    '2026-12-09',
    { from: '2026-12-09', to: null, tooShort: null },
  ],
  [
    'after a whole stay another begins',
    { from: '2026-12-11', to: '2026-12-13' },
    '2026-12-08',
    { from: '2026-12-08', to: null, tooShort: null },
  ],
  ['nobody arrives on a full day', none, '2026-12-13', { from: null, to: null, tooShort: null }],
  [
    'nor on a closed one',
    { from: '2026-12-11', to: '2026-12-13' },
    '2026-12-15',
    { from: '2026-12-11', to: '2026-12-13', tooShort: null },
  ],
  [
    'fewer nights than the day of arrival wants',
    { from: '2026-12-05', to: null },
    '2026-12-06',
    { from: '2026-12-05', to: '2026-12-06', tooShort: 3 },
  ],
  [
    'as many as it wants',
    { from: '2026-12-05', to: null },
    '2026-12-08',
    { from: '2026-12-05', to: '2026-12-08', tooShort: null },
  ],
  [
    'days that nobody has told about are left to the hotel',
    { from: '2027-03-01', to: null },
    '2027-03-03',
    { from: '2027-03-01', to: '2027-03-03', tooShort: null },
  ],
])('%s', (_, picked, clicked, expected) => {
  expect(pickDay(picked, clicked, december)).toEqual(expected)
})
