import { expect, test } from 'vitest'
import type { Location } from '#features/catalogue/rules/location.ts'
import { testServices } from '#tests/test-services.ts'
import { pickedPlace } from './place-keys.ts'

const { services } = await testServices()
const snapshot = services.catalogue.current()
const place = (name: string, type?: string) =>
  [...snapshot.locations.values()].find(
    (location) => location.translations.es.name === name && (!type || location.type === type),
  ) as Location

test.each([
  ['Adeje', 'ES', 'tenerife', { es: 'Tenerife', pt: 'Tenerife' }],
  ['Canarias', 'ES', 'canarias', { es: 'Canarias', pt: 'Canárias' }],
  ['España', 'ES', 'espana', { es: 'España', pt: 'Espanha' }],
  ['Albufeira', 'PT', 'algarve', { es: 'Algarve', pt: 'Algarve' }],
  ['Sintra', 'PT', 'portugal', { es: 'Portugal', pt: 'Portugal' }],
  ['Soldeu', 'AD', 'andorra', { es: 'Andorra', pt: 'Andorra' }],
])('who picks %s is remembered in %s and %s', (name, country, key, names) => {
  expect(pickedPlace(snapshot, place(name), 'es')).toEqual({ country, place: { uuid: expect.any(String), key, names } })
})
