import { expect, test } from 'vitest'
import { printable, runsOf } from './runs.ts'

test.each([
  ['what the font has', 'Elena, ¡enhorabuena! 25 €', 'Elena, ¡enhorabuena! 25 €'],
  ['names of the rest of Europe', 'Łukasz Dvořák, Иван, Ελένη', 'Łukasz Dvořák, Иван, Ελένη'],
  ['signs people draw with', 'Te quiero ♥', 'Te quiero ♥'],
  ['pictograms', 'Feliz día 🎉👨‍👩‍👧‍👦🇪🇸👍🏽 mamá', 'Feliz día mamá'],
  ['a pictogram before a full stop', 'Disfruta 😀.', 'Disfruta.'],
  ['letters with accents of their own', 'Nguyễn Thị Mỹ', 'Nguyen Thi My'],
  ['letters set in fancy', '𝓔𝓵𝓮𝓷𝓪', 'Elena'],
  ['lines', 'uno \n dos', 'uno\ndos'],
  ['invisible signs', 'a\u200db\u00adc\u202ed', 'abcd'],
  ['a whole text in letters that nothing here has', '新年快乐', ''],
  ['a text of which too much would be missing', 'Hi 新年快乐祝你健康', ''],
  ['nothing but pictograms', '🎁🎁', ''],
])('%s', (_, typed, expected) => {
  expect(printable(typed, 'italic')).toBe(expected)
})

test('a text is split where another font must help', () => {
  expect(runsOf('Dvořák', 'serif')).toEqual([
    { text: 'Dvo', font: 'serif' },
    { text: 'ř', font: 'wider' },
    { text: 'ák', font: 'serif' },
  ])
})
