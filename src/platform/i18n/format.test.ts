import { expect, test } from 'vitest'
import {
  dayFormats,
  daysInWords,
  formatDuration,
  formatMoney,
  formatPercentOff,
  formatScore,
  hourInWords,
  hoursInWords,
  hourWithArticle,
  listInWords,
  numberInWords,
  timeInWords,
} from './format.ts'

test.each([0, 5, 99, 4900, 123450, 999999, 1000000, 123456789])(
  '%i cents read as Intl writes them in Spain',
  (amount) => {
    const intl = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' }).format(amount / 100)
    expect(formatMoney({ amount, currency: 'EUR' })).toBe(intl)
  },
)

test('what is taken off has a true minus sign, as percentages have', () => {
  expect(formatMoney({ amount: -4990, currency: 'EUR' })).toBe('\u221249,90\u00a0€')
  expect(formatPercentOff(20)).toBe('\u221220\u00a0%')
})

test.each([
  ['es', '22 de noviembre, 19:13'],
  ['pt', '22 de novembro, 19h13'],
] as const)('a day and its time in %s: %s', (language, said) => {
  expect(dayFormats.dayAndTime('2026-11-22', '19:13', language)).toBe(said)
})

test('Portuguese has one form of an hour, in sentences, in deadlines and on signs', () => {
  expect(timeInWords('23:59', 'pt')).toBe('23h59')
  expect(timeInWords('09:05', 'pt')).toBe(hourInWords('09:05', 'pt'))
  expect(dayFormats.withTime('23:59', '2026-12-04', 'pt')).toBe('23h59 de 4-12-2026')
})

test.each([
  ['09:30', 'las 9:30', 'às 9h30'],
  ['13:00', 'las 13:00', 'às 13h00'],
  ['01:00', 'la 1:00', 'à 1h00'],
  ['00:30', 'las 0:30', 'às 0h30'],
])('at %s: %s, %s', (time, es, pt) => {
  expect([hourWithArticle(time, 'es'), hourWithArticle(time, 'pt')]).toEqual([es, pt])
})

test.each([
  ['09:30', '20:00', 'de 9:30 a 20:00', 'das 9h30 às 20h00'],
  ['11:00', '01:00', 'de 11:00 a 1:00', 'das 11h00 à 1h00'],
])('from %s to %s: %s, %s', (opens, closes, es, pt) => {
  expect([hoursInWords({ opens, closes }, 'es'), hoursInWords({ opens, closes }, 'pt')]).toEqual([es, pt])
})

test.each([
  ['2026-12-25', '2026-12-25', '25 de diciembre', '25 de dezembro'],
  ['2027-01-11', '2027-01-17', 'del 11 al 17 de enero', 'de 11 a 17 de janeiro'],
  ['2026-12-26', '2027-01-05', 'del 26 de diciembre al 5 de enero', 'de 26 de dezembro a 5 de janeiro'],
])('the days from %s to %s: %s, %s', (from, to, es, pt) => {
  expect([daysInWords(from, to, 'es'), daysInWords(from, to, 'pt')]).toEqual([es, pt])
})

test('Argentine pesos are shown as US dollars', () => {
  expect(formatMoney({ amount: 4900, currency: 'ARS' })).toBe('49,00\u00a0US$')
})

test('days are written in the formats of the product', () => {
  expect(dayFormats.numeric('2026-11-05')).toBe('5-11-2026')
  expect(dayFormats.named('2026-11-05', 'es')).toBe('5-Nov-2026')
  expect(dayFormats.short('2026-01-31', 'es')).toBe('31 Ene')
  expect(dayFormats.short('2026-02-01', 'pt')).toBe('1 Fev')
  expect(dayFormats.long('2026-12-24', 'es')).toBe('24 de diciembre de 2026')
  expect(dayFormats.withTime('10:30', '2026-11-05', 'es')).toBe('10:30 del 5-11-2026')
  expect(dayFormats.withTime('10:30', '2026-11-05', 'pt')).toBe('10h30 de 5-11-2026')
})

test('durations from two hours on are told in hours', () => {
  expect([50, 110, 120, 150].map(formatDuration)).toEqual([
    '50\u00a0min',
    '110\u00a0min',
    '2\u00a0h',
    '2\u00a0h 30\u00a0min',
  ])
})

test('scores and percentages use the comma and the true minus', () => {
  expect(formatScore(4.75)).toBe('4,8')
  expect(formatPercentOff(19.6)).toBe('−20\u00a0%')
})

test.each([
  [2, 'es', 'dos'],
  [1, 'pt', 'um'],
  [9, 'pt', 'nove'],
  [10, 'es', '10'],
] as const)('%i before a noun, in %s: %s', (count, language, words) => {
  expect(numberInWords(count, language)).toBe(words)
})

test.each([
  [['Piscina exterior'], 'es', 'Piscina exterior'],
  [['Piscina exterior', 'Sauna finlandesa', 'Gimnasio'], 'es', 'Piscina exterior, sauna finlandesa y gimnasio'],
  [['Piscina exterior', 'Sauna finlandesa', 'Ginásio'], 'pt', 'Piscina exterior, sauna finlandesa e ginásio'],
  [[], 'es', ''],
] as const)('%j in %s: %s', (names, language, said) => {
  expect(listInWords(names, language)).toBe(said)
})
