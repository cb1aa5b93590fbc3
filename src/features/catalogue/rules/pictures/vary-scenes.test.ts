import { expect, test } from 'vitest'
import type { Image } from '#platform/pictures/image.ts'
import { varyScenes } from './vary-scenes.ts'

const gallery = (...files: string[]) => files.map((file) => ({ file }) as Image)
const pool = ['pool-day', 'sauna-fire', 'oil-green', 'bath-close', 'relax-room', 'robes-wall']

const chosen = (columns: number, ...galleries: string[][]) =>
  varyScenes(
    galleries.map((files) => gallery(...files)),
    { columns },
  ).map(({ file }) => file)

test.each([
  ['cards that differ keep their first pictures', 2, [['a-1'], ['b-1'], ['c-1']], ['a-1', 'b-1', 'c-1']],
  [
    'another light is the same scene',
    2,
    [
      ['a-1', 'b-1'],
      ['a-2', 'c-1'],
    ],
    ['a-1', 'c-1'],
  ],
  [
    'a scene may come again two rows below',
    1,
    [
      ['a-1', 'b-1'],
      ['a-1', 'b-1'],
      ['a-1', 'b-1'],
    ],
    ['a-1', 'b-1', 'a-1'],
  ],
  ['from too few scenes comes the one seen longest ago', 2, [['a-1'], ['b-1'], ['b-1', 'a-1']], ['a-1', 'b-1', 'a-1']],
  ['a card without pictures has the placeholder', 2, [[]], ['texture-water-caustics.jpg']],
])('%s', (_, columns, galleries, files) => {
  expect(chosen(columns, ...galleries)).toEqual(files)
})

test('three in a row: six scenes are enough for any number of cards alike', () => {
  const files = chosen(3, ...Array.from({ length: 24 }, () => pool))
  for (let at = 0; at + 6 <= files.length; at++) expect(new Set(files.slice(at, at + 6)).size).toBe(6)
})

test('scenes above the cards are not repeated in their first two rows', () => {
  const cards = varyScenes([gallery('a-1', 'b-1'), gallery('a-2', 'c-1')], { columns: 4, taken: ['a'] })
  expect(cards.map(({ file }) => file)).toEqual(['b-1', 'c-1'])
})
