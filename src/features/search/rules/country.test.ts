import { expect, test } from 'vitest'
import { countryFromQuery } from './visitor-place.ts'

const countries = ['ES', 'PT', 'AD']

test.each([
  ['ES', 'ES'],
  ['pt', 'PT'],
  [' Ad ', 'AD'],
  ['FR', null],
  ['ESP', null],
  ['', null],
  [null, null],
  [undefined, null],
])('?country=%s selects %s', (value, country) => {
  expect(countryFromQuery(value, countries)).toBe(country)
})
