import { expect, test } from 'vitest'
import type { Location, LocationType } from '#features/catalogue/rules/location.ts'
import { placeKeys } from './place-keys.ts'

const place = (
  uuid: string,
  type: LocationType,
  parentUuid: string | null,
  [es, pt = es]: [es: string, pt?: string],
  hasLanding = true,
): Location => ({
  uuid,
  type,
  country: 'ES',
  parentUuid,
  hasLanding,
  translations: { es: { name: es, slug: es }, pt: { name: pt, slug: pt } },
})

const catalogueOf = (...places: Location[]) => ({
  locations: new Map(places.map((location) => [location.uuid, location])),
})

const snapshot = catalogueOf(
  place('u-spain', 'country', null, ['espana', 'espanha']),
  place('u-madrid-community', 'community', 'u-spain', ['madrid'], false),
  place('u-madrid', 'region', 'u-madrid-community', ['madrid']),
  place('u-tenerife', 'region', 'u-spain', ['tenerife']),
  place('u-adeje', 'city', 'u-tenerife', ['adeje']),
  place('u-valencia-region', 'region', 'u-spain', ['valencia']),
  place('u-valencia', 'city', 'u-valencia-region', ['valencia']),
  place('u-lost', 'city', 'gone', ['perdida']),
)

test.each([
  ['u-spain', 'espana', 'espanha'],
  ['u-tenerife', 'tenerife', 'tenerife'],
  ['u-adeje', 'tenerife/adeje', 'tenerife/adeje'],
  ['u-valencia-region', 'valencia', 'valencia'],
  ['u-valencia', 'valencia/valencia', 'valencia/valencia'],
  ['u-lost', 'perdida', 'perdida'],
  ['u-madrid', 'madrid', 'madrid'],
  ['u-madrid-community', 'u-madrid-community', 'u-madrid-community'],
])('%s stands in an address as %s, in Portuguese as %s, and is found by it in both', (uuid, es, pt) => {
  expect(placeKeys(snapshot, 'es').keyOf(uuid)).toBe(es)
  expect(placeKeys(snapshot, 'pt').keyOf(uuid)).toBe(pt)
  for (const key of [es, pt, uuid]) {
    expect(placeKeys(snapshot, 'es').find(key)?.uuid).toBe(uuid)
    expect(placeKeys(snapshot, 'pt').find(key)?.uuid).toBe(uuid)
  }
})

test.each(['', 'adeje', 'tenerife/', 'nowhere', '__proto__'])('%j names no place', (key) => {
  expect(placeKeys(snapshot, 'es').find(key)).toBeUndefined()
})

test("a key never means another place in the other language: the second one's goes by its uuid", () => {
  const twins = catalogueOf(
    place('u-first', 'region', null, ['alta', 'baixa']),
    place('u-second', 'region', null, ['baixa', 'fundo']),
  )
  expect(placeKeys(twins, 'es').keyOf('u-second')).toBe('u-second')
  expect(placeKeys(twins, 'pt').keyOf('u-second')).toBe('fundo')
  expect(placeKeys(twins, 'es').find('baixa')?.uuid).toBe('u-first')
})

test('keys are made once per catalogue', () => {
  expect(placeKeys(snapshot, 'es')).toBe(placeKeys(snapshot, 'es'))
})
