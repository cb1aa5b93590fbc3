import { expect, test } from 'vitest'
import { minute } from '#platform/time/durations.ts'
import {
  memoryOnArrival,
  nothingRemembered,
  type PickedPlace,
  pickCountry,
  pickPlace,
  readMemory,
  recall,
} from './visitor-place.ts'

const tenerife: PickedPlace = {
  country: 'ES',
  place: { uuid: 'u-tenerife', key: 'tenerife', names: { es: 'Tenerife', pt: 'Tenerife' } },
}
const algarve: PickedPlace = {
  country: 'PT',
  place: { uuid: 'u-algarve', key: 'algarve', names: { es: 'Algarve', pt: 'Algarve' } },
}
const noon = Date.parse('2026-11-15T12:00:00Z')

test.each([
  ['at once', 0, 'ES', 'tenerife'],
  ['after a minute less than an hour', 59 * minute, 'ES', 'tenerife'],
  ['after an hour', 60 * minute, 'ES', undefined],
  ['after a minute less than a day', 24 * 60 * minute - minute, 'ES', undefined],
  ['after a day', 24 * 60 * minute, null, undefined],
  ['when the clock was set back', -minute, null, undefined],
])('of a place that was picked, %s', (_, later, country, place) => {
  const remembered = recall(pickPlace(tenerife, noon), noon + later)
  expect([remembered.country, remembered.place?.key]).toEqual([country, place])
})

test('picking a country clears the place', () => {
  expect(recall(pickCountry('PT', noon), noon)).toEqual({ country: 'PT', place: null })
})

const stored = pickPlace(tenerife, noon)
const later = noon + 30 * minute

test.each([
  ['an ordinary page restores what is stored', null, null, 'ES', 'tenerife'],
  ['a country in the address wins over what is stored', 'PT', null, 'PT', undefined],
  ['and over the page', 'AD', algarve, 'AD', undefined],
  ['the page of a place picks it', null, algarve, 'PT', 'algarve'],
])('%s', (_, countryAsked, standsIn, country, place) => {
  const remembered = recall(memoryOnArrival(stored, { countryAsked, standsIn }, later), later)
  expect([remembered.country, remembered.place?.key]).toEqual([country, place])
})

test('an ordinary page does not make the memory younger', () => {
  expect(memoryOnArrival(stored, { countryAsked: null, standsIn: null }, later)).toEqual(stored)
})

test('what was stored is read again', () => {
  expect(readMemory(JSON.stringify(stored))).toEqual(stored)
})

test.each([
  ['nothing', null],
  ['no JSON', 'ES'],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', '[]'],
  ['other fields', '{"country":"ES","since":1}'],
  ['half of a memory', '{"country":{"code":7,"since":1},"place":{"since":1,"picked":{"uuid":"u","key":"k"}}}'],
])('%s in the storage is no memory', (_, text) => {
  expect(readMemory(text)).toEqual(nothingRemembered)
})
