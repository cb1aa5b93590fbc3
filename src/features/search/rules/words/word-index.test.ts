import { expect, test } from 'vitest'
import { buildWordIndex, matchWord, splitWords } from './word-index.ts'

test.each([
  ['Gandía', ['gandia']],
  ['Masaje & circuito: 2 personas (60 min)', ['masaje', 'circuito', '2', 'personas', '60', 'min']],
  ['  pós-laboral à quinta  ', ['pos', 'laboral', 'a', 'quinta']],
  ["Spa d'Aigua", ['spa', 'd', 'aigua']],
  ['¡¿—!?', []],
  ['', []],
])('the words of %j', (text, expected) => {
  expect(splitWords(text)).toEqual(expected)
})

const index = buildWordIndex([
  'Spa Adeje',
  'Masaje en Gandía',
  'Masajes, masaje y más masajes',
  'Circuito de aguas',
  '',
  'Masajista en Adeje',
  'Masaje en Gandía',
])

const found = (word: string) => {
  const { exact, prefix, typo } = matchWord(index, word)
  return { exact: [...exact], prefix: [...prefix], typo: [...typo] }
}

test.each([
  ['adeje', { exact: [0, 5], prefix: [], typo: [] }],
  ['adej', { exact: [], prefix: [0, 5], typo: [] }],
  ['adje', { exact: [], prefix: [], typo: [0, 5] }],
  ['masaje', { exact: [1, 2, 6], prefix: [2], typo: [] }],
  ['masaj', { exact: [], prefix: [1, 2, 5, 6], typo: [] }],
  ['mas', { exact: [2], prefix: [1, 2, 5, 6], typo: [] }],
  ['masjae', { exact: [], prefix: [], typo: [1, 2, 6] }],
  ['gandia', { exact: [1, 6], prefix: [], typo: [] }],
  ['agua', { exact: [], prefix: [3], typo: [] }],
  ['gua', { exact: [], prefix: [], typo: [] }],
  ['zz', { exact: [], prefix: [], typo: [] }],
  ['tenerife', { exact: [], prefix: [], typo: [] }],
  ['', { exact: [], prefix: [], typo: [] }],
])('documents for %j', (word, expected) => {
  expect(found(word)).toEqual(expected)
})

test('an answer does not depend on those before it', () => {
  const first = found('masaj')
  found('ad')
  found('masjae')
  expect(found('masaj')).toEqual(first)
})

test('documents past the first block are found in order', () => {
  const many = buildWordIndex(Array.from({ length: 100 }, (_, n) => (n % 31 === 0 ? 'lago largo' : 'lagarto')))
  expect([...matchWord(many, 'la').prefix]).toEqual(Array.from({ length: 100 }, (_, n) => n))
  expect([...matchWord(many, 'larg').prefix]).toEqual([0, 31, 62, 93])
  expect([...matchWord(many, 'lagu').typo]).toEqual([...matchWord(many, 'la').prefix])
})

test('letters that are not a to z count too', () => {
  const greek = buildWordIndex(['αθηνα', 'αθηναι σπα'])
  expect([...matchWord(greek, 'αθηνα').exact]).toEqual([0])
  expect([...matchWord(greek, 'αθυνα').typo]).toEqual([0, 1])
})

test('an index of nothing answers nothing', () => {
  expect(matchWord(buildWordIndex([]), 'spa').exact).toHaveLength(0)
})
