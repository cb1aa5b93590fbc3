import { inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { hotelNights } from '#features/catalogue/server/schema/hotel-rates.ts'
import { anything, chooseRate } from '#features/getaways/rules/choose-rate.ts'
import { addDays, type Day } from '#platform/time/dates.ts'
import { demoDay } from '#tests/demo-day.ts'
import { testServices } from '#tests/test-services.ts'
import type { FacetView } from '../listing/facet-views.ts'
import { findListing, type ListingView } from '../listing/find-listing.ts'

const { services } = await testServices({ hasNights: true })
const { snapshot } = readerOf(services, { pathname: '/' })
const getaways = [...snapshot.getaways.values()]
const from = '2027-01-18'
const dates = `from=${from}&to=2027-01-20`
const amountOf = (text: string | undefined) => Number(text?.replace(/[^\d,]/g, '').replace(',', '.'))

function list(query: string, path = '/escapadas-hotel-spa/') {
  const url = new URL(`http://calmaria.test${path}?${query}`)
  return findListing(readerOf(services, url), url, services.config, { kind: 'getaways', isKindFixed: true })
}
const allOf = (query: string) => {
  const { last } = list(query).results
  return Array.from({ length: last }, (_, page) => list(`${query}&page=${page + 1}`).results.items).flat()
}
const facet = (view: ListingView, name: FacetView['name']) =>
  view.facets.find((one) => one.name === name)?.options ?? []
const getawayAt = (href: string) =>
  snapshot.getaways.get(snapshot.landings.byUri.get(href.split('?')[0] ?? '')?.landing.uuid ?? '')

const ours = getaways.filter(({ hotel }) => hotel.supplier === 'built-in')
const [full, closed, short] = [...new Map(ours.map((getaway) => [getaway.hotel.uuid, getaway])).values()]
const roomsOf = (getaway = full) => getaway?.hotel.rooms.map(({ uuid }) => uuid) ?? []
const change = (rooms: string[], values: Partial<typeof hotelNights.$inferInsert>) =>
  services.db.update(hotelNights).set(values).where(inArray(hotelNights.roomUuid, rooms))

beforeAll(async () => {
  const all = ours.flatMap(({ hotel }) => hotel.rooms.map(({ uuid }) => uuid))
  await change(all, { held: 0, sold: 0, allotment: 3, isClosed: false, minimumNights: 1 })
  await change(roomsOf(full), { sold: 3 })
  await change(roomsOf(closed), { isClosed: true })
  await change(roomsOf(short), { minimumNights: 3 })
  await services.nights.refresh()
})

test('without dates each getaway shows what it costs at least', () => {
  const view = list('')
  expect(view).toMatchObject({ kind: 'getaways', total: getaways.length, onDates: null, tabs: [] })
  for (const { price, href, unavailable } of view.results.items) {
    expect(price?.nights).toBeUndefined()
    expect(unavailable).toBeUndefined()
    expect(href).not.toContain('?')
  }
})

test('with dates each shows the price of that stay, as its hotel tells it, and leads to it', async () => {
  const cards = allOf(dates).filter(({ price }) => price?.nights)
  expect(cards.length).toBeGreaterThan(20)
  for (const card of cards) {
    const getaway = getawayAt(card.href)
    const told = await services.hotelRates.named('built-in')?.findAvailability({
      packageUuid: getaway?.uuid ?? '',
      packageUuidRevision: getaway?.uuidRevision ?? '',
      from,
      to: '2027-01-20',
      numPax: 2,
    })
    expect(card.price?.nights).toBe('2 noches')
    expect(Math.round(amountOf(card.price?.amount) * 100)).toBe(
      told?.ok && chooseRate(told.value.rates, anything).rate?.basicPriceWithDiscount.amount,
    )
    expect(card.note).toBe('Precio para dos')
    expect(card.href).toMatch(/\?from=2027-01-18&to=2027-01-20$/)
  }
})

test('what is full, closed or asks for more nights comes last, whatever the order', () => {
  for (const sort of ['', 'best-rated', 'cheapest-hotel', 'dearest-hotel']) {
    const cards = allOf(`${dates}&sort=${sort}`)
    expect(cards).toHaveLength(getaways.length)
    const firstGone = cards.findIndex(({ unavailable }) => unavailable)
    expect(cards.slice(firstGone).every(({ unavailable }) => unavailable)).toBe(true)
    const titles = new Set(cards.slice(firstGone).map(({ unavailable }) => unavailable?.title))
    expect(titles).toEqual(new Set(['Completo en tus fechas', 'Cerrado en tus fechas', 'El hotel pide más noches']))
  }
  const gone = allOf(dates).find(({ href }) => getawayAt(href) === full)
  expect(gone).toMatchObject({ price: null, unavailable: { text: 'Selecciona otras fechas' } })
  expect(gone?.href).toMatch(/\?from=2027-01-18&to=2027-01-20$/)
})

test('in Portuguese too', () => {
  const view = list(dates, '/pt/escapadinhas-hotel-spa/')
  expect(view.results.items[0]).toMatchObject({ price: { nights: '2 noites' }, note: 'Preço para dois' })
  const last = list(`${dates}&page=${view.results.last}`, '/pt/escapadinhas-hotel-spa/').results.items.at(-1)
  expect(last?.unavailable?.text).toBe('Selecione outras datas')
  expect(view.onDates?.text).toMatch(/^\d+ com lugar de 18 a 20 de janeiro, para 2 pessoas$/)
})

test('a hotel of another supplier tells its price on its page', () => {
  const card = allOf(dates).find(({ href }) => getawayAt(href)?.hotel.supplier !== 'built-in')
  expect(card).toMatchObject({ note: 'Consulta el precio para tus fechas' })
  expect(card?.price?.nights).toBeUndefined()
  expect(card?.href).toContain('?from=2027-01-18&to=2027-01-20')
})

test.each([
  ['1', 'Precio para dos', ''],
  ['2', 'Precio para dos', ''],
  ['3', 'Precio para 4', '&pax=4'],
  ['5', 'Precio para 6', '&pax=6'],
])('%s people: %s', (pax, note, query) => {
  const [card] = list(`${dates}&pax=${pax}`).results.items
  expect(card?.note).toBe(note)
  expect(card?.href.endsWith(`to=2027-01-20${query}`)).toBe(true)
})

test('more people than rooms are left for find nothing free, and the page says so', () => {
  const view = list(`${dates}&pax=8&hotel-country=ES`)
  const ourSpanish = view.results.items.filter(({ href }) => getawayAt(href)?.hotel.supplier === 'built-in')
  expect(ourSpanish.every(({ unavailable }) => unavailable)).toBe(true)
  const stars = full?.hotel.stars
  const there = list(`${dates}&q=${encodeURIComponent(full?.hotel.name ?? '')}&stars=${stars}`)
  expect(there.onDates).toEqual({
    warning: 'Por favor, selecciona otras fechas',
    text: 'No quedan habitaciones para 2 personas del 18 al 20 de enero.',
  })
})

test.each([['cheapest-hotel', 1] as const, ['dearest-hotel', -1] as const])(
  '%s sorts by the price shown',
  (sort, way) => {
    for (const query of ['', dates]) {
      const shown = allOf(`${query}&sort=${sort}`)
        .filter(({ price, unavailable }) => price && !unavailable && Boolean(price.nights) === (query !== ''))
        .map(({ price }) => amountOf(price?.amount) * way)
      expect(shown.length).toBeGreaterThan(20)
      expect(shown).toEqual(shown.toSorted((a, b) => a - b))
    }
  },
)

test('every choice of every filter leaves as many as it says', () => {
  for (const query of ['', dates]) {
    const view = list(query)
    expect(view.facets.map(({ name }) => name)).toEqual([
      'stars',
      'region',
      'hotel-country',
      'treatment',
      'price',
      'board',
      'cancellation',
    ])
    for (const { name, options } of view.facets)
      for (const { value, count } of options)
        expect(list(`${query}&${name}=${encodeURIComponent(value)}`).total, `${query} ${name} ${value}`).toBe(count)
  }
})

test('the filters are called what they narrow', () => {
  const titles = (query: string) => list(query).facets.map(({ title }) => title)
  expect(titles('')).toEqual(expect.arrayContaining(['País', 'El spa incluye', 'Precio desde', 'Régimen']))
  expect(titles(dates)).toContain('Precio de la estancia')
  expect(facet(list(''), 'hotel-country').map(({ label }) => label)).toEqual(['España', 'Portugal', 'Andorra'])
})

test('a board that was chosen is in the price, and chosen on the page of the getaway', () => {
  const plain = new Map(allOf(dates).map(({ uuid, price }) => [uuid, amountOf(price?.amount)]))
  const board = 'half-board'
  const cards = allOf(`${dates}&board=${board}`).filter(({ price }) => price?.nights)
  expect(cards.length).toBeGreaterThan(3)
  for (const { uuid, href, price } of cards) {
    expect(amountOf(price?.amount)).toBeGreaterThanOrEqual(plain.get(uuid) ?? 0)
    expect(href).toMatch(new RegExp(`&board=${board}$`))
  }
  expect(cards.some(({ uuid, price }) => amountOf(price?.amount) > (plain.get(uuid) ?? 0))).toBe(true)
})

test('free cancelling costs more, and is not promised for tomorrow', () => {
  const [card] = list(`${dates}&cancellation=free`).results.items
  expect(card?.href).toMatch(/&rate=flexible$/)
  const tomorrow = (nights: number): Day => addDays(demoDay, nights)
  const soon = list(`from=${tomorrow(0)}&to=${tomorrow(1)}&cancellation=free`)
  const later = list(`${dates}&cancellation=free`)
  expect(soon.total).toBeLessThan(later.total)
})

test.each([
  ['past', 'from=2020-01-01&to=2020-01-03'],
  ['reversed', 'from=2027-01-20&to=2027-01-18'],
  ['400 nights', 'from=2027-01-18&to=2028-02-22'],
  ['garbage', 'from=tomorrow&to=%00'],
  ['one missing', 'from=2027-01-18'],
  ['beyond what hotels tell', 'from=2029-01-18&to=2029-01-20'],
])('dates that are %s give the plain list', (_, query) => {
  const view = list(query)
  expect(view.onDates).toBeNull()
  expect(view.query.stay).toBeNull()
  expect(view.total).toBe(getaways.length)
  expect(view.results.items[0]?.href).not.toContain('?')
})

test('the map shows the prices of the cards', () => {
  const view = list(`${dates}&view=map`)
  expect(view.pins).toHaveLength(getaways.length)
  for (const card of view.results.items) {
    const pin = view.pins.find(({ uuid }) => uuid === card.uuid)
    expect(pin).toMatchObject({ price: card.price, href: card.href })
    expect(pin?.latitude).toBeGreaterThan(27)
  }
})

test('in the search, dates ask for getaways, and the other kinds stay a click away', () => {
  const url = new URL(`http://calmaria.test/buscar/?${dates}&pax=4`)
  const view = findListing(readerOf(services, url), url, services.config)
  expect(view.kind).toBe('getaways')
  expect(view.tabs.map(({ kind }) => kind)).toEqual(['spas', 'services', 'getaways'])
  expect(view.chips.map(({ label }) => label)).toEqual(['18 – 20 ene', '4 personas'])
  expect(view.results.items[0]?.note).toBe('Precio para 4')
})

test('a hotel whose last rooms are sold goes to the end', async () => {
  const sold = ours.find(({ hotel }) => ![full, closed, short].some((one) => one?.hotel === hotel))
  const cardOf = () => allOf(dates).find(({ uuid }) => uuid === sold?.uuid)
  expect(cardOf()?.unavailable).toBeUndefined()
  await change(roomsOf(sold), { sold: 3 })
  await services.nights.refresh()
  expect(cardOf()?.unavailable?.title).toBe('Completo en tus fechas')
})
