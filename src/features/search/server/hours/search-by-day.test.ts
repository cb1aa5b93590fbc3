import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readHours } from '#features/bookings/server/read-taken.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { resourceClaims } from '#features/catalogue/server/schema/booking-resources.ts'
import { addDays } from '#platform/time/dates.ts'
import { makeBookable } from '#tests/builders/a-bookable.ts'
import { demoDay } from '#tests/demo-day.ts'
import { testServices } from '#tests/test-services.ts'
import { waitUntil } from '#tests/wait-until.ts'
import { type FoundListing, findListing } from '../listing/find-listing.ts'
import { findBookedService } from './find-booked-service.ts'

const { services, setNow } = await testServices({ hasTaken: true })
const noon = services.clock.now()

function list(query: string, path = '/buscar/'): FoundListing {
  const url = new URL(`http://calmaria.test${path}${query}`)
  return findListing(readerOf(services, url), url, services.config)
}

function everything(query: string) {
  const pages = Array.from({ length: list(query).results.last }, (_, at) => list(`${query}&page=${at + 1}`))
  return pages.flatMap(({ results }) => results.items)
}

const hourChoice = (view: FoundListing) => view.facets.find(({ name }) => name === 'hour')
const day = '2026-11-21'
const bookedAt = (uuid: string) => findBookedService(services.catalogue.current(), uuid, services.config.requestOnlySpa)

/** Whether the page of the service has a free hour for so many. */
async function hasHour(uuid: string, on: string, pax: number | null) {
  const booked = bookedAt(uuid)
  if (!booked) return null
  const party = pax ?? booked.service.capacity.minimum
  const [told] = await readHours(services, booked, { pax: party, from: on, to: on, without: null })
  return told?.state === 'open'
}

test.each([null, 4])('on a Saturday what is booked by the hour has a free one, for %s people', async (pax) => {
  const query = `?kind=services&date=${day}${pax ? `&pax=${pax}` : ''}`
  const found = everything(query)
  const states = await Promise.all(found.map(({ uuid }) => hasHour(uuid, day, pax)))
  expect(new Set(states)).toEqual(new Set([true, null]))
  found.forEach(({ hour }, at) => {
    if (states[at]) expect(hour).toMatch(/^Sáb 21 nov a las \d{1,2}:\d\d$/)
    else expect(hour).toBeUndefined()
  })
  // Nothing with a free hour was left out, and something was full.
  const given = list(query)
  const snapshot = services.catalogue.current()
  const all = [...snapshot.services.values()].filter(
    (service) => bookedAt(service.uuid) && snapshot.landings.of('service', service.uuid),
  )
  const free = await Promise.all(all.map(({ uuid }) => hasHour(uuid, day, pax)))
  expect(free.filter((isFree) => !isFree).length).toBeGreaterThan(20)
  if (!pax) expect(states.filter(Boolean)).toHaveLength(free.filter(Boolean).length)
  expect(hourChoice(given)?.options).toEqual([
    { value: 'free', label: 'Con hora libre ese día', count: states.filter(Boolean).length, isOn: false },
  ])
})

test('the choice leaves what has a free hour, of services and of spas', () => {
  const query = `date=${day}&hour=free`
  const found = list(`?kind=services&${query}`)
  const cards = everything(`?kind=services&${query}`)
  expect(cards).toHaveLength(found.total)
  expect(found.total).toBeLessThan(found.outOf)
  for (const { hour } of cards) expect(hour).toMatch(/^Sáb 21 nov a las/)
  expect(found.chips.map(({ label }) => label)).toEqual(['21 de noviembre de 2026', 'Con hora libre ese día'])
  const spas = everything(`?kind=spas&${query}`)
  const snapshot = services.catalogue.current()
  expect(new Set(spas.map(({ uuid }) => uuid))).toEqual(
    new Set(cards.map(({ uuid }) => snapshot.services.get(uuid)?.spaUuid)),
  )
  for (const { hour } of spas) expect(hour).toMatch(/^Sáb 21 nov a las/)
  expect(list(`?${query}&q=tenerife`).kind).toBe('spas')
  expect(list(`?kind=getaways&${query}`).total).toBe(0)
})

test('in Portuguese too', () => {
  const found = list(`?kind=services&date=${day}&hour=free`, '/pt/pesquisar/')
  expect(hourChoice(found)).toMatchObject({ title: 'Horas livres' })
  expect(hourChoice(found)?.options[0]?.label).toBe('Com hora livre nesse dia')
  expect(found.results.items[0]?.hour).toMatch(/^Sáb 21 nov às \d{1,2}h\d\d$/)
})

test('without a day there is no such choice', () => {
  expect(hourChoice(list('?kind=services'))).toBeUndefined()
  expect(list('?kind=services&hour=free').total).toBe(list('?kind=services').total)
  expect(list('?kind=services&hour=free').chips).toEqual([])
  expect(list(`?kind=services&hour=free&date=${addDays(demoDay, -1)}`).chips).toEqual([])
  expect(list(`?kind=services&hour=yes&date=${day}`).total).toBe(list(`?kind=services&date=${day}`).total)
})

test('of a day that nobody can book yet one knows what is given', () => {
  const far = '2027-06-19'
  const found = list(`?kind=services&date=${far}`)
  expect(found.total).toBeGreaterThan(700)
  expect(hourChoice(found)).toBeUndefined()
  for (const { hour } of found.results.items) expect(hour).toBeUndefined()
  expect(list(`?kind=services&date=${far}&hour=free`).total).toBe(0)
})

test('a card tells the next hour of its service, and of a spa the first of all that were found', () => {
  const cards = everything('?kind=services')
  const hours = cards.flatMap(({ hour }) => hour ?? [])
  expect(hours.length).toBeGreaterThan(600)
  expect(hours).toContain('Mañana a las 10:00')
  for (const hour of hours) expect(hour).toMatch(/^(Hoy|Mañana|[A-ZS][a-zéá]{2} \d{1,2} nov) a las? \d{1,2}:\d\d$/)
  const spas = everything('?kind=spas&booking=enabled')
  const told = spas.filter(({ hour }) => hour)
  expect(told.length).toBeGreaterThan(spas.length * 0.9)
})

test('a service on the map is on a card without hours', () => {
  const { pins, results } = list('?kind=spas&view=map')
  expect(results.items.some(({ hour }) => hour)).toBe(true)
  expect(pins.some((pin) => 'hour' in pin)).toBe(false)
})

test('an hour that somebody books is gone from the card, and with the last of a day the service from the list', async () => {
  const snapshot = services.catalogue.current()
  const service = [...snapshot.services.values()].find((one) => bookedAt(one.uuid) && one.capacity.minimum === 2)
  const name = service?.translations.es.name ?? ''
  const cabin = await makeBookable(services, service?.uuid ?? '')
  await services.catalogue.refresh()
  const card = () =>
    everything(`?kind=services&date=${day}&q=${encodeURIComponent(name)}`).find((one) => one.uuid === service?.uuid)
  expect(card()?.hour).toBe('Sáb 21 nov a las 10:00')
  const isOnIslands = snapshot.spas.get(service?.spaUuid ?? '')?.location.latitude ?? 0
  const zone = isOnIslands < 30 ? 'Z' : '+01:00'
  const take = (from: string, to: string) =>
    services.db.insert(resourceClaims).values({
      resourceUuid: cabin.uuid,
      place: 1,
      during: `[${day}T${from}:00${zone},${day}T${to}:00${zone})`,
      kind: 'block',
      reference: randomUUID(),
    })
  await take('10:00', '12:30')
  await waitUntil(() => expect(card()?.hour).toBe('Sáb 21 nov a las 13:00'))
  await take('12:30', '20:00')
  await waitUntil(() => expect(card()).toBeUndefined())
})

test('what begins too soon is not told any more when its time has come', () => {
  const first = () => list('?kind=services').results.items.find(({ hour }) => hour?.startsWith('Hoy'))
  const { uuid, hour } = first() ?? {}
  setNow(new Date(noon.getTime() + 9 * 60 * 60_000))
  const later = list('?kind=services').results.items.find((card) => card.uuid === uuid)
  expect(later?.hour).not.toBe(hour)
  setNow(noon)
})
