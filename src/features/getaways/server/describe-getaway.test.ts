import { expect, test } from 'vitest'
import { getawayCard } from '#features/catalogue/server/cards.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { findListing } from '#features/search/server/listing/find-listing.ts'
import { testServices } from '#tests/test-services.ts'
import { describeGetaway, listGetawayPlaces } from './describe-getaway.ts'

const { services } = await testServices()
const reader = readerOf(services, { pathname: '/pt/' })
const { snapshot } = reader

test('all getaways are listed, and every place with as many as its page shows', () => {
  const places = listGetawayPlaces(reader, null)
  expect(places.reduce((sum, { count }) => sum + count, 0)).toBe(snapshot.getaways.size)
  for (const { href, name, count } of places) {
    const place = snapshot.landings.byUri.get(href)?.landing.uuid ?? ''
    const url = new URL(`http://calmaria.test${href}`)
    const there = findListing(reader, url, services.config, { kind: 'getaways', isKindFixed: true, place })
    expect(there.total, name).toBe(count)
    expect(there.results.items.every((card) => card.place.endsWith(name))).toBe(true)
    expect(listGetawayPlaces(reader, place).filter(({ isHere }) => isHere)).toMatchObject([{ href }])
  }
})

test('the place with the most getaways comes first', () => {
  const places = listGetawayPlaces(reader, null)
  expect(places[0]?.name).toBe('Tenerife')
  const counts = places.map(({ count }) => count)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
})

test('a getaway tells its hotel, what it includes and how long it lasts', () => {
  const [first] = [...snapshot.getaways.values()]
  const view = describeGetaway(reader, first?.uuid ?? '')
  expect(view).toMatchObject({
    hotel: { name: 'Gran Aguamadre Resort' },
    place: { name: 'Tenerife', href: '/pt/escapadinhas-hotel-spa/tenerife/' },
    spa: { name: 'Aguamadre Spa', href: '/pt/spas/tenerife/aguamadre-spa/' },
    includesSpa: true,
    nights: first?.nights,
  })
  expect(view?.hotel.rooms[0]).toMatchObject({
    name: 'Quarto duplo com varanda para o jardim',
    details: '32 m², cama de 180 ou duas camas',
    photo: { file: 'room-for-two-golden-hour.jpg' },
  })
  expect(view?.mini.map(({ note }) => note)).toEqual([
    'Quarto duplo com varanda para o jardim',
    'Aguamadre Spa',
    'Piscina de hidromassagem, piscina exterior e sauna finlandesa',
  ])
  expect(view?.price).toMatch(/^\d+,\d\d\u00a0€$/)
})

test('galleries hold at most five pictures; the small one shows room, spa and facilities', () => {
  for (const { uuid, serviceUuids } of snapshot.getaways.values()) {
    const view = describeGetaway(reader, uuid)
    expect(view?.photos.length).toBeGreaterThan(0)
    expect(view?.photos.length).toBeLessThanOrEqual(5)
    const kinds = view?.mini.map(({ kind }) => kind)
    expect(kinds).toEqual(view?.includesSpa ? ['room', 'spa', 'facilities'] : ['room', 'facilities'])
    const names = serviceUuids.map((service) => snapshot.services.get(service)?.translations.pt.name)
    if (view?.includesSpa) expect(view.mini[1]?.names).toBe(names.join(' + '))
  }
})

test('a getaway without spa services says so', () => {
  const [first] = [...snapshot.getaways.values()]
  if (!first) throw new Error('the demo catalogue has changed')
  const getaways = new Map([[first.uuid, { ...first, serviceUuids: [] }]])
  expect(describeGetaway({ ...reader, snapshot: { ...snapshot, getaways } }, first.uuid)).toMatchObject({
    includesSpa: false,
    services: [],
  })
})

test('an unknown getaway is none', () => {
  expect(describeGetaway(reader, 'atlantis')).toBeNull()
})

test.each([
  [undefined, '2 noites, 2 pessoas', '189,00\u00a0€'],
  [1, '2 noites, 2 pessoas', '189,00\u00a0€'],
  [2, '2 noites, 2 pessoas', '189,00\u00a0€'],
  [3, '2 noites, 4 pessoas', '378,00\u00a0€'],
  [5, '2 noites, 6 pessoas', '567,00\u00a0€'],
])('a card for %s people says how long and for how many its price is: %s, %s', (pax, note, amount) => {
  const [first] = [...snapshot.getaways.values()]
  if (!first) throw new Error('the demo catalogue has changed')
  const cheap = { ...first, nights: 2, priceFrom: { amount: 18_900, currency: 'EUR' } }
  expect(getawayCard(reader, cheap, pax)).toMatchObject([{ note, price: { amount } }])
})
