import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Theme } from '#domain/campaigns/theme.ts'
import { sceneOf } from '#domain/catalogue/picture-scene.ts'
import { specialMoments } from '#domain/catalogue/promotion-category.ts'
import { bannerPhotos, heroPhotos, momentPhotos, promoPhotos } from './photos.ts'
import { promosOf } from './promos.ts'

const themes = Object.keys(heroPhotos) as Theme[]

const picturesOf = (theme: Theme) => [
  heroPhotos[theme].file,
  bannerPhotos[theme],
  ...promosOf[theme].map((promo) => promoPhotos[promo]),
  momentPhotos['couples-spa'] ?? '',
]

test.each(themes)('as %s, no scene follows itself from the hero down to the moments', (theme) => {
  const scenes = picturesOf(theme).map(sceneOf)
  expect(new Set(scenes).size).toBe(scenes.length)
})

test.each(themes)('as %s, no picture comes twice', (theme) => {
  const pictures = new Set([...picturesOf(theme), ...Object.values(momentPhotos)])
  expect(pictures.size).toBe(picturesOf(theme).length + Object.values(momentPhotos).length - 1)
})

test('each of the nine moments has a scene of its own', () => {
  const scenes = specialMoments.map(({ key }) => sceneOf(momentPhotos[key] ?? ''))
  expect(new Set(scenes).size).toBe(9)
})

test('company gifts are among the banners of every theme', () => {
  expect(themes.filter((theme) => !promosOf[theme].includes('companyGift'))).toEqual([])
})

test('all pictures are in the library', () => {
  const files = [...themes.flatMap(picturesOf), ...Object.values(momentPhotos)]
  expect(files.filter((file) => !existsSync(`photos/${file}`))).toEqual([])
})
