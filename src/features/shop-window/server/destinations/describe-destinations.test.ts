import { expect, test } from 'vitest'
import type { Location } from '#features/catalogue/rules/location.ts'
import { isListed } from '#features/catalogue/rules/spas/spa-status.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { testServices } from '#tests/test-services.ts'
import { describeDestinations } from './describe-destinations.ts'

const { services } = await testServices()
const reader = readerOf(services, { pathname: '/' })
const { snapshot } = reader
const { regions, steps } = describeDestinations(reader)
const named = (name: string, list = regions) => list.find((region) => region.name === name)

test('the choices are the regions of Spain, and Portugal and Andorra as a whole, most spas first', () => {
  expect(regions.map(({ name }) => name).toSorted()).toEqual([
    'Andorra',
    'Fuerteventura',
    'Gran Canaria',
    'Portugal',
    'Tenerife',
    'Valencia',
  ])
  const counts = regions.map(({ count }) => count)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
})

test('each counts its listed spas, and together they count them all', () => {
  const listed = [...snapshot.spas.values()].filter(isListed)
  expect(regions.reduce((sum, { count }) => sum + count, 0)).toBe(listed.length)
  expect(listed.length).toBeLessThan(snapshot.spas.size)
})

test('a region with a page leads there, any other to what the search finds in it', () => {
  expect(named('Tenerife')?.href).toBe('/spa-balneario/tenerife/')
  expect(named('Gran Canaria')?.href).toBe('/buscar/?place=gran-canaria')
  expect(named('Portugal')?.href).toBe('/buscar/?place=portugal')
  expect(named('Andorra')?.href).toBe('/buscar/?place=andorra')
})

test('in Portuguese the names, words and addresses are Portuguese', () => {
  const portuguese = describeDestinations({ ...reader, language: 'pt' }).regions
  expect(named('Valência', portuguese)?.href).toBe('/pt/spas/valencia/')
  expect(named('Grã-Canária', portuguese)?.href).toBe('/pt/pesquisar/?place=gran-canaria')
  expect(named('Grã-Canária', portuguese)?.label).toMatch(/^Grã-Canária, \d+ spas$/)
})

test('every one of them has its shape, darker with more spas; Andorra has a mark, being small', () => {
  for (const { shape, count } of regions) {
    expect(shape?.d).toMatch(/^M/)
    const { from = 0, to = null } = steps[(shape?.step ?? 0) - 1] ?? {}
    expect(count >= from && count <= (to ?? Number.POSITIVE_INFINITY)).toBe(true)
  }
  expect(regions.filter(({ shape }) => shape?.mark).map(({ name }) => name)).toEqual(['Andorra'])
})

test('the steps leave nothing out and do not overlap', () => {
  expect(steps).toEqual([
    { from: 1, to: 4 },
    { from: 5, to: 14 },
    { from: 15, to: 29 },
    { from: 30, to: null },
  ])
})

const region = (uuid: string, slug: string): Location => ({
  uuid,
  type: 'region',
  country: 'es',
  parentUuid: null,
  hasLanding: false,
  translations: { es: { name: slug, slug }, pt: { name: slug, slug } },
})

test('a province that the operator adds is on the map as soon as it has a spa; a region of no province is in the list', () => {
  const [spa] = [...snapshot.spas.values()].filter(isListed)
  const grown = {
    ...snapshot,
    locations: new Map(
      [region('s', 'sevilla'), region('o', 'orense'), region('e', 'soria'), region('x', 'las-hurdes')].map((place) => [
        place.uuid,
        place,
      ]),
    ),
    spasOfPlace: new Map(['s', 'o', 'x'].map((uuid) => [uuid, spa ? [spa] : []])),
  }
  const shapes = describeDestinations({ ...reader, snapshot: grown }).regions.map(({ name, shape }) => [name, !!shape])
  expect(Object.fromEntries(shapes)).toEqual({ sevilla: true, orense: true, 'las-hurdes': false })
})
