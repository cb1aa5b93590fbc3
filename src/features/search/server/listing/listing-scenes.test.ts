import { expect, test } from 'vitest'
import { promotionCategories } from '#features/catalogue/rules/services/promotion-category.ts'
import type { LandingKind } from '#features/catalogue/server/landings.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { describeGetaway } from '#features/getaways/server/describe-getaway.ts'
import { sorts } from '#features/search/rules/sorts.ts'
import { listPromotions, listTreatments } from '#features/shop-window/server/lists/list-services.ts'
import { describeService } from '#features/shop-window/server/service/describe-service.ts'
import { describeSpa } from '#features/shop-window/server/spa/describe-spa.ts'
import { languages } from '#platform/i18n/languages.ts'
import { sceneOf } from '#platform/pictures/picture-scene.ts'
import { testServices } from '#tests/test-services.ts'
import type { Fixed } from '../understand.ts'
import { findListing } from './find-listing.ts'

const { services } = await testServices()
const { snapshot } = readerOf(services, { pathname: '/' })

/** Two cards whose scene is the same in one row or in two rows that touch. */
function repeatsIn(files: string[], columns: number): string[] {
  const scenes = files.map(sceneOf)
  const rowOf = (at: number) => Math.floor(at / columns)
  return scenes.flatMap((scene, at) =>
    scenes
      .map((other, index) => ({ other, index }))
      .filter(({ other, index }) => index < at && other === scene && rowOf(at) - rowOf(index) <= 1)
      .map(({ index }) => `${scene} on cards ${index} and ${at}`),
  )
}

const filesOf = (cards: { photo: { file: string } }[]) => cards.map(({ photo }) => photo.file)

function addressesOf(kind: LandingKind) {
  return snapshot.landings.all
    .filter((landing) => landing.kind === kind)
    .flatMap(({ uuid, uris }) => languages.map((language) => ({ uuid, uri: uris[language] })))
}

/** Every page of a list, in every order, in rows of three. */
function repeatsInListing(uri: string, fixed: Fixed, kind: keyof typeof sorts): string[] {
  return sorts[kind].flatMap((sort) => {
    const pageAt = (page: number) => {
      const url = new URL(`${uri}${uri.includes('?') ? '&' : '?'}sort=${sort}&page=${page}`, 'http://calmaria.test')
      return findListing(readerOf(services, url), url, services.config, fixed).results
    }
    const pages = Array.from({ length: pageAt(1).last }, (_, index) => pageAt(index + 1))
    return pages.flatMap(({ items, current }) =>
      repeatsIn(filesOf(items), 3).map((repeat) => `${uri} by ${sort}, page ${current}: ${repeat}`),
    )
  })
}

const promotionKey = (uuid: string) => promotionCategories.find((category) => category.uuid === uuid)?.key as string

test.each([
  ['promotion', 'services', (uuid: string) => ({ experience: promotionKey(uuid), kind: 'services' as const })],
  ['treatment', 'services', (uuid: string) => ({ treatment: uuid, kind: 'services' as const })],
  ['location', 'spas', (uuid: string) => ({ place: uuid, kind: 'spas' as const })],
] as const)('no scene comes twice within two rows in the lists of every %s', (landing, kind, fixedOf) => {
  const addresses = addressesOf(landing)
  expect(addresses.length).toBeGreaterThan(20)
  expect(addresses.flatMap(({ uuid, uri }) => repeatsInListing(uri, fixedOf(uuid), kind))).toEqual([])
})

test.each(['/buscar/', '/pt/pesquisar/'])('nor in what a search at %s finds', (path) => {
  for (const query of [
    '?kind=spas',
    '?kind=services',
    '?kind=getaways',
    '?q=masaje',
    '?q=spa+adeje',
    '?pax=2&kind=services',
  ])
    expect(repeatsInListing(path + query, {}, query.includes('spas') ? 'spas' : 'services')).toEqual([])
})

test('nor in the lists of getaways', () => {
  const own = { kind: 'getaways', isKindFixed: true } as const
  for (const { uri } of addressesOf('getaways')) expect(repeatsInListing(uri, own, 'getaways')).toEqual([])
  for (const { uri, uuid } of addressesOf('getaway-place'))
    expect(repeatsInListing(uri, { ...own, place: uuid }, 'getaways')).toEqual([])
})

test('nor on the walls of promotions and of treatments, on any day of the year', () => {
  for (const day of [
    '2026-02-10',
    '2026-03-15',
    '2026-05-01',
    '2026-06-15',
    '2026-08-15',
    '2026-11-24',
    '2026-12-20',
  ]) {
    const reader = { ...readerOf(services, { pathname: '/' }), day }
    expect(repeatsIn(filesOf(listPromotions(reader, services.config)), 4), day).toEqual([])
    expect(repeatsIn(filesOf(listTreatments(reader)), 4), day).toEqual([])
  }
})

test('no gallery shows a scene twice, and the row below it not the one that opens it', () => {
  const reader = readerOf(services, { pathname: '/' })
  const twice = (photos: { file: string }[]) => photos.length - new Set(photos.map(({ file }) => sceneOf(file))).size
  const wrong: string[] = []
  for (const { uuid, uri } of addressesOf('spa')) {
    const spa = describeSpa(reader, uuid, services.config)
    const opener = spa?.photos.slice(0, 1) ?? []
    if (!spa || twice(spa.photos) > 0) wrong.push(`gallery of ${uri}`)
    if (spa && twice([...opener, ...spa.related.neighbours.map(({ photo }) => photo)]) > 0) wrong.push(`around ${uri}`)
    if (spa && twice(spa.related.services.map(({ photo }) => photo)) > 0) wrong.push(`related to ${uri}`)
    if (spa && repeatsIn(filesOf(spa.services), 3).length > 0) wrong.push(`services of ${uri}`)
  }
  for (const { uuid, uri } of addressesOf('service').filter((_, at) => at % 2 === 0)) {
    const service = describeService(reader, uuid, services.config)
    if (!service || twice(service.photos) > 0) wrong.push(`gallery of ${uri}`)
    if (service && twice([...service.photos.slice(0, 1), ...service.related.cards.map(({ photo }) => photo)]) > 0)
      wrong.push(`related to ${uri}`)
  }
  for (const { uuid, uri } of addressesOf('getaway')) {
    const getaway = describeGetaway(reader, uuid)
    if (twice(getaway?.photos ?? []) > 0) wrong.push(`gallery of ${uri}`)
    if (twice(getaway?.mini.map(({ photo }) => photo) ?? []) > 0) wrong.push(`short gallery of ${uri}`)
  }
  expect(wrong).toEqual([])
})
