import { expect, test } from 'vitest'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { sceneOf } from '#platform/pictures/picture-scene.ts'
import { testServices } from '#tests/test-services.ts'
import { pickVaried, recommendGetaways, recommendServices } from './recommend.ts'

const { services } = await testServices()
const reader = readerOf(services, { pathname: '/' })
const { snapshot } = reader
const cards = recommendServices(reader, 4, [])
const recommended = cards.flatMap(({ uuid }) => snapshot.services.get(uuid) ?? [])
const spas = recommended.flatMap(({ spaUuid }) => snapshot.spas.get(spaUuid) ?? [])

test('recommended services come from open, well rated spas of different regions, in different pictures', () => {
  expect(cards).toHaveLength(4)
  expect(spas.every(({ status, rating }) => status === 'online' && (rating.value ?? 0) >= 4.5)).toBe(true)
  expect(new Set(spas.map(({ regionUuid }) => regionUuid)).size).toBe(4)
  expect(new Set(cards.map(({ photo }) => sceneOf(photo.file))).size).toBe(4)
})

test('they are for anyone: no child, resident or pack of sessions among them', () => {
  for (const { audience, sessions } of recommended) {
    expect(audience).toMatchObject({ ageBand: null, residency: null, isForPregnancy: false })
    expect(sessions).toBe(1)
  }
})

test('the second has a discount, while there is one', () => {
  expect(cards[1]?.price?.off).toBeDefined()
  const later = recommendServices({ ...reader, day: '2030-01-01' }, 4, [])
  expect(later).toHaveLength(4)
  expect(later.every(({ price }) => price?.off === undefined)).toBe(true)
})

test('scenes that the page shows already come last', () => {
  const taken = cards.map(({ photo }) => sceneOf(photo.file))
  const others = recommendServices(reader, 4, taken).map(({ photo }) => sceneOf(photo.file))
  expect(others.filter((scene) => taken.includes(scene))).toEqual([])
})

test('asked twice, the answer is the same', () => {
  expect(recommendServices(reader, 4, [])).toEqual(cards)
})

test('getaways are of different countries, places and pictures', () => {
  const stays = recommendGetaways(reader, 4, [])
  const hotels = stays.flatMap(({ uuid }) => snapshot.getaways.get(uuid)?.hotel ?? [])
  expect(new Set(hotels.map(({ country }) => country)).size).toBeGreaterThanOrEqual(3)
  expect(new Set(hotels.map(({ locationUuid }) => locationUuid)).size).toBe(4)
  expect(new Set(stays.map(({ photo }) => sceneOf(photo.file))).size).toBe(4)
})

const scene = (name: string) => name.charAt(0)
const place = (name: string) => name.charAt(1)

test.each([
  ['the first that differ in all traits', ['a1', 'a2', 'b1', 'b2', 'c3'], 3, ['a1', 'b2', 'c3']],
  ['too few differ in place: the scene still does', ['a1', 'a2', 'b1', 'c1'], 3, ['a1', 'b1', 'c1']],
  ['too few differ in anything: the row is full all the same', ['a1', 'a2', 'a3'], 2, ['a1', 'a2']],
  ['fewer than asked for: all of them', ['a1', 'a1'], 4, ['a1']],
  ['nothing to choose from', [], 4, []],
])('%s', (_, things, count, picked) => {
  expect(pickVaried(things, count, [scene, place])).toEqual(picked)
})
