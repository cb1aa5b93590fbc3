import { expect, test } from 'vitest'
import { demoSettings } from '#features/catalogue/server/demo-settings.ts'
import { resourceClaims } from '#features/catalogue/server/schema/booking-resources.ts'
import type { TakenPlace } from '#features/search/rules/hours/free-places.ts'
import { hoursOf } from '#features/search/rules/hours/hours-of-day.ts'
import { findBookedService } from '#features/search/server/hours/find-booked-service.ts'
import { addDays, type Day, weekdayOf } from '#platform/time/dates.ts'
import { demoDay } from '#tests/demo-day.ts'
import { testServices } from '#tests/test-services.ts'
import { popularityOf } from './demand.ts'

/** The demo as it stands in the database, asked as a page asks it. */
const { services } = await testServices()
const snapshot = services.catalogue.current()
const now = services.clock.now()
const booked = [...snapshot.services.keys()].flatMap(
  (uuid) => findBookedService(snapshot, uuid, demoSettings.requestOnlySpa) ?? [],
)
const online = booked.filter(({ spa }) => spa.status === 'online')

const taken = new Map<string, TakenPlace[]>()
for (const { resourceUuid, place, during } of await services.db.select().from(resourceClaims)) {
  const [from = 0, to = 0] = during
    .replace(/[[)"]/g, '')
    .split(',')
    .map((end) => Date.parse(end))
  // By days, since every hour of a day looks through all that it is given.
  for (const day of [dayOf(from), dayOf(from - 86_400_000)]) {
    const key = `${resourceUuid} ${day}`
    taken.set(key, [...(taken.get(key) ?? []), { place, from, to }])
  }
}

function dayOf(instant: number): Day {
  return new Date(instant).toISOString().slice(0, 10)
}

type Booked = (typeof booked)[number]

const hoursOn = (one: Booked, day: Day, pax: number) =>
  hoursOf(one, day, pax, now, (resource) => taken.get(`${resource} ${day}`) ?? [])

const daysAhead = (count: number) => Array.from({ length: count }, (_, ahead) => addDays(demoDay, ahead))

test('every service has free hours within its horizon, for its smallest party and its largest', () => {
  expect(online.length).toBeGreaterThan(600)
  const never = online.filter((one) => {
    const { minimum, maximum } = one.service.capacity
    const days = daysAhead(one.bookable.rules.horizon)
    return [minimum, maximum].some((pax) => !days.some((day) => hoursOn(one, day, pax).state === 'open'))
  })
  expect(never.map(({ service, spa }) => `${service.translations.es.name}, ${spa.name}`)).toEqual([])
})

test('soon there are hours: most days of the next five are free', () => {
  const states = online.flatMap((one) =>
    daysAhead(6)
      .slice(2)
      .map((day) => hoursOn(one, day, one.service.capacity.minimum).state),
  )
  const open = states.filter((state) => state === 'open').length
  expect(open / states.filter((state) => state !== 'closed').length).toBeGreaterThan(0.95)
})

test('a share of days is full, most of them Saturdays of popular spas', () => {
  const asked = online.flatMap((one) =>
    daysAhead(28).map((day) => ({ one, ...hoursOn(one, day, one.service.capacity.minimum) })),
  )
  const given = asked.filter(({ state }) => state !== 'closed')
  const isFull = ({ state }: (typeof asked)[number]) => state === 'full'
  const isPopular = ({ one, day }: (typeof asked)[number]) =>
    weekdayOf(day) === 'saturday' && popularityOf(one.spa.uuid, 1) === 'popular'
  const share = (some: typeof asked) => some.filter(isFull).length / some.length
  expect(share(given)).toBeGreaterThan(0.03)
  expect(share(given)).toBeLessThan(0.15)
  expect(share(given.filter(isPopular))).toBeGreaterThan(0.3)
  expect(share(given.filter((one) => !isPopular(one)))).toBeLessThan(0.08)
  const hours = given.filter(isPopular).flatMap((one) => one.hours)
  expect(hours.filter(({ free }) => free > 0).length / hours.length).toBeLessThan(0.5)
})

test('a Saturday night goes on past midnight', () => {
  const night = online.find(
    ({ spa, service }) => spa.slug === 'hammam-luz-de-poniente' && /nocturno/.test(service.translations.es.name),
  )
  if (!night) throw new Error('no such night')
  const times = (day: Day) => hoursOf(night, day, 2, now, () => []).hours.map(({ time }) => time)
  expect(times('2026-11-21').at(-1)).toBe('23:30')
  expect(times('2026-11-20').at(-1)).toMatch(/^2[01]:/)
  expect(night.spa.translations.es.longDescription).toContain('hasta la una de la madrugada')
})
