import { expect, test } from 'vitest'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { testServices } from '#tests/test-services.ts'
import { describePlace } from './describe-place.ts'

const { services, pool } = await testServices()
const reader = readerOf(services, { pathname: '/pt/' })
const { snapshot } = reader
const places = snapshot.landings.all.filter(({ kind }) => kind === 'location')

function at(uri: string, who = reader) {
  const view = describePlace(who, who.snapshot.landings.byUri.get(uri)?.landing.uuid ?? '')
  if (!view) throw new Error(`nothing at ${uri}`)
  return view
}
const namesOf = (links: { name: string }[]) => links.map(({ name }) => name)

test('the page of all spas has no name of its own and leads to the regions', () => {
  const all = at('/pt/spas/')
  expect(all).toMatchObject({ name: null, crumbs: [], parent: null, neighbours: [] })
  expect(all.places.map(({ href }) => href)).toEqual(['/pt/spas/tenerife/', '/pt/spas/valencia/'])
})

test('a community leads to its regions, a region to its towns, a town no further', () => {
  expect(namesOf(at('/pt/spas/canarias/').places)).toEqual(['Tenerife'])
  expect(namesOf(at('/pt/spas/valencia/').places).toSorted()).toEqual(['Gandia', 'Paterna', 'Valência'])
  expect(at('/pt/spas/tenerife/adeje/').places).toEqual([])
})

test('a town is beside the other towns of its region, a region beside the others', () => {
  expect(namesOf(at('/pt/spas/valencia/gandia/').neighbours)).toEqual(['Paterna', 'Valência'])
  expect(namesOf(at('/pt/spas/tenerife/').neighbours)).toEqual(['Valência'])
  expect(namesOf(at('/pt/spas/canarias/').neighbours)).toEqual(['Comunidade Valenciana'])
})

test('one step up stands the region of a town, the community of a region, and above that nothing', () => {
  expect(at('/pt/spas/valencia/gandia/').parent?.href).toBe('/pt/spas/valencia/')
  expect(at('/pt/spas/tenerife/').parent).toMatchObject({ name: 'Canárias', where: 'nas Canárias' })
  expect(at('/pt/spas/canarias/').parent).toBeNull()
})

test('the crumbs go from the community down to the place itself', () => {
  expect(at('/pt/spas/tenerife/adeje/').crumbs).toEqual([
    { label: 'Canárias', href: '/pt/spas/canarias/' },
    { label: 'Tenerife', href: '/pt/spas/tenerife/' },
    { label: 'Adeje', href: '/pt/spas/tenerife/adeje/' },
  ])
})

test('every place has an introduction of its own in both languages', () => {
  const spanishReader = readerOf(services, { pathname: '/' })
  for (const { uris } of places) {
    const spanish = at(uris.es, spanishReader).intro
    const portuguese = at(uris.pt).intro
    expect(spanish?.split('. ').length, uris.es).toBeGreaterThan(1)
    expect(portuguese?.split('. ').length, uris.pt).toBeGreaterThan(1)
    expect(portuguese, uris.pt).not.toBe(spanish)
  }
})

test('no two places are introduced alike', () => {
  const intros = places.map(({ uris }) => at(uris.pt).intro)
  expect(new Set(intros).size).toBe(18)
})

test('a place with an article is named with it', () => {
  expect(at('/pt/spas/canarias/').where).toBe('nas Canárias')
  expect(at('/pt/spas/tenerife/').where).toBeNull()
})

test('a place nobody has written about has no introduction', () => {
  const renamed = new Map(snapshot.locations)
  const tenerife = at('/pt/spas/tenerife/').uuid
  const place = renamed.get(tenerife)
  if (!place) throw new Error('no Tenerife')
  const atlantis = { name: 'Atlantis', slug: 'atlantis' }
  renamed.set(tenerife, { ...place, translations: { es: atlantis, pt: atlantis } })
  const view = describePlace({ ...reader, snapshot: { ...snapshot, locations: renamed } }, tenerife)
  expect(view).toMatchObject({ name: 'Atlantis', intro: null, where: null })
})

test('a place without spas has no cover, and nobody leads to it', () => {
  const lonely = { ...reader, snapshot: { ...snapshot, spasOfPlace: new Map() } }
  expect(at('/pt/spas/tenerife/', lonely)).toMatchObject({ name: 'Tenerife', cover: null, places: [], neighbours: [] })
})

test('an unknown place is none', () => {
  expect(describePlace(reader, 'atlantis')).toBeNull()
})

test('a spa that is disabled is not counted any more', async () => {
  const countOf = (who: typeof reader) =>
    at('/pt/spas/tenerife/', who).places.find(({ name }) => name === 'Adeje')?.count
  const before = countOf(reader) ?? 0
  await pool.query(`update spas set status = 'disabled' where slug = 'aguamadre-spa'`)
  await services.catalogue.refresh()
  expect(countOf(readerOf(services, { pathname: '/pt/' }))).toBe(before - 1)
})
