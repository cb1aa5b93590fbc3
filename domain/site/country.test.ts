import { expect, test } from 'vitest'
import type { Location, LocationType } from '#domain/catalogue/location.ts'
import { countryFromQuery } from '#domain/site/country.ts'

const place = (uuid: string, country: string, type: LocationType = 'country'): Location => ({
  uuid,
  type,
  country,
  parentUuid: null,
  hasLanding: false,
  translations: { es: { name: uuid, slug: uuid }, pt: { name: uuid, slug: uuid } },
})

const known = [place('lisboa', 'PT', 'city'), place('spain', 'ES'), place('portugal', 'pt'), place('andorra', 'AD')]

test.each([
  ['ES', 'spain'],
  ['es', 'spain'],
  ['Pt', 'portugal'],
  [' ad ', 'andorra'],
  ['FR', undefined],
  ['spain', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('?country=%s selects %s', (value, uuid) => {
  expect(countryFromQuery(value, known)?.uuid).toBe(uuid)
})
