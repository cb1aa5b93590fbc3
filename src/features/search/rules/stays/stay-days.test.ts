import { expect, test } from 'vitest'
import { stayDays } from './stay-days.ts'

const weekend = { from: '2026-12-11', to: '2026-12-13' }
const newYear = { from: '2026-12-30', to: '2027-01-02' }

test('the days of a stay in Spanish', () => {
  expect(stayDays.short('2026-12-11', 'es')).toBe('Vie 11 dic')
  expect(stayDays.spoken('2026-12-11', 'es')).toBe('viernes 11 de diciembre')
  expect(stayDays.range(weekend, 'es')).toBe('11 – 13 dic')
  expect(stayDays.range(newYear, 'es')).toBe('30 dic – 2 ene')
  expect(stayDays.rangeWithWeekdays(weekend, 'es')).toBe('Vie 11 – dom 13 dic')
  expect(stayDays.rangeWithWeekdays(newYear, 'es')).toBe('Mié 30 dic – sáb 2 ene')
  expect(stayDays.rangeInWords(weekend, 'es')).toBe('del 11 al 13 de diciembre')
  expect(stayDays.rangeInWords(newYear, 'es')).toBe('del 30 de diciembre al 2 de enero')
  expect(stayDays.month('2026-12', 'es')).toBe('Diciembre 2026')
})

test('the days of a stay in Portuguese', () => {
  expect(stayDays.short('2026-12-11', 'pt')).toBe('Sex 11 dez')
  expect(stayDays.spoken('2026-12-11', 'pt')).toBe('sexta-feira, 11 de dezembro')
  expect(stayDays.range(weekend, 'pt')).toBe('11 – 13 dez')
  expect(stayDays.rangeWithWeekdays(newYear, 'pt')).toBe('Qua 30 dez – sáb 2 jan')
  expect(stayDays.rangeInWords(weekend, 'pt')).toBe('de 11 a 13 de dezembro')
  expect(stayDays.month('2027-03', 'pt')).toBe('Março 2027')
})
