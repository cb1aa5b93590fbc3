import { expect, test } from 'vitest'
import { isHoliday } from '#domain/catalogue/spas/holidays.ts'
import { openingStateAt } from '#domain/catalogue/spas/opening.ts'
import type { Language } from '#domain/site/languages.ts'
import { i18nFor } from '#server/i18n.ts'
import { hoursInWords, lineOfToday, nowInWords, todayInWords } from './opening-words.ts'

const { t: es } = i18nFor('es')
const { t: pt } = i18nFor('pt')

const week = { opens: '09:30', closes: '20:00' }
const schedule = {
  monday: null,
  tuesday: week,
  wednesday: week,
  thursday: week,
  friday: week,
  saturday: week,
  sunday: { opens: '10:00', closes: '14:00' },
  holiday: { opens: '11:00', closes: '13:00' },
}
const spa = (today: string, language: Language = 'es') => ({
  schedule,
  timeZone: 'Atlantic/Canary',
  calendar: 'ES-CN' as const,
  today,
  language,
})
const state = (instant: string) =>
  openingStateAt(schedule, new Date(instant), 'Atlantic/Canary', (day) => isHoliday(day, 'ES-CN'))

test.each([
  ['a Tuesday', '2026-11-17', 'Spa abierto hoy hasta las 20:00', 'Hoy, de 9:30 a 20:00', 'tuesday'],
  ['a Sunday', '2026-11-15', 'Spa abierto hoy hasta las 14:00', 'Hoy, de 10:00 a 14:00', 'sunday'],
  ['a Monday, closed', '2026-11-16', 'Hoy cerrado, abre mañana a las 9:30', 'Hoy cerrado', 'monday'],
  ['a Tuesday that is a holiday', '2026-12-08', 'Spa abierto hoy hasta las 13:00', 'Hoy, de 11:00 a 13:00', 'holiday'],
])('the kept page knows the day, not the hour: %s', (_, today, todays, now, line) => {
  expect(todayInWords(spa(today), null, es)).toBe(todays)
  expect(nowInWords(spa(today), null, es)).toBe(now)
  expect(lineOfToday(spa(today), null)).toBe(line)
})

test.each([
  ['before it opens', '2026-11-17T08:00Z', 'Spa abierto hoy hasta las 20:00', 'Cerrado ahora, abre a las 9:30'],
  ['while it is open', '2026-11-17T12:00Z', 'Spa abierto hoy hasta las 20:00', 'Abierto ahora, hasta las 20:00'],
  ['in the evening', '2026-11-17T21:00Z', 'Hoy ha cerrado a las 20:00', 'Cerrado ahora, abre mañana a las 9:30'],
  ['on Sunday evening', '2026-11-15T18:00Z', 'Hoy ha cerrado a las 14:00', 'Cerrado ahora, abre el martes a las 9:30'],
  ['on Monday', '2026-11-16T12:00Z', 'Hoy cerrado, abre mañana a las 9:30', 'Cerrado ahora, abre mañana a las 9:30'],
  [
    'the eve of a holiday',
    '2026-12-07T22:00Z',
    'Hoy cerrado, abre mañana a las 11:00',
    'Cerrado ahora, abre mañana a las 11:00',
  ],
])('the browser knows the hour as well: %s', (_, instant, todays, now) => {
  const opening = spa('2026-11-17')
  expect(todayInWords(opening, state(instant), es)).toBe(todays)
  expect(nowInWords(opening, state(instant), es)).toBe(now)
})

test('past midnight in Madrid it is still the evening before in Tenerife', () => {
  const late = state('2026-11-17T23:30Z')
  expect(lineOfToday(spa('2026-11-18'), late)).toBe('tuesday')
  expect(lineOfToday(spa('2026-11-18'), null)).toBe('wednesday')
})

test('hours are written in one way in each language, in the week and in a sentence', () => {
  expect(hoursInWords(week, spa('2026-11-17'), es)).toBe('de 9:30 a 20:00')
  expect(hoursInWords(week, spa('2026-11-17', 'pt'), pt)).toBe('das 9h30 às 20h00')
  expect(nowInWords(spa('2026-11-17', 'pt'), null, pt)).toBe('Hoje, das 9h30 às 20h00')
  expect(todayInWords(spa('2026-11-17', 'pt'), null, pt)).toBe('Spa aberto hoje até às 20h00')
})

test('in Portuguese the weekday takes its own preposition', () => {
  expect(nowInWords(spa('2026-11-15', 'pt'), state('2026-11-15T18:00Z'), pt)).toBe(
    'Encerrado agora, abre na terça-feira às 9h30',
  )
  const closed = { ...schedule, wednesday: null, thursday: null, friday: null }
  const next = openingStateAt(closed, new Date('2026-11-17T21:00Z'), 'Atlantic/Canary', () => false)
  expect(nowInWords({ ...spa('2026-11-17', 'pt'), schedule: closed }, next, pt)).toBe(
    'Encerrado agora, abre no sábado às 9h30',
  )
})

test('a spa that keeps no hours is closed, and names no day', () => {
  const none = Object.fromEntries(Object.keys(schedule).map((day) => [day, null])) as Record<
    keyof typeof schedule,
    null
  >
  const opening = { ...spa('2026-11-17'), schedule: none }
  const shut = openingStateAt(none, new Date('2026-11-17T12:00Z'), 'Atlantic/Canary', () => false)
  expect(todayInWords(opening, null, es)).toBe('Hoy cerrado')
  expect(nowInWords(opening, shut, es)).toBe('Cerrado ahora')
})
