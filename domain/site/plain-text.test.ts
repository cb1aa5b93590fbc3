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
])('%j is kept as %j', (typed, kept) => {
  expect(plainText(typed)).toBe(kept)
})

test('a name stands on one line', () => {
  expect(plainLine(' Ana \n  Belén\u00a0Ruiz ')).toBe('Ana Belén Ruiz')
})

test('a character counts once, however many bytes it takes', () => {
  expect(characters('ñandú 🦤')).toBe(7)
})
