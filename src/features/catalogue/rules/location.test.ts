import { expect, test } from 'vitest'
import {
  ancestorsOf,
  countryOf,
  isInCountry,
  isWithin,
  type Location,
  type LocationType,
  rememberedPlaceOf,
} from './location.ts'

const place = (uuid: string, type: LocationType, parentUuid: string | null): Location => ({
  uuid,
  type,
  country: 'ES',
  parentUuid,
  hasLanding: true,
  translations: { es: { name: `${uuid} es`, slug: uuid }, pt: { name: `${uuid} pt`, slug: uuid } },
})

const places = [
  place('spain', 'country', null),
  place('canarias', 'community', 'spain'),
  place('tenerife', 'region', 'canarias'),
  place('adeje', 'city', 'tenerife'),
  place('fañabé', 'district', 'adeje'),
  place('lost-city', 'city', 'a-place-that-is-gone'),
  place('hen', 'city', 'egg'),
  place('egg', 'district', 'hen'),
  place('island-of-itself', 'city', 'island-of-itself'),
]
const byUuid = new Map(places.map((location) => [location.uuid, location]))
const at = (uuid: string) => byUuid.get(uuid) as Location

test.each([
  ['adeje', ['tenerife', 'canarias', 'spain']],
  ['spain', []],
  ['lost-city', []],
  ['hen', ['egg']],
  ['island-of-itself', []],
])('the ancestors of %s, from the nearest', (uuid, ancestors) => {
  expect(ancestorsOf(at(uuid), byUuid).map((location) => location.uuid)).toEqual(ancestors)
})

test.each([
  ['adeje', 'canarias', true],
  ['adeje', 'adeje', true],
  ['adeje', 'spain', true],
  ['tenerife', 'adeje', false],
  ['lost-city', 'spain', false],
  ['hen', 'egg', true],
  ['hen', 'spain', false],
])('%s lies within %s: %s', (uuid, ancestor, answer) => {
  expect(isWithin(at(uuid), ancestor, byUuid)).toBe(answer)
})

test.each([
  ['adeje', 'spain'],
  ['spain', 'spain'],
  ['lost-city', 'lost-city'],
  ['hen', 'egg'],
])('the country of %s is %s', (uuid, country) => {
  expect(countryOf(at(uuid), byUuid).uuid).toBe(country)
})

test.each([
  ['fañabé', 'tenerife'],
  ['adeje', 'tenerife'],
  ['tenerife', 'tenerife'],
  ['canarias', 'canarias'],
  ['spain', 'spain'],
  ['lost-city', 'lost-city'],
  ['hen', 'egg'],
])('who picks %s is remembered in %s', (uuid, remembered) => {
  expect(rememberedPlaceOf(at(uuid), byUuid).uuid).toBe(remembered)
})

test.each([
  ['ES', true],
  ['es', true],
  ['PT', false],
])('Spain answers to the code %s: %s', (code, answer) => {
  expect(isInCountry(at('spain'), code)).toBe(answer)
})
