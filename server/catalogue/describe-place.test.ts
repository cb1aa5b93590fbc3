import { expect, test } from 'vitest'
import { testServices } from '#tests/test-services.ts'
import { describePlace } from './describe-place.ts'
import { pageSize } from './paging.ts'
import { readerOf } from './reader.ts'

const { services, pool } = await testServices()
const reader = readerOf(services, { pathname: '/pt/' })
const { snapshot } = reader

function at(uri: string, page: string | null = null) {
  const view = describePlace(reader, snapshot.landings.byUri.get(uri)?.landing.uuid ?? '', page)
  if (!view) throw new Error(`nothing at ${uri}`)
  return view
}

test('the page of all spas has no name of its own and leads to the regions', () => {
  const all = at('/pt/spas/')
  expect(all.name).toBeNull()
  expect(all.crumbs).toEqual([])
  expect(all.places.map(({ href }) => href)).toEqual(['/pt/spas/tenerife/', '/pt/spas/valencia/'])
  expect(all.spas.total).toBe([...snapshot.spas.values()].filter(({ status }) => status !== 'disabled').length)
  expect(all.spas.items).toHaveLength(pageSize)
})

test('a community leads to its regions, a region to its towns, a town no further', () => {
  expect(at('/pt/spas/canarias/').places.map(({ name }) => name)).toEqual(['Tenerife'])
  expect(
    at('/pt/spas/valencia/')
      .places.map(({ name }) => name)
      .toSorted(),
  ).toEqual(['Gandia', 'Paterna', 'Valência'])
  expect(at('/pt/spas/tenerife/adeje/').places).toEqual([])
})

test('a place counts the spas that its page shows, and no disabled one', () => {
  for (const { landing } of snapshot.landings.byUri.values()) {
    if (landing.kind !== 'location') continue
    for (const { href, count } of at(landing.uris.pt).places) expect(at(href).spas.total).toBe(count)
  }
})

test('a town shows its own spas, a region those of all its towns', () => {
  const adeje = at('/pt/spas/tenerife/adeje/')
  expect(adeje.name).toBe('Adeje')
  expect(adeje.spas.items.every(({ place }) => place === 'Adeje, Tenerife')).toBe(true)
  const towns = at('/pt/spas/tenerife/').places.map(({ count }) => count)
  expect(at('/pt/spas/tenerife/').spas.total).toBe(towns.reduce((sum, count) => sum + count, 0))
})

test('pages follow each other without a gap', () => {
  const first = at('/pt/spas/', '1').spas
  const second = at('/pt/spas/', '2').spas
  expect(second.current).toBe(2)
  expect(second.items.some(({ uuid }) => first.items.some((card) => card.uuid === uuid))).toBe(false)
})

test('a place without spas has an empty page and no cover', () => {
  const lonely = { ...reader, snapshot: { ...snapshot, spasOfPlace: new Map() } }
  const uuid = snapshot.landings.byUri.get('/pt/spas/tenerife/')?.landing.uuid ?? ''
  expect(describePlace(lonely, uuid, null)).toMatchObject({
    name: 'Tenerife',
    cover: null,
    spas: { total: 0, last: 1 },
  })
})

test('an unknown place is none', () => {
  expect(describePlace(reader, 'atlantis', null)).toBeNull()
})

test('a spa that is disabled is neither shown nor counted any more', async () => {
  const before = at('/pt/spas/tenerife/adeje/').spas.total
  await pool.query(`update spas set status = 'disabled' where slug = 'aguamadre-spa'`)
  await services.catalogue.refresh()
  const now = readerOf(services, { pathname: '/pt/' })
  const viewOf = (uri: string) => describePlace(now, now.snapshot.landings.byUri.get(uri)?.landing.uuid ?? '', null)
  expect(viewOf('/pt/spas/tenerife/adeje/')?.spas.total).toBe(before - 1)
  expect(viewOf('/pt/spas/tenerife/')?.places.find(({ name }) => name === 'Adeje')?.count).toBe(before - 1)
})
