import { expect, test } from 'vitest'
import { type Fallbacks, openFonts } from './fonts.ts'
import { printable, runsOf } from './runs.ts'

const { fontsFor } = openFonts()
const none: Fallbacks = new Map()

test.each([
  ['what the font has', 'Elena, ¡enhorabuena! 25 €', 'Elena, ¡enhorabuena! 25 €'],
  ['pictograms', 'Feliz día 🎉👨‍👩‍👧‍👦🇪🇸👍🏽 mamá', 'Feliz día 🎉👨‍👩‍👧‍👦🇪🇸👍🏽 mamá'],
  ['lines', 'uno \n dos', 'uno\ndos'],
  ['spaces of all kinds', 'uno\t\u2003 dos', 'uno dos'],
  ['invisible signs', 'a\u200db\u00adc\u202ed\u0007', 'abcd'],
  ['joiners that a script writes with', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['marks piled up', `e${'\u0316'.repeat(30)}`, `e${'\u0316'.repeat(4)}`],
])('of what is typed is kept: %s', (_, typed, expected) => {
  expect(printable(typed)).toBe(expected)
})

test.each<[string, string, [string, string][]]>([
  [
    'a letter that another font must help with',
    'Dvořák',
    [
      ['Dvo', 'serif'],
      ['ř', 'wider'],
      ['ák', 'serif'],
    ],
  ],
  ['names of the rest of Europe', 'Иван', [['Иван', 'wider']]],
  [
    'accents of their own',
    'Mỹ',
    [
      ['M', 'serif'],
      ['ỹ', 'latin'],
    ],
  ],
  ['letters set in fancy', '𝓔𝓵𝓮𝓷𝓪', [['Elena', 'serif']]],
  ['Han in a Chinese text', '直子', [['直子', 'chinese']]],
  ['Han in a Japanese text', '直子さん', [['直子さん', 'japanese']]],
  [
    'Hebrew',
    'שלום!',
    [
      ['שלום', 'hebrew'],
      ['!', 'serif'],
    ],
  ],
  ['a pictogram of several', '👩🏽‍🚀', [['👩🏽‍🚀', 'emoji']]],
  ['a flag', '🇵🇹', [['🇵🇹', 'emoji']]],
  ['a heart, red or not', '❤️❤', [['❤❤', 'wider']]],
  ['a keycap', '1️⃣', [['1️⃣', 'emoji']]],
  ['a lone mark', '\u0301', []],
  [
    'what nothing here has',
    'a𒀀',
    [
      ['a', 'serif'],
      ['\ufffd', 'latin'],
    ],
  ],
])('%s', async (_, text, expected) => {
  const { fallbacks } = await fontsFor(text)
  expect(runsOf(text, 'serif', fallbacks).map((run) => [run.text, run.font])).toEqual(expected)
})

test.each<[string, string, string]>([
  ['a flag', '🇪🇸', 'ES'],
  ['a pictogram', '👍🏽', '\ufffd'],
  ['a keycap', '1️⃣', '1'],
])('%s that can’t be drawn is still told', (_, typed, expected) => {
  const runs = runsOf(typed, 'serif', none)
  expect(runs.map(({ text }) => text).join('')).toBe(expected)
})
