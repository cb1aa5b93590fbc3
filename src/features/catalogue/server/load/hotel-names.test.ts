import { expect, test } from 'vitest'
import { testServices } from '#tests/test-services.ts'

const { services } = await testServices()
const { spas, getaways } = services.catalogue.current()

test('a hotel is called the same as the house of a spa and of a getaway, with its small words small', () => {
  const ofSpas = new Set([...spas.values()].flatMap(({ hotel }) => hotel?.name ?? []))
  expect(ofSpas).toContain('Hotel Casa dos Socalcos')
  expect(ofSpas).toContain('Hotel Palacio del Cauce')
  const ofGetaways = [...getaways.values()].map(({ hotel }) => hotel.name)
  expect(ofGetaways).toContain('Hotel Casa dos Socalcos')
  expect(ofGetaways.filter((name) => !ofSpas.has(name))).toEqual([])
})
