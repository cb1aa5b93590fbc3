import { expect, test } from 'vitest'
import type { Location } from '#features/catalogue/rules/location.ts'
import { timeZoneOf } from './time-zone.ts'

test.each([
  ['Adeje', 'adeje', 'Atlantic/Canary'],
  ['the Canary Islands themselves', 'canarias', 'Atlantic/Canary'],
  ['Gandia', 'gandia', 'Europe/Madrid'],
  ['Lisbon', 'lisboa', 'Europe/Lisbon'],
  ['Funchal', 'funchal', 'Atlantic/Madeira'],
  ['Soldeu', 'soldeu', 'Europe/Andorra'],
])('the clock of %s', (_, slug, zone) => {
  const place = places.get(slug)
  expect(place && timeZoneOf(place, places)).toBe(zone)
})

const place = (slug: string, country: string, parentUuid: string | null): [string, Location] => [
  slug,
  {
    uuid: slug,
    type: 'city',
    country,
    parentUuid,
    hasLanding: false,
    translations: { es: { name: slug, slug }, pt: { name: slug, slug } },
  },
]

const places = new Map([
  place('canarias', 'ES', null),
  place('adeje', 'es', 'canarias'),
  place('gandia', 'ES', null),
  place('lisboa', 'pt', null),
  place('madeira', 'PT', null),
  place('funchal', 'PT', 'madeira'),
  place('soldeu', 'AD', null),
])
