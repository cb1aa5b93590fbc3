import { expect, test } from 'vitest'
import type { Location } from '#features/catalogue/rules/location.ts'
import { type HolidayCalendar, holidayCalendarOf, holidaysOf, isHoliday } from './holidays.ts'

test.each([
  [2000, '2000-04-23'],
  [2019, '2019-04-21'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2076, '2076-04-19'],
  [2285, '2285-03-22'],
])('Easter Sunday of %i is a holiday in Portugal', (_, day) => {
  expect(isHoliday(day, 'PT')).toBe(true)
})

test.each<[string, HolidayCalendar, string, boolean]>([
  ['New Year', 'ES', '2027-01-01', true],
  ['Epiphany in Spain', 'ES', '2027-01-06', true],
  ['Epiphany in Portugal', 'PT', '2027-01-06', false],
  ['Epiphany in Andorra', 'AD', '2027-01-06', true],
  ['Good Friday in Spain', 'ES', '2027-03-26', true],
  ['Good Friday in Portugal', 'PT', '2027-03-26', true],
  ['Good Friday in Andorra', 'AD', '2027-03-26', true],
  ['Easter Monday in Spain', 'ES', '2027-03-29', false],
  ['Easter Monday in Portugal', 'PT', '2027-03-29', false],
  ['Easter Monday in Andorra', 'AD', '2027-03-29', true],
  ['the Monday of Carnival in Andorra', 'AD', '2027-02-08', true],
  ['Constitution Day of Andorra', 'AD', '2027-03-14', true],
  ['Whit Monday in Andorra', 'AD', '2027-05-17', true],
  ['Our Lady of Meritxell', 'AD', '2027-09-08', true],
  ['the day after Christmas in Andorra', 'AD', '2026-12-26', true],
  ['the day after Christmas in Spain', 'ES', '2026-12-26', false],
  ['Freedom Day', 'PT', '2027-04-25', true],
  ['Freedom Day, in Spain', 'ES', '2027-04-25', false],
  ['Corpus Christi in Portugal', 'PT', '2027-05-27', true],
  ['Portugal Day', 'PT', '2027-06-10', true],
  ['the day of the Republic', 'PT', '2026-10-05', true],
  ['the Restoration', 'PT', '2026-12-01', true],
  ['12 October in Spain', 'ES', '2026-10-12', true],
  ['Constitution Day of Spain', 'ES', '2026-12-06', true],
  ['the day of the Canary Islands', 'ES-CN', '2027-05-30', true],
  ['the day of the Canary Islands, in Valencia', 'ES-VC', '2027-05-30', false],
  ['9 October in the Valencian Community', 'ES-VC', '2026-10-09', true],
  ['9 October in the Canary Islands', 'ES-CN', '2026-10-09', false],
  ['a Spanish holiday in the Canary Islands', 'ES-CN', '2026-12-08', true],
  ['an ordinary Sunday', 'ES-CN', '2026-11-15', false],
])('%s (%s, %s): %s', (_, calendar, day, holiday) => {
  expect(isHoliday(day, calendar)).toBe(holiday)
})

test.each<[HolidayCalendar, number]>([
  ['ES', 10],
  ['ES-CN', 11],
  ['ES-VC', 11],
  ['PT', 13],
  ['AD', 14],
])('%s has %i holidays a year, each once', (calendar, count) => {
  const days = holidaysOf(2027, calendar)
  expect(new Set(days).size).toBe(count)
  expect(days).toEqual(days.toSorted())
})

test.each([
  ['a town in Tenerife', 'adeje', 'ES-CN'],
  ['the city of Valencia', 'valencia-ciudad', 'ES-VC'],
  ['a town in another community', 'sevilla', 'ES'],
  ['a town in Portugal', 'albufeira', 'PT'],
  ['a village in Andorra', 'soldeu', 'AD'],
])('the calendar of %s', (_, slug, calendar) => {
  const place = places.get(slug)
  expect(place && holidayCalendarOf(place, places)).toBe(calendar)
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
  place('espana', 'ES', null),
  place('canarias', 'ES', 'espana'),
  place('tenerife', 'ES', 'canarias'),
  place('adeje', 'ES', 'tenerife'),
  place('comunidad-valenciana', 'ES', 'espana'),
  place('valencia', 'es', 'comunidad-valenciana'),
  place('valencia-ciudad', 'es', 'valencia'),
  place('sevilla', 'ES', 'espana'),
  place('albufeira', 'pt', null),
  place('soldeu', 'AD', null),
])
