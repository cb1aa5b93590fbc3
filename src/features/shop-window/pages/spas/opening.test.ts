import { describe, expect, test } from 'vitest'
import { isHoliday } from '#features/catalogue/rules/spas/holidays.ts'
import { openingStateAt } from '#features/catalogue/rules/spas/opening.ts'
import type { ScheduleException } from '#features/catalogue/rules/spas/spa.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { changesInWords, hoursLine, lineOfToday, nowInWords, todayInWords } from './opening.ts'

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
const spa = (today: string, language: Language = 'es', exceptions: ScheduleException[] = []) => ({
  schedule,
  exceptions,
  timeZone: 'Atlantic/Canary',
  calendar: 'ES-CN' as const,
  today,
  language,
})
const state = (instant: string, exceptions: ScheduleException[] = []) =>
  openingStateAt({ schedule, exceptions }, new Date(instant), 'Atlantic/Canary', (day) => isHoliday(day, 'ES-CN'))

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
  expect(hoursLine(spa('2026-11-17'), 'friday', null, es)).toBe('de 9:30 a 20:00')
  expect(hoursLine(spa('2026-11-17', 'pt'), 'friday', null, pt)).toBe('das 9h30 às 20h00')
  expect(hoursLine(spa('2026-11-17', 'pt'), 'monday', null, pt)).toBe('Encerrado')
  expect(nowInWords(spa('2026-11-17', 'pt'), null, pt)).toBe('Hoje, das 9h30 às 20h00')
  expect(todayInWords(spa('2026-11-17', 'pt'), null, pt)).toBe('Spa aberto hoje até às 20h00')
})

test('in Portuguese the weekday takes its own preposition', () => {
  expect(nowInWords(spa('2026-11-15', 'pt'), state('2026-11-15T18:00Z'), pt)).toBe(
    'Encerrado agora, abre na terça-feira às 9h30',
  )
  const closed = { ...schedule, wednesday: null, thursday: null, friday: null }
  const next = openingStateAt(
    { schedule: closed, exceptions: [] },
    new Date('2026-11-17T21:00Z'),
    'Atlantic/Canary',
    () => false,
  )
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
  const shut = openingStateAt(
    { schedule: none, exceptions: [] },
    new Date('2026-11-17T12:00Z'),
    'Atlantic/Canary',
    () => false,
  )
  expect(todayInWords(opening, null, es)).toBe('Hoy cerrado')
  expect(nowInWords(opening, shut, es)).toBe('Cerrado ahora')
})

describe('days with other hours', () => {
  const christmas: ScheduleException[] = [
    { from: '2026-12-24', to: '2026-12-24', hours: { opens: '09:30', closes: '15:00' } },
    { from: '2026-12-25', to: '2026-12-25', hours: null },
    { from: '2026-12-26', to: '2027-01-05', hours: { opens: '09:30', closes: '01:00' } },
  ]

  test.each([
    ['a day before', '2026-12-23', 'Spa abierto hoy hasta las 20:00', 'Hoy, de 9:30 a 20:00', 'de 9:30 a 20:00'],
    ['a short one', '2026-12-24', 'Spa abierto hoy hasta las 15:00', 'Hoy, de 9:30 a 15:00', 'de 9:30 a 15:00'],
    ['a closed one', '2026-12-25', 'Hoy cerrado, abre mañana a las 9:30', 'Hoy cerrado', 'Cerrado'],
    ['a long one', '2026-12-26', 'Spa abierto hoy hasta la 1:00', 'Hoy, de 9:30 a 1:00', 'de 9:30 a 1:00'],
  ])('today is %s', (_, today, todays, now, line) => {
    const opening = spa(today, 'es', christmas)
    expect(todayInWords(opening, null, es)).toBe(todays)
    expect(nowInWords(opening, null, es)).toBe(now)
    expect(hoursLine(opening, lineOfToday(opening, null), null, es)).toBe(line)
  })

  test('only the line of today changes', () => {
    const opening = spa('2026-12-24', 'es', christmas)
    expect(hoursLine(opening, 'friday', null, es)).toBe('de 9:30 a 20:00')
  })

  test.each([
    ['open past midnight', '2026-12-27T00:30Z', 'Abierto ahora, hasta la 1:00', 'Aberto agora, até à 1h00'],
    ['closed since', '2026-12-27T01:00Z', 'Cerrado ahora, abre a las 9:30', 'Encerrado agora, abre às 9h30'],
    [
      'Christmas Day',
      '2026-12-25T12:00Z',
      'Cerrado ahora, abre mañana a las 9:30',
      'Encerrado agora, abre amanhã às 9h30',
    ],
  ])('by the hour: %s', (_, instant, inSpanish, inPortuguese) => {
    const now = state(instant, christmas)
    expect(nowInWords(spa('2026-12-26', 'es', christmas), now, es)).toBe(inSpanish)
    expect(nowInWords(spa('2026-12-26', 'pt', christmas), now, pt)).toBe(inPortuguese)
  })

  test('closed for longer than a week, the day of opening is named', () => {
    const works: ScheduleException[] = [{ from: '2026-11-17', to: '2026-11-30', hours: null }]
    const now = state('2026-11-18T12:00Z', works)
    expect(nowInWords(spa('2026-11-18', 'es', works), now, es)).toBe('Cerrado ahora, abre el 1 de diciembre a las 9:30')
    expect(nowInWords(spa('2026-11-18', 'pt', works), now, pt)).toBe('Encerrado agora, abre a 1 de dezembro às 9h30')
    expect(todayInWords(spa('2026-11-18', 'es', works), null, es)).toBe(
      'Hoy cerrado, abre el 1 de diciembre a las 9:30',
    )
  })

  test('those of the next six weeks are listed under the week', () => {
    expect(changesInWords(spa('2026-12-01', 'es', christmas), null, es)).toEqual([
      '24 de diciembre, de 9:30 a 15:00',
      '25 de diciembre, cerrado',
      'Del 26 de diciembre al 5 de enero, de 9:30 a 1:00',
    ])
    expect(changesInWords(spa('2026-12-25', 'pt', christmas), null, pt)).toEqual([
      '25 de dezembro, encerrado',
      'De 26 de dezembro a 5 de janeiro, das 9h30 à 1h00',
    ])
    expect(changesInWords(spa('2026-11-11', 'es', christmas), null, es)).toEqual([])
  })
})
