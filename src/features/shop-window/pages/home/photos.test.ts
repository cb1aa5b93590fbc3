import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { specialMoments } from '#features/catalogue/rules/services/promotion-category.ts'
import { categoryPhotos } from '#features/shop-window/rules/category-photos.ts'
import type { Theme } from '#features/shop-window/rules/theme.ts'
import { sceneOf } from '#platform/pictures/picture-scene.ts'
import { promosOf } from './campaign-section.tsx'
import { bannerPhotos, heroPhotos, promoPhotos } from './photos.ts'

const themes = Object.keys(heroPhotos) as Theme[]

const twiceIn = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)

const picturesOf = (theme: Theme) => [
  heroPhotos[theme].file,
  bannerPhotos[theme],
  ...promosOf[theme].map((promo) => promoPhotos[promo]),
  categoryPhotos['couples-spa'],
]

test('in no theme comes a scene twice from the hero down to the moments', () => {
  const repeated = themes.flatMap((theme) =>
    twiceIn(picturesOf(theme).map(sceneOf)).map((scene) => `${theme}: ${scene}`),
  )
  expect(repeated).toEqual([])
})

test('in no theme comes a picture twice', () => {
  // The first of the moments is among the pictures already.
  const moments = specialMoments.flatMap(({ key }) => (key === 'couples-spa' ? [] : categoryPhotos[key]))
  const repeated = themes.flatMap((theme) =>
    twiceIn([...picturesOf(theme), ...moments]).map((file) => `${theme}: ${file}`),
  )
  expect(repeated).toEqual([])
})

test('each of the nine moments has a scene of its own', () => {
  const scenes = specialMoments.map(({ key }) => sceneOf(categoryPhotos[key]))
  expect(new Set(scenes).size).toBe(9)
})

test('company gifts are among the banners of every theme', () => {
  expect(themes.filter((theme) => !promosOf[theme].includes('companyGift'))).toEqual([])
})

test('all pictures are in the library', () => {
  const files = themes.flatMap(picturesOf)
  expect(files.filter((file) => !existsSync(`photos/${file}`))).toEqual([])
})
