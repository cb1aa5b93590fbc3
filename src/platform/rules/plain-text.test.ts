import { expect, test } from 'vitest'
import { characters, plainLine, plainText } from './plain-text.ts'

test.each([
  ['  Muy bien  ', 'Muy bien'],
  ['una\r\ndos\rtres', 'una\ndos\ntres'],
  ['una\n\n\n\n\ndos', 'una\n\ndos'],
  ['agua\u0000 tibia\u0007', 'agua tibia'],
  ['agua\ttibia', 'agua tibia'],
  ['\u202eal revés\u202c', 'al revés'],
  ['\ufeffHola', 'Hola'],
  ['\u2067Ana\u2069 \u200fB\u200bel\u2060én\u061c', 'Ana Belén'],
  ['\u200d\u200b \u200c', ''],
  ['cafe\u0301', 'café'],
  ['<b>5 & 6</b>', '<b>5 & 6</b>'],
  ['👩‍👧 feliz', '👩‍👧 feliz'],
  ['', ''],
  [`e${'\u0301'.repeat(40)}`, `é${'\u0301'.repeat(29)}`],
])('%j is kept as %j', (typed, kept) => {
  expect(plainText(typed)).toBe(kept)
})

test('a name stands on one line', () => {
  expect(plainLine(' Ana \n  Belén\u00a0Ruiz ')).toBe('Ana Belén Ruiz')
})

test('a character counts once, however many bytes it takes', () => {
  expect(characters('ñandú 🦤')).toBe(7)
})

// Each took minutes when it was typed into a form, and everybody else waited.
test.each([
  ['spaces within', `x${' '.repeat(1_000_000)}x`, 1_000_002],
  ['marks out of order', `a${'\u0301\u0316'.repeat(500_000)}`, 30],
  ['joiners within', `x${'\u200d'.repeat(1_000_000)}x`, 1_000_002],
  ['line ends', '\n\n '.repeat(300_000), 0],
])('a million characters are made plain: %s', (_, typed, length) => {
  expect(plainText(typed)).toHaveLength(length)
})
