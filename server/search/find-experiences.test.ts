import { expect, test } from 'vitest'
import { readerOf } from '#server/catalogue/reader.ts'
import { testServices } from '#tests/test-services.ts'
import { findExperiences } from './find-experiences.ts'

const { services } = await testServices()
const es = readerOf(services, { pathname: '/' })
const pt = readerOf(services, { pathname: '/pt/' })
const find = (wish: { where?: string; what?: string; page?: string }, reader = es) =>
  findExperiences(reader, { where: '', what: '', page: null, ...wish })
const namesOf = (found: ReturnType<typeof find>) => found.results.items.map(({ name }) => name)

test.each(['gandia', 'GANDIA', 'Gandía', '  gandía  '])('%j finds the town, its spas and its stays', (where) => {
  const found = find({ where })
  expect(found.places).toContainEqual({ name: 'Gandia', href: '/spa-balneario/valencia/gandia/' })
  expect(found.results.total).toBeGreaterThan(0)
  expect(found).toEqual(find({ where: 'gandia' }))
})

test('a wider place holds what stands in its towns', () => {
  expect(find({ where: 'tenerife' }).results.total).toBeGreaterThan(find({ where: 'adeje' }).results.total)
  expect(find({ where: 'canarias' }).results.total).toBeGreaterThan(find({ where: 'tenerife' }).results.total)
})

test('a spa is found by its name, and by that of its hotel', () => {
  expect(namesOf(find({ where: 'aguamadre' }))).toContain('Aguamadre Spa')
  const spa = [...es.snapshot.spas.values()].find(({ name }) => name === 'Aguamadre Spa')
  expect(namesOf(find({ where: spa?.hotel?.name ?? '' }))).toContain('Aguamadre Spa')
  expect(find({ where: spa?.hotel?.name ?? '', what: 'masaje' }).results.total).toBeGreaterThan(0)
})

test('a treatment is answered with services, in the language of the page', () => {
  const spanish = find({ what: 'masaje' })
  expect(spanish.results.total).toBeGreaterThan(50)
  expect(spanish.results.items.every(({ href }) => /^\/spa-balneario\/[^/]+\/[^/]+\/[^/]+\/$/.test(href))).toBe(true)
  const portuguese = find({ what: 'massagem' }, pt)
  expect(portuguese.results.total).toBeGreaterThan(50)
  expect(portuguese.results.items.every(({ href }) => href.startsWith('/pt/spas/'))).toBe(true)
})

test('place and treatment narrow each other, and so do words', () => {
  const [everywhere, here] = [find({ what: 'masaje' }), find({ where: 'gandia', what: 'masaje' })]
  expect(here.results.total).toBeGreaterThan(0)
  expect(here.results.total).toBeLessThan(everywhere.results.total)
  expect(here.results.items.every(({ place }) => place.endsWith('Gandia'))).toBe(true)
  expect(find({ what: 'masaje piedras' }).results).toEqual(find({ what: 'piedras masaje' }).results)
})

test('stays abroad are found by their place', () => {
  const found = find({ where: 'andorra' })
  expect(found.results.items.some(({ href }) => href.startsWith('/escapadas-hotel-spa/'))).toBe(true)
})

test('a wish for nothing in particular shows all spas', () => {
  const shown = [...es.snapshot.spas.values()].filter(({ status }) => status !== 'disabled')
  expect(find({})).toMatchObject({ places: [], results: { total: shown.length } })
  expect(find({ where: '   ', what: ' ' })).toEqual(find({}))
})

test.each(['atlántida', '%', '.*', '<script>', '\u0000', "' or 1=1"])('%j finds nothing', (where) => {
  expect(find({ where })).toEqual({ places: [], results: { items: [], current: 1, last: 1, total: 0 } })
  expect(find({ what: where }).results.total).toBe(0)
})

test('a very long wish is cut, and answered at once', () => {
  const long = `gandia ${'a'.repeat(1_000_000)}`
  expect(find({ where: long, what: long }).results.total).toBe(0)
  expect(find({ where: `gandia${' '.repeat(100)}nothing` }).results).toEqual(find({ where: 'gandia' }).results)
})

test('what can no longer be bought is not found', () => {
  const gone = [...es.snapshot.services.values()].find(({ status }) => status !== 'enable')
  const name = gone?.translations.es.name ?? ''
  const spa = es.snapshot.spas.get(gone?.spaUuid ?? '')?.name ?? ''
  expect(find({ where: spa, what: name }).results.items.some(({ uuid }) => uuid === gone?.uuid)).toBe(false)
})

test('results come in pages', () => {
  expect(find({ what: 'masaje', page: '2' }).results).toMatchObject({ current: 2 })
})
