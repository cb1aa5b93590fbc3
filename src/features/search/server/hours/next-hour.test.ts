import { expect, test } from 'vitest'
import { hourOnCard } from './next-hour.ts'

const madrid = { today: '2026-11-17', timeZone: 'Europe/Madrid' }

test.each([
  ['2026-11-17', '17:00', 'Hoy a las 18:00', 'Hoje às 18h00'],
  ['2026-11-18', '10:30', 'Mañana a las 11:30', 'Amanhã às 11h30'],
  ['2026-11-20', '09:00', 'Vie 20 nov a las 10:00', 'Sex 20 nov às 10h00'],
  ['2026-12-01', '08:30', 'Mar 1 dic a las 9:30', 'Ter 1 dez às 9h30'],
])('%s at %s UTC', (day, time, es, pt) => {
  const hour = { ...madrid, day, startsAt: Date.parse(`${day}T${time}:00Z`) }
  expect(hourOnCard(hour, 'es')).toBe(es)
  expect(hourOnCard(hour, 'pt')).toBe(pt)
})

test('the clock is the one at the spa', () => {
  const startsAt = Date.parse('2026-11-18T10:00:00Z')
  const onTenerife = { day: '2026-11-18', today: '2026-11-17', timeZone: 'Atlantic/Canary', startsAt }
  expect(hourOnCard(onTenerife, 'es')).toBe('Mañana a las 10:00')
  expect(hourOnCard({ ...onTenerife, timeZone: 'Europe/Madrid' }, 'es')).toBe('Mañana a las 11:00')
})

test('what begins after midnight belongs to the evening before, and one o’clock has no plural', () => {
  const night = { ...madrid, day: '2026-11-17', startsAt: Date.parse('2026-11-18T00:00:00Z') }
  expect(hourOnCard(night, 'es')).toBe('Hoy a la 1:00')
  expect(hourOnCard(night, 'pt')).toBe('Hoje à 1h00')
})
