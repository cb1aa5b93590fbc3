import { expect, test } from 'vitest'
import type { Location, LocationType } from '#features/catalogue/rules/location.ts'
import { taxOf } from './tax.ts'

const place = (slug: string, type: LocationType, parentUuid: string | null, country = 'ES'): Location => ({
  uuid: slug,
  type,
  country,
  parentUuid,
  hasLanding: true,
  translations: { es: { name: slug, slug }, pt: { name: slug, slug } },
})

const places = [
  place('espana', 'country', null),
  place('canarias', 'community', 'espana'),
  place('tenerife', 'region', 'canarias'),
  place('adeje', 'city', 'tenerife'),
  place('comunidad-valenciana', 'community', 'espana'),
  place('gandia', 'city', 'comunidad-valenciana'),
  place('lisboa', 'city', null, 'PT'),
]
const byUuid = new Map(places.map((location) => [location.uuid, location]))

test.each([
  ['adeje', 'IGIC'],
  ['tenerife', 'IGIC'],
  ['canarias', 'IGIC'],
  ['gandia', 'IVA'],
  ['espana', 'IVA'],
  ['lisboa', 'IVA'],
])('prices in %s include %s', (slug, tax) => {
  expect(taxOf(byUuid.get(slug) as Location, byUuid)).toBe(tax)
})

test('the community may have another slug', () => {
  expect(taxOf(byUuid.get('gandia') as Location, byUuid, 'comunidad-valenciana')).toBe('IGIC')
})
