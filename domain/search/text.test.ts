import { expect, test } from 'vitest'
import { fold, matches, numberRange } from '#domain/search/text.ts'

test.each([
  ['Día de la Madre', 'dia de la madre'],
  ['SPA PARA NIÑOS', 'spa para ninos'],
  ['Massagem pós-laboral à quinta', 'massagem pos-laboral a quinta'],
  ['crianças', 'criancas'],
  ['Cafe\u0301', 'cafe'],
  ['', ''],
])('%j without accents and case', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test.each([
  ['Guía de Isora', 'guia', true],
  ['Guía de Isora', 'ISORA', true],
  ['Santa Cruz de Tenerife', 'crúz tenerife', true],
  ['Masaje y circuito spa', 'spa masaje', true],
  ['Masaje y circuito spa', '  masaje  ', true],
  ['Masaje y circuito spa', '', true],
  ['Masaje y circuito spa', 'masaje facial', false],
  ['Gandía', 'valencia', false],
  ['', 'spa', false],
])('%j answers the search %j: %s', (text, query, answer) => {
  expect(matches(text, query)).toBe(answer)
})

test.each([
  ['4-14', { from: 4, to: 14 }],
  ['niños de 4-14 años', { from: 4, to: 14 }],
  ['0-5', { from: 0, to: 5 }],
  ['14-4', { from: 4, to: 14 }],
  ['50', { from: 50, to: 50 }],
  ['5', { from: 5, to: 5 }],
  ['4-', { from: 4, to: 4 }],
  ['masaje', null],
  ['-', null],
  ['', null],
])('the range in %j', (text, range) => {
  expect(numberRange(text)).toEqual(range)
})
