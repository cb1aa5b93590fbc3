import { expect, test } from 'vitest'
import { isListed } from '#features/catalogue/rules/spas/spa-status.ts'
import { testServices } from '#tests/test-services.ts'
import { popularPlaces, suggest } from './suggest.ts'

const { services } = await testServices()
const snapshot = services.catalogue.current()
const es = (text: string, near?: string) => suggest(snapshot, { text, language: 'es', near })
const pt = (text: string, near?: string) => suggest(snapshot, { text, language: 'pt', near })
const uuidOf = (slug: string) =>
  [...snapshot.locations.values()].find(({ translations }) => translations.es.slug === slug)?.uuid

test('a town with its island, and its spas', () => {
  const [places, spas] = es('adej')
  expect(places?.items).toMatchObject([
    {
      name: 'Adeje',
      note: expect.stringMatching(/^Tenerife · \d+ spas$/),
      href: '/spa-balneario/tenerife/adeje/',
      value: { place: 'tenerife/adeje' },
      marks: { name: [[0, 4]], note: [] },
    },
  ])
  expect(spas?.kind).toBe('spa')
  for (const { note, photo, href } of spas?.items ?? []) {
    expect(note).toBe('Adeje, Tenerife')
    expect(photo).toMatch(/\.jpg$/)
    expect(snapshot.landings.byUri.get(href)?.landing.kind).toBe('spa')
  }
})

test.each(['gandia', 'Gandía', 'GANDIA', 'gandai', 'spa en gandia'])('%j finds Gandia', (text) => {
  expect(es(text)[0]?.items[0]).toMatchObject({ kind: 'place', name: 'Gandia' })
})

test('names and addresses are in the language that is read', () => {
  expect(pt('canari')[0]?.items[0]).toMatchObject({ name: 'Canárias', href: '/pt/spas/canarias/' })
  expect(pt('massag').at(-1)?.items[0]).toMatchObject({
    kind: 'treatment',
    name: 'Massagens',
    note: expect.stringMatching(/^\d+ experiências$/),
  })
})

test('a place without a page leads to its results, one without spas counts its stays', () => {
  expect(es('maspalomas')[0]?.items[0]?.href).toBe('/buscar/?place=gran-canaria/maspalomas')
  const places = [...snapshot.locations.values()].flatMap(
    ({ translations }) => es(translations.es.name)[0]?.items ?? [],
  )
  expect(places.length).toBeGreaterThan(snapshot.locations.size / 2)
  for (const { kind, note } of places) if (kind === 'place') expect(note).toMatch(/[1-9]\d* (spas?|escapadas?)$/)
})

test('only spas that are listed are suggested', () => {
  const unlisted = [...snapshot.spas.values()].filter((spa) => !isListed(spa))
  expect(unlisted.length).toBeGreaterThan(0)
  for (const { name } of unlisted) {
    const names = es(name).flatMap(({ items }) => items.map((item) => item.name))
    expect(names).not.toContain(name)
  }
})

test('what lies near comes first', () => {
  const notes = (near?: string) =>
    es('spa', near)
      .filter(({ kind }) => kind === 'spa')
      .flatMap(({ items }) => items.map(({ note }) => note))
  for (const note of notes(uuidOf('fuerteventura'))) expect(note).toContain('Fuerteventura')
  expect(notes('not-a-place')).toEqual(notes())
})

test('before anything is typed, the regions with most spas are offered', () => {
  const popular = popularPlaces(snapshot, 'pt')
  expect(popular.map(({ name }) => name).slice(0, 2)).toEqual(['Tenerife', 'Valência'])
  expect(popular).toHaveLength(4)
  expect(popular[0]).toMatchObject({
    value: { place: 'tenerife' },
    picked: { country: 'ES', place: { key: 'tenerife' } },
  })
})
