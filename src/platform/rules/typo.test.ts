import { expect, test } from 'vitest'
import { typoMatcher, typosAllowed } from './typo.ts'

test.each([
  ['spa', 0],
  ['lago', 1],
  ['gandia', 1],
  ['masajes', 1],
  ['valencia', 2],
  ['2026', 0],
  ['', 0],
])('%j may have %i typos', (word, typos) => {
  expect(typosAllowed(word)).toBe(typos)
})

test.each([
  ['a letter missing', 'adje', 'adeje', { distance: 2, length: 5 }],
  ['two letters swapped', 'agndia', 'gandia', { distance: 2, length: 6 }],
  ['a letter too many', 'gandiia', 'gandia', { distance: 2, length: 6 }],
  ['another letter', 'gamdia', 'gandia', { distance: 2, length: 6 }],
  ['two typos in a long word', 'valensja', 'valencia', { distance: 4, length: 8 }],
  ['no typo', 'gandia', 'gandia', { distance: 0, length: 6 }],
  ['a long word while it is typed', 'tenrif', 'tenerife', { distance: 2, length: 7 }],
  ['a letter too many while it is typed', 'tenner', 'tenerife', { distance: 3, length: 5 }],
  ['a word that only begins alike', 'adje', 'adelante', { distance: 3, length: 3 }],
  ['the beginning of a long word', 'mazaj', 'masajista', { distance: 2, length: 5 }],
])('%s: %j is %j', (_, query, word, match) => {
  expect(typoMatcher(query)(word)).toEqual(match)
})

test.each([
  ['two typos in a short word', 'gamdai', 'gandia'],
  ['three in a long one', 'balensja', 'palencia'],
  ['a short word, however near', 'spo', 'spa'],
  ['a word that is too short', 'masaje', 'mas'],
  ['another word', 'madrid', 'lisboa'],
  ['a year', '2026', '2025'],
  ['nothing', 'masaje', ''],
])('%s: %j is not %j', (_, query, word) => {
  expect(typoMatcher(query)(word)).toBeNull()
})

test('one matcher measures many words', () => {
  const match = typoMatcher('gandia')
  expect(['gandia', 'gandai', 'madrid', 'ganda', 'xx', 'agndia'].map((word) => match(word)?.distance)).toEqual([
    0,
    2,
    undefined,
    2,
    undefined,
    2,
  ])
})
