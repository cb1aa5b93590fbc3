import { expect, test } from 'vitest'
import { breakable } from './break-words.ts'

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
