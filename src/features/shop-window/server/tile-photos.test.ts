import { expect, test } from 'vitest'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import type { Image } from '#platform/pictures/image.ts'
import { chooseTilePhotos } from './tile-photos.ts'

/** A service for each list of pictures; 'sauna-stove-window' is a scene and a view of it. */
const group = (...galleries: string[][]) =>
  galleries.map((files) => ({ images: files.map((file) => ({ file }) as Image) }) as Service)
const filesOf = (...groups: Service[][]) => chooseTilePhotos(groups).map((image) => image?.file ?? null)

test('a group is shown by the picture that most of it open with', () => {
  expect(filesOf(group(['a-pool-1'], ['b-pool-1', 'a-pool-1'], ['b-pool-1']))).toEqual(['b-pool-1'])
})

test('what is typical of a small group is left to it by a large one', () => {
  const stones = group(['stones-hot-1'])
  const massages = [...stones, ...group(['stones-hot-1'], ['stones-hot-1'], ['bed-table-1'], ['bed-table-1'])]
  expect(filesOf(massages, stones)).toEqual(['bed-table-1', 'stones-hot-1'])
})

test('another view of what a neighbour shows gives way', () => {
  expect(filesOf(group(['a-pool-1']), group(['a-pool-2'], ['a-pool-2'], ['b-pool-1']))).toEqual([
    'a-pool-1',
    'b-pool-1',
  ])
})

test('the further pictures of a service help where its first are taken', () => {
  expect(filesOf(group(['a-pool-1']), group(['a-pool-1', 'b-pool-1']))).toEqual(['a-pool-1', 'b-pool-1'])
})

test('with no other choice a picture is shown twice rather than none', () => {
  expect(filesOf(group(['a-pool-1']), group(['a-pool-1']))).toEqual(['a-pool-1', 'a-pool-1'])
})

test('a group without pictures has none', () => {
  expect(filesOf(group([]), [])).toEqual([null, null])
})
