import { expect, test } from 'vitest'
import type { Offer } from '#features/catalogue/rules/services/offer.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import { placeholderImage } from '#platform/pictures/image.ts'
import { euros } from '#platform/rules/money.ts'
import { weekdays } from '#platform/time/dates.ts'
import { testServices } from '#tests/test-services.ts'
import { getawayCard, type Reader, serviceCard, spaCard } from './cards.ts'
import { readerOf } from './reader.ts'

const { services } = await testServices()
const reader = readerOf(services, { pathname: '/' })
const { snapshot } = reader
const spaNamed = (name: string) => {
  const found = [...snapshot.spas.values()].find((spa) => spa.name === name)
  if (!found) throw new Error(`No spa ${name}`)
  return found
}
const spa = spaNamed('Aguamadre Spa')

const circuit: Service = {
  ...(snapshot.servicesOfSpa.get(spa.uuid)?.[0] as Service),
  price: euros(5000),
  capacity: { minimum: 1, maximum: 4, incrementing: 1 },
  offers: [],
}

const fifthOff: Offer = {
  uuid: 'fifth-off',
  startDate: '2026-11-10',
  endDate: '2026-11-20',
  weekdays: Object.fromEntries(weekdays.map((day) => [day, true])) as Offer['weekdays'],
  spaDiscountValue: -16,
  bonoDiscountValue: -20,
  discountMode: 'percent',
  startTime: null,
  endTime: null,
}

const withHistory = (...changes: { since: string; amount: number }[]): Reader => ({
  ...reader,
  snapshot: { ...snapshot, priceChanges: new Map([[circuit.uuid, changes]]) },
})

const priceOf = (from: Reader, service: Service) => serviceCard(from, service)[0]?.price

test('a full price stands alone', () => {
  expect(priceOf(reader, circuit)).toEqual({ amount: '50,00\u00a0€' })
})

test('a discounted price carries what it was, how much is off and the lowest of the 30 days before', () => {
  const before = withHistory({ since: '2026-09-01', amount: 5000 }, { since: '2026-10-20', amount: 4500 })
  expect(priceOf(before, { ...circuit, offers: [fifthOff] })).toEqual({
    amount: '40,00\u00a0€',
    was: '50,00\u00a0€',
    off: '−20\u00a0%',
    lowest: '45,00\u00a0€',
  })
})

test('the discount itself does not count as a lower price before it', () => {
  const before = withHistory({ since: '2026-09-01', amount: 5000 }, { since: '2026-11-10', amount: 4000 })
  expect(priceOf(before, { ...circuit, offers: [fifthOff] })).toMatchObject({ lowest: '50,00\u00a0€' })
})

test('without a history the full price is the lowest known', () => {
  expect(priceOf(withHistory(), { ...circuit, offers: [fifthOff] })).toMatchObject({ lowest: '50,00\u00a0€' })
})

test('an offer of another season, or one that makes it dearer, is no discount', () => {
  expect(priceOf(reader, { ...circuit, offers: [{ ...fifthOff, endDate: '2026-11-14' }] })).not.toHaveProperty('was')
  expect(priceOf(reader, { ...circuit, offers: [{ ...fifthOff, bonoDiscountValue: 20 }] })).toEqual({
    amount: '50,00\u00a0€',
  })
})

test('every discounted service of the catalogue shows all four amounts', () => {
  const prices = [...snapshot.services.values()].flatMap((service) => priceOf(reader, service) ?? [])
  const discounted = prices.filter(({ was }) => was)
  expect(discounted.length).toBeGreaterThan(20)
  for (const price of discounted) {
    expect(Object.keys(price).toSorted()).toEqual(['amount', 'lowest', 'off', 'was'])
  }
})

test('a disabled spa has no card, and neither have its services', () => {
  const gone = spaNamed('Spa Risco Blanco')
  expect(gone.status).toBe('disabled')
  expect(spaCard(reader, gone)).toEqual([])
  expect((snapshot.servicesOfSpa.get(gone.uuid) ?? []).flatMap((service) => serviceCard(reader, service))).toEqual([])
})

test.each(['Spa Duna Larga', 'Thalasso Arena Blanca', 'Spa Marjal Nova'])('%s is closed and keeps its card', (name) => {
  expect(spaCard(reader, spaNamed(name))).toHaveLength(1)
})

test('a spa is priced from its cheapest service that can be bought', () => {
  const dear = { ...circuit, uuid: 'dear', price: euros(9000) }
  const gone = { ...circuit, uuid: 'gone', price: euros(1000), status: 'disable' }
  const offered = { ...circuit, uuid: 'offered', price: euros(6000), offers: [fifthOff] }
  const priced = (list: Service[]) =>
    spaCard({ ...reader, snapshot: { ...snapshot, servicesOfSpa: new Map([[spa.uuid, list]]) } }, spa)[0]?.price
  expect(priced([dear, gone, circuit, offered])).toMatchObject({ amount: '48,00\u00a0€', was: '60,00\u00a0€' })
  expect(priced([gone])).toBeNull()
})

test('a card leads to the page in its language', () => {
  const [es] = spaCard(reader, spa)
  const [pt] = spaCard({ ...reader, language: 'pt' }, spa)
  expect(es?.href).toBe('/spa-balneario/tenerife/aguamadre-spa/')
  expect(pt?.href).toBe('/pt/spas/tenerife/aguamadre-spa/')
  expect(es?.place).toBe('Adeje, Tenerife')
})

test('a town that gives its name to its region is said once', () => {
  const urban = [...snapshot.spas.values()].find(({ location }) => location.city === 'Valencia')
  expect(urban && spaCard(reader, urban)[0]?.place).toBe('Valencia')
})

test('what has no picture of its own shows that of its spa, and then the placeholder', () => {
  const bare = { ...circuit, images: [] }
  expect(serviceCard(reader, bare)[0]?.photo.file).toBe(spa.images[0]?.file)
  const spas = new Map([[spa.uuid, { ...spa, images: [] }]])
  const [card] = serviceCard({ ...reader, snapshot: { ...snapshot, spas } }, bare)
  expect(card?.photo).toEqual({ file: placeholderImage.file, alt: placeholderImage.alt.es })
})

test('a spa nobody has reviewed has no rating', () => {
  expect(spaCard(reader, { ...spa, rating: { value: null, count: 0 } })[0]?.rating).toBeNull()
  expect(spaCard(reader, { ...spa, rating: { value: 4.75, count: 8 } })[0]?.rating).toEqual({ value: '4,8', count: 8 })
})

test('a getaway tells its hotel and region, and its price for two', () => {
  const [stay] = [...snapshot.getaways.values()]
  const [card] = stay ? getawayCard(reader, { ...stay, priceFrom: euros(18900) }) : []
  expect(card).toMatchObject({
    place: 'Gran Aguamadre Resort, Tenerife',
    price: { amount: '189,00\u00a0€' },
    rating: null,
  })
})
