import { expect, test } from 'vitest'
import { openFonts } from './fonts.ts'
import { breakable, linesOf, type Piece, type Style } from './lines.ts'

const { fallbacks } = await openFonts().fontsFor('生日快乐 שלום')

const style: Style = { face: 'regular', size: 1, leading: 1, colour: '#000' }

/** Every letter is one wide. */
const laid = (text: string | Piece[], width: number, lines?: number) =>
  linesOf(
    typeof text === 'string' ? [{ text }] : text,
    style,
    { width, ...(lines && { lines }) },
    { measure: (run) => [...run.text].length, fallbacks },
  )

const texts = (...asked: Parameters<typeof laid>) =>
  laid(...asked).map(({ runs }) => runs.map(({ text }) => text).join(''))

test.each<[string, string, number, number | undefined, string[]]>([
  ['words fill lines', 'uno dos tres', 7, undefined, ['uno dos', 'tres']],
  ['a line break breaks', 'uno\ndos', 20, undefined, ['uno', 'dos']],
  ['an empty line stays', 'uno\n\ndos', 20, undefined, ['uno', '', 'dos']],
  ['a word too long is cut', 'abcdefgh ij', 5, undefined, ['abcde', 'fgh', 'ij']],
  ['too many lines end in an ellipsis', 'uno dos tres', 7, 1, ['uno do…']],
  ['no full stop stands before an ellipsis', 'uno. dos', 5, 1, ['uno…']],
  ['nothing is no line', '', 5, undefined, []],
  ['what has no spaces is filled to the end', 'a 生日快乐', 4, undefined, ['a 生日', '快乐']],
])('%s', (_, text, width, lines, expected) => {
  expect(texts(text, width, lines)).toEqual(expected)
})

test('a name keeps the comma that follows it', () => {
  expect(texts([{ text: 'Para ' }, { text: 'Elena Salas', face: 'semibold' }, { text: ', de Marta' }], 17)).toEqual([
    'Para Elena Salas,',
    'de Marta',
  ])
})

test('only a word that goes on says so', () => {
  expect(laid('abcdefg', 5).map(({ endsInWord }) => endsInWord)).toEqual([true, false])
})

test('lines that break where no space was say so, and each paragraph has its direction', () => {
  const lines = laid('生日快乐\nשלום\nuno', 3)
  expect(lines.map(({ endsInWord, direction }) => [endsInWord, direction])).toEqual([
    [true, 'ltr'],
    [false, 'ltr'],
    [true, 'rtl'],
    [false, 'rtl'],
    [false, 'ltr'],
  ])
})

test.each([
  ['words with spaces break at those', 'enhorabuena', ['enhorabuena']],
  ['Korean breaks at spaces too', '축하합니다', ['축하합니다']],
  ['Chinese breaks between characters', '生日快乐', ['生', '日', '快', '乐']],
  ['no full stop begins a line', '快乐。好', ['快', '乐。', '好']],
  ['no bracket ends one', '快（乐）好', ['快', '（乐）', '好']],
  ['nor does a small kana or a long vowel begin one', 'ちょっとケーキ', ['ちょっ', 'と', 'ケー', 'キ']],
  ['Thai breaks between words', 'สุขสันต์วันเกิด', ['สุขสันต์', 'วัน', 'เกิด']],
  ['pictograms break one from another', '🎉👨‍👩‍👧🎉', ['🎉', '👨‍👩‍👧', '🎉']],
  ['a foreign word among them stays whole', '我爱Spa！', ['我', '爱', 'Spa！']],
])('%s', (_, word, expected) => {
  expect(breakable(word)).toEqual(expected)
})
