import { expect, test } from 'vitest'
import { fold } from './fold.ts'

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
