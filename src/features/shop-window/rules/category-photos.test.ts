import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sceneOf } from '#platform/pictures/picture-scene.ts'
import { categoryPhotos } from './category-photos.ts'

test('every category has a scene of its own, of the library', () => {
  const files = Object.values(categoryPhotos)
  expect(new Set(files.map(sceneOf)).size).toBe(files.length)
  expect(files.filter((file) => !existsSync(`photos/${file}`))).toEqual([])
})
