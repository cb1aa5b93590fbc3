import { expect, test } from 'vitest'
import type { TextRun } from './runs.ts'
import { directionOf, fromLeftToRight } from './writing-direction.ts'

test.each([
  ['Para דנה', 'ltr'],
  ['דנה y Marta', 'rtl'],
  ['2026: محمد', 'rtl'],
  ['🎉', 'ltr'],
])('%s begins %s', (text, expected) => {
  expect(directionOf(text)).toBe(expected)
})

const latin = (text: string): TextRun => ({ text, font: 'regular' })
const hebrew = (text: string): TextRun => ({ text, font: 'hebrew' })

test.each<[string, TextRun[], string[]]>([
  ['what has one direction stays', [latin('Para Elena')], ['Para Elena']],
  [
    'a name in a sentence',
    [latin('Para '), hebrew('דנה כהן'), latin(', de Marta')],
    ['Para ', 'דנה כהן', ', de Marta'],
  ],
  [
    'a name in a sentence of the other direction',
    [hebrew('שלום '), latin('Marta'), latin('! '), hebrew('דנה')],
    ['דנה', ' !', 'Marta', 'שלום '],
  ],
  ['brackets are turned', [hebrew('שלום'), latin(' ('), hebrew('דנה'), latin(')')], ['(', 'דנה', ') ', 'שלום']],
  ['numbers are read from left to right', [hebrew('שנת '), latin('2026')], ['2026', 'שנת ']],
])('%s', (_, runs, expected) => {
  const direction = directionOf(runs.map(({ text }) => text).join(''))
  expect(
    fromLeftToRight(runs, direction)
      .map(({ text }) => text)
      .join('|'),
  ).toBe(expected.join('|'))
})
