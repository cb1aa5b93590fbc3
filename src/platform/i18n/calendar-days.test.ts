import { expect, test } from 'vitest'
import { calendarDays } from './calendar-days.ts'

test.each([
  ['es', '2026-11-22', 'Dom', 'el domingo 22'],
  ['pt', '2026-11-22', 'Dom', 'no domingo, 22'],
  ['pt', '2026-11-23', 'Seg', 'na segunda-feira, 23'],
  ['es', '2026-12-05', 'Sáb', 'el sábado 5 de diciembre'],
  ['pt', '2026-12-05', 'Sáb', 'no sábado, 5 de dezembro'],
] as const)('in %s, %s, while one speaks of November', (language, day, weekday, on) => {
  expect(calendarDays.weekday(day, language)).toBe(weekday)
  expect(calendarDays.on(day, language, '2026-11')).toBe(on)
})

test('a month with its year, and alone', () => {
  expect(calendarDays.month('2026-11', 'es')).toBe('Noviembre 2026')
  expect(calendarDays.monthName('2027-03', 'pt')).toBe('Março')
})
