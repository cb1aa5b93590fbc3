import { expect, test } from 'vitest'
import { fillGallery, type Image, placeholderImage } from './image.ts'

const pictures = (...files: string[]): Image[] =>
  files.map((file) => ({ uuid: file, rel: 'images', file, alt: { es: `${file} es`, pt: `${file} pt` }, blur: null }))

test.each([
  ['sources in their order', [pictures('a', 'b'), pictures('c')], ['a', 'b', 'c']],
  ['five at most', [pictures('a', 'b', 'c'), pictures('d', 'e', 'f')], ['a', 'b', 'c', 'd', 'e']],
  ['no picture twice', [pictures('a', 'b'), pictures('b', 'c')], ['a', 'b', 'c']],
  [
    'no scene twice',
    [pictures('pool-day', 'sauna-fire'), pictures('pool-night', 'bath')],
    ['pool-day', 'sauna-fire', 'bath'],
  ],
  ['the next source when one is empty', [[], pictures('c')], ['c']],
  ['the default picture when all are empty', [[], []], [placeholderImage.file]],
])('a gallery shows %s', (_, sources, files) => {
  expect(fillGallery(...sources).map(({ file }) => file)).toEqual(files)
})
