import { expect, test } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { buildLandings } from '#server/seo/landings.ts'
import { testServices } from '#tests/test-services.ts'
import { describeHome } from './describe-home.ts'
import { readerOf } from './reader.ts'

const { services } = await testServices()
const reader = readerOf(services, { pathname: '/' })
const { snapshot } = reader
const home = describeHome(reader, 'couples-massage')

test('nine special moments open nine doors', () => {
  expect(home.moments).toHaveLength(9)
})

test('every door of the home page leads to a page that exists, in both languages', () => {
  for (const language of ['es', 'pt'] as const) {
    const { moments, treatments, cards, getaways, places } = describeHome({ ...reader, language }, 'couples-massage')
    for (const { href } of [...moments, ...treatments, ...cards, ...getaways, ...places]) {
      expect(snapshot.landings.byUri.get(href)?.language, href).toBe(language)
    }
  }
})

test('recommended services come from open spas of different regions', () => {
  const regions = home.cards.map(({ uuid }) => {
    const spa = snapshot.spas.get(snapshot.services.get(uuid)?.spaUuid ?? '')
    expect(spa?.status).toBe('online')
    return spa?.regionUuid
  })
  expect(regions).toHaveLength(4)
  expect(new Set(regions).size).toBe(4)
})

test('treatments that nobody gives are not offered', () => {
  expect(home.treatments).toHaveLength(8)
  expect(home.treatments.every(({ count }) => count > 0)).toBe(true)
})

test('the places are regions by their number of spas, then places of getaways, each once', () => {
  expect(home.places.slice(0, 2).map(({ name }) => name)).toEqual(['Tenerife', 'Valencia'])
  expect(home.places).toHaveLength(6)
  expect(new Set(home.places.map(({ name }) => name)).size).toBe(6)
  expect(home.places.slice(2).every(({ getaways }) => (getaways ?? 0) > 0)).toBe(true)
})

test('the voices are verified, content, of different spas and in the language of the page', () => {
  const { quotes, count } = home.reviews
  const reviews = [...snapshot.reviewsOfSpa.values()].flat()
  expect(count).toBe(reviews.filter(({ isVerified }) => isVerified).length)
  expect(quotes).toHaveLength(3)
  const quoted = quotes.map(({ uuid }) => reviews.find((review) => review.uuid === uuid))
  expect(quoted.every((review) => review?.isVerified && review.language === 'es')).toBe(true)
  expect(new Set(quoted.map((review) => review?.spaUuid)).size).toBe(3)
})

test('what is switched off has no door', () => {
  const { features } = loadConfig({ FEATURE_PACKAGES: 'off', FEATURE_PROMOTIONS: 'off', FEATURE_TREATMENTS: 'off' })
  const bare = describeHome(
    { ...reader, snapshot: { ...snapshot, landings: buildLandings(snapshot, features) } },
    'couples-massage',
  )
  expect(bare).toMatchObject({ moments: [], treatments: [], getaways: [] })
  expect(bare.places.every(({ getaways }) => getaways === undefined)).toBe(true)
})

test('a special moment that the operator keeps internal has no door on the home page', () => {
  const keys = describeHome(reader, 'day-pass').moments.map(({ key }) => key)
  expect(keys).toHaveLength(8)
  expect(keys).not.toContain('day-pass')
})
