import { expect, test } from 'vitest'
import type { CalendarDay } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import { euros } from '#platform/rules/money.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { calendarDayLabel, dayLook } from './day-look.ts'

const day = (date: string, changes: Partial<CalendarDay> = {}): [string, CalendarDay] => [
  date,
  { day: date, state: 'open', price: euros(21_900), minimumNights: 1, isOnOffer: false, ...changes },
]

const days = new Map([
  day('2026-12-01', { state: 'closed', price: null }),
  day('2026-12-05', { price: euros(25_900), minimumNights: 3 }),
  day('2026-12-08', { price: euros(17_950), isOnOffer: true }),
  day('2026-12-11'),
  day('2026-12-12'),
  day('2026-12-13'),
  day('2026-12-19', { state: 'full', price: null }),
])
const state = {
  days,
  picked: { from: '2026-12-11', to: '2026-12-13' },
  bounds: { first: '2026-11-17', last: '2028-05-18' },
  best: 17_950,
}

test.each([
  ['2026-12-11', 'viernes 11 de diciembre, 219 euros, llegada'],
  ['2026-12-12', 'sábado 12 de diciembre, 219 euros'],
  ['2026-12-13', 'domingo 13 de diciembre, 219 euros, salida'],
  ['2026-12-05', 'sábado 5 de diciembre, 259 euros, mínimo 3 noches'],
  ['2026-12-08', 'martes 8 de diciembre, 179,50 euros, con oferta'],
  ['2026-12-01', 'martes 1 de diciembre, hotel cerrado'],
  ['2026-12-19', 'sábado 19 de diciembre, completo'],
  ['2026-11-16', 'lunes 16 de noviembre, pasado'],
  ['2026-12-20', 'domingo 20 de diciembre'],
])('%s is called %j', (date, label) => {
  expect(calendarDayLabel(date, state, 'es', i18nFor('es').t)).toBe(label)
})

test('in Portuguese', () => {
  expect(calendarDayLabel('2026-12-05', state, 'pt', i18nFor('pt').t)).toBe(
    'sábado, 5 de dezembro, 259 euros, mínimo 3 noites',
  )
})

test.each([
  ['2026-12-11', ['from'], '219', true],
  ['2026-12-12', ['in'], '219', true],
  ['2026-12-13', ['to'], 'salida', true],
  ['2026-12-05', ['min'], '259', true],
  ['2026-12-08', ['off', 'best'], '180', true],
  ['2026-12-01', ['closed'], '', false],
  ['2026-12-19', ['full'], '–', false],
  ['2026-11-16', ['past'], '', false],
  ['2026-12-20', [], '', true],
])('%s is marked %j, with %j below it', (date, marks, below, canBePicked) => {
  expect(dayLook(date, state, 'salida')).toEqual({ marks, below, canBePicked })
})

test('one may leave on a full day', () => {
  const open = new Map([day('2026-12-18'), ...days])
  const picked = { from: '2026-12-18', to: null }
  expect(dayLook('2026-12-19', { ...state, days: open, picked }, 'salida').canBePicked).toBe(true)
})
