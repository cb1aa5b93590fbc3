import { expect, test } from 'vitest'
import {
  promotionCategories,
  promotionCategory,
  promotionName,
} from '#features/catalogue/rules/services/promotion-category.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { findListing } from '#features/search/server/listing/find-listing.ts'
import { sceneOf } from '#platform/pictures/picture-scene.ts'
import { testServices } from '#tests/test-services.ts'
import { describeOffers } from './list-offers.ts'
import { describePromotion, describeTreatment, listPromotions, listTreatments } from './list-services.ts'

const { services } = await testServices({ day: '2026-11-27' })
const inSeason = readerOf(services, { pathname: '/' })
const outOfSeason = { ...inSeason, day: '2026-11-15' }
const internal = 'couples-massage'
const rules = { internalPromotion: internal }
const uuidOf = (key: Parameters<typeof promotionCategory>[0]) => promotionCategory(key).uuid
const treatmentNamed = (title: string) =>
  [...inSeason.snapshot.tags.values()].find((tag) => tag.kind === 'service' && tag.translations.es.title === title)
    ?.uuid ?? ''
const titlesOf = (links: { title: string }[] = []) => links.map(({ title }) => title)

test('a festive category is shown while its campaign is active, and only then', () => {
  const blackFriday = uuidOf('black-friday')
  expect(describePromotion(inSeason, blackFriday, internal)).toMatchObject({ title: 'Black Friday' })
  expect(describePromotion(outOfSeason, blackFriday, internal)).toBeNull()
  expect(titlesOf(listPromotions(inSeason, rules))).toContain('Black Friday')
  expect(titlesOf(listPromotions(outOfSeason, rules))).not.toContain('Black Friday')
})

test('a link counts what its list shows', () => {
  const { tags } = inSeason.snapshot
  const pages = [
    ...[...tags.keys()].flatMap((uuid) => describeTreatment(inSeason, uuid) ?? []),
    ...promotionCategories.flatMap(({ uuid }) => describePromotion(inSeason, uuid, internal) ?? []),
    describeOffers(inSeason),
  ]
  const links = [...listTreatments(inSeason), ...listPromotions(inSeason, rules)]
  expect(links.length).toBeGreaterThan(30)
  for (const { title, count } of links) {
    const about = pages.find((page) => page.title === title)?.about
    const { total } = findListing(inSeason, new URL('http://localhost/'), services.config, {
      ...about,
      kind: 'services',
    })
    expect(total, title).toBe(count)
  }
})

test('company gifts are always on show', () => {
  expect(describePromotion(outOfSeason, uuidOf('company-gifts'), internal)).not.toBeNull()
})

test.each(['other', 'discounts', internal] as const)('the internal category %s is never shown', (key) => {
  expect(describePromotion(inSeason, uuidOf(key), internal)).toBeNull()
  expect(titlesOf(listPromotions(inSeason, rules))).not.toContain(promotionName(key, 'es').title)
})

test('the internal category is a setting', () => {
  expect(describePromotion(inSeason, uuidOf('couples-massage'), 'day-pass')).not.toBeNull()
  expect(describePromotion(inSeason, uuidOf('day-pass'), 'day-pass')).toBeNull()
})

test('a promotion leads to the others on show', () => {
  const { related } = describePromotion(inSeason, uuidOf('black-friday'), internal) ?? {}
  expect(titlesOf(related)).toContain('Spa en pareja')
  expect(titlesOf(related)).not.toContain('Black Friday')
  expect(titlesOf(describePromotion(outOfSeason, uuidOf('day-pass'), internal)?.related)).not.toContain('Black Friday')
})

test('a treatment leads to its family', () => {
  const stones = titlesOf(describeTreatment(inSeason, treatmentNamed('Piedras Calientes'))?.related)
  expect(stones).toContain('Masajes')
  expect(stones).toContain('Masaje Relajante')
  expect(stones).not.toContain('Piedras Calientes')
  expect(stones).not.toContain('Vinoterapia')
})

test('a treatment without a family leads to a few others', () => {
  const tags = [...inSeason.snapshot.tags.values()].filter(({ kind }) => kind === 'service')
  const lonely = tags.find(({ uuid, uuidParents }) => {
    return uuidParents.length === 0 && !tags.some((tag) => tag.uuidParents.includes(uuid))
  })
  expect(describeTreatment(inSeason, lonely?.uuid ?? '')?.related).toHaveLength(8)
})

test('no tile resembles one beside or above it', () => {
  for (const tiles of [listTreatments(inSeason), listPromotions(inSeason, rules)]) {
    expect(tiles.length).toBeGreaterThan(8)
    const scenes = tiles.map(({ photo }) => sceneOf(photo.file))
    for (const [index, scene] of scenes.entries()) {
      expect(scenes.slice(Math.max(0, index - 4), index), tiles[index]?.title).not.toContain(scene)
    }
  }
})

test('an empty category has no tile', () => {
  const bare = { ...inSeason, snapshot: { ...inSeason.snapshot, services: new Map() } }
  expect(listTreatments(bare)).toEqual([])
})

test('an unknown category or treatment is none', () => {
  expect(describePromotion(inSeason, 'atlantis', internal)).toBeNull()
  expect(describeTreatment(inSeason, 'atlantis')).toBeNull()
})
