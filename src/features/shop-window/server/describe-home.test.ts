import { expect, test } from 'vitest'
import { buildLandings } from '#features/catalogue/server/landings.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { sceneOf } from '#platform/pictures/picture-scene.ts'
import { loadConfig } from '#site/server/config.ts'
import { testServices } from '#tests/test-services.ts'
import { describeHome } from './describe-home.ts'
import { listPromotions } from './lists/list-services.ts'

const { services } = await testServices()
const reader = readerOf(services, { pathname: '/' })
const { snapshot } = reader
const rules = { internalPromotion: 'couples-massage' }
const home = describeHome(reader, rules)

test('nine special moments are nine tiles', () => {
  expect(home.moments).toHaveLength(9)
})

test('every tile of the home page leads to a page that exists, in both languages', () => {
  for (const language of ['es', 'pt'] as const) {
    const { moments, treatments, cards, getaways, cities } = describeHome({ ...reader, language }, rules)
    for (const { href } of [...moments, ...treatments, ...cards, ...getaways, ...cities]) {
      expect(snapshot.landings.byUri.get(href)?.language, href).toBe(language)
    }
  }
})

test('a festive category has a tile while its campaign is on, and counts as many as its own page', () => {
  const inSeason = { ...reader, day: '2026-11-27' }
  const { promotions } = describeHome(inSeason, rules)
  expect(promotions.find(({ key }) => key === 'black-friday')?.off).toMatch(/^−\d\d\u00a0%$/)
  expect(home.promotions.some(({ key }) => key === 'black-friday')).toBe(false)
  expect(promotions.map(({ href, count }) => [href, count])).toEqual(
    listPromotions(inSeason, rules)
      .map(({ href, count }) => [href, count])
      .slice(1),
  )
})

test('company gifts are on all year', () => {
  for (const day of ['2026-11-15', '2026-12-24', '2027-01-01', '2027-07-01']) {
    const { promotions } = describeHome({ ...reader, day }, rules)
    expect(promotions.some(({ key }) => key === 'company-gifts')).toBe(true)
  }
})

test('treatments that nobody gives are not offered', () => {
  expect(home.treatments).toHaveLength(8)
  expect(home.treatments.every(({ count }) => count > 0)).toBe(true)
})

test('no two cards show the same scene, and none that the page shows already', () => {
  const scenes = describeHome(reader, rules, ['sauna', 'bath'])
  const shown = [...scenes.cards, ...scenes.getaways].map(({ photo }) => sceneOf(photo.file))
  expect(new Set(shown).size).toBe(8)
  expect(shown).not.toContain('sauna')
  expect(shown).not.toContain('bath')
})

test('the cities are those with most spas, and the city of Valencia is told from its region', () => {
  expect(home.cities.map(({ spas }) => spas)).toEqual(home.cities.map(({ spas }) => spas).toSorted((a, b) => b - a))
  expect(home.cities.filter(({ isNamedLikeRegion }) => isNamedLikeRegion).map(({ name }) => name)).toEqual(['Valencia'])
})

test('the voices are verified, content, of different spas and in the language of the page', () => {
  const { quotes, count } = home.reviews
  const reviews = [...snapshot.reviewsOfSpa.values()].flat()
  expect(count).toBe(String(reviews.filter(({ isVerified }) => isVerified).length))
  expect(quotes).toHaveLength(3)
  const quoted = quotes.map(({ uuid }) => reviews.find((review) => review.uuid === uuid))
  expect(quoted.every((review) => review?.isVerified && review.language === 'es')).toBe(true)
  expect(new Set(quoted.map((review) => review?.spaUuid)).size).toBe(3)
})

test('what is switched off has no tile', () => {
  const { features } = loadConfig({ FEATURE_PACKAGES: 'off', FEATURE_PROMOTIONS: 'off', FEATURE_TREATMENTS: 'off' })
  const bare = describeHome(
    { ...reader, snapshot: { ...snapshot, landings: buildLandings(snapshot, features) } },
    rules,
  )
  expect(bare).toMatchObject({ promotions: [], offers: null, moments: [], treatments: [], getaways: [] })
})

test('a special moment that the operator keeps internal has no tile on the home page', () => {
  const keys = describeHome(reader, { internalPromotion: 'day-pass' }).moments.map(({ key }) => key)
  expect(keys).toHaveLength(8)
  expect(keys).not.toContain('day-pass')
})
