import { expect, test } from 'vitest'
import { marksIn, queryWord } from './query-word.ts'

const marked = (text: string, ...words: string[]) =>
  marksIn(
    text,
    words.map((word) => queryWord(word.replace('~', ''), word.startsWith('~') ? 2 : 0)),
  ).map(([start, end]) => text.slice(start, end))

test.each([
  ['Costa Adeje', ['adej'], ['Adej']],
  ['Gandía', ['gandia'], ['Gandía']],
  ['Gandía', ['gandi'], ['Gandí']],
  ['Gandi\u0301a', ['gandi'], ['Gandi\u0301']],
  ['Gandi\u0301a', ['gandia'], ['Gandi\u0301a']],
  ['Adeje', ['~adje'], ['Adeje']],
  ['Casona del Adelantado', ['~adje'], []],
  ['San Cristóbal de La Laguna', ['la', 'cris'], ['Cris', 'La', 'La']],
  ['Masaje y masajista', ['masaj', 'masaje'], ['Masaje', 'masaj']],
  ['Nuestra Sra. de la 1ª', ['1a'], ['1ª']],
  ['Spa (Adeje)', ['adeje'], ['Adeje']],
  ['Valencia', ['lencia'], []],
  ['', ['a'], []],
  ['Valencia', [], []],
])('%j marked for %j', (text, words, expected) => {
  expect(marked(text, ...words)).toEqual(expected)
})
