import { expect, test } from 'vitest'
import { priceFor } from '#features/catalogue/rules/prices/price.ts'
import { isEnabled } from '#features/catalogue/rules/services/service.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { demoDay } from '#tests/demo-day.ts'
import { testServices } from '#tests/test-services.ts'
import { findListing } from '../listing/find-listing.ts'

const { services } = await testServices()
const { snapshot } = readerOf(services, { pathname: '/' })

/** The names of all spas in a sort's order, page after page. */
function spasBy(sort: string): string[] {
  const pages = Array.from({ length: 40 }, (_, index) => {
    const url = new URL(`https://calmaria.example/buscar/?kind=spas&sort=${sort}&page=${index + 1}`)
    const { results } = findListing(readerOf(services, url), url, services.config)
    return index < results.last ? results.items.map(({ name }) => name) : []
  })
  return pages.flat()
}

const spaNamed = (name: string) => {
  const spa = [...snapshot.spas.values()].find((one) => one.name === name)
  if (!spa) throw new Error(`No spa is called ${name}`)
  return spa
}

/** Today's prices of what a spa sells, in cents. */
const pricesAt = (name: string) =>
  [...snapshot.services.values()]
    .filter((service) => service.spaUuid === spaNamed(name).uuid && isEnabled(service))
    .map((service) => priceFor(service, service.capacity.minimum, demoDay).discounted.amount)

/** What a night for two costs at least in a spa's hotel; none where no stay is sold. */
const nightsAt = (name: string) =>
  [...snapshot.getaways.values()]
    .filter(({ spaUuid }) => spaUuid === spaNamed(name).uuid)
    .map(({ priceFrom, nights }) => priceFrom.amount / nights)

const expectRising = (numbers: number[]) => expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
const expectFalling = (numbers: number[]) => expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))

/** What a sort knows nothing of comes last: the known ones stand together, before the others. */
function known(numbers: number[][], pick: (...all: number[]) => number) {
  const first = numbers.filter((one) => one.length > 0)
  expect(numbers.slice(0, first.length)).toEqual(first)
  expect(first.length).toBeGreaterThan(5)
  return first.map((one) => pick(...one))
}

test('each sort lists every spa once', () => {
  for (const sort of ['recommended', 'best-rated', 'cheapest-service', 'dearest-service', 'cheapest-hotel']) {
    expect(new Set(spasBy(sort)).size, sort).toBe(spasBy(sort).length)
    expect(spasBy(sort).toSorted(), sort).toEqual(spasBy('dearest-hotel').toSorted())
  }
})

test('recommended: those that can be visited now come first', () => {
  const isOnline = spasBy('recommended').map((name) => spaNamed(name).status === 'online')
  expectFalling(isOnline.map(Number))
  expect(isOnline).toContain(false)
})

test('best rated', () => {
  expectFalling(spasBy('best-rated').map((name) => spaNamed(name).rating.value ?? 0))
})

test('cheapest and most expensive service', () => {
  expectRising(known(spasBy('cheapest-service').map(pricesAt), Math.min))
  expectFalling(known(spasBy('dearest-service').map(pricesAt), Math.max))
})

test('cheapest and most expensive hotel', () => {
  expectRising(known(spasBy('cheapest-hotel').map(nightsAt), Math.min))
  expectFalling(known(spasBy('dearest-hotel').map(nightsAt), Math.min))
})
