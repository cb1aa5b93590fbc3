import { expect, test } from 'vitest'
import { type Features, sitePartNames } from '#features/catalogue/rules/site-parts.ts'
import { loadConfig } from '#site/server/config.ts'
import { testServices } from '#tests/test-services.ts'
import { buildLandings, type LandingKind } from './landings.ts'

const { services } = await testServices()
const catalogue = services.catalogue.current()
const { landings } = catalogue
const { features } = loadConfig({})

const urisOf = (kind: LandingKind, language: 'es' | 'pt') =>
  landings.all.filter((landing) => landing.kind === kind).map(({ uris }) => uris[language])

const places = [
  '',
  'canarias/',
  'comunidad-valenciana/',
  'tenerife/',
  'valencia/',
  ...[
    'adeje',
    'arona',
    'guia-de-isora',
    'playa-de-las-americas',
    'puerto-de-la-cruz',
    'san-cristobal-de-la-laguna',
    'san-miguel-de-abona',
    'santa-cruz-de-tenerife',
    'santa-ursula',
    'santiago-del-teide',
  ].map((city) => `tenerife/${city}/`),
  ...['gandia', 'paterna', 'valencia'].map((city) => `valencia/${city}/`),
]

test('both trees have exactly the 18 location pages of the specification', () => {
  expect(places).toHaveLength(18)
  expect(urisOf('location', 'pt').toSorted()).toEqual(places.map((place) => `/pt/spas/${place}`).toSorted())
  expect(urisOf('location', 'es').toSorted()).toEqual(places.map((place) => `/spa-balneario/${place}`).toSorted())
})

test('at least 44 spas stand in Tenerife and Valencia, and more in the other islands', () => {
  const spas = urisOf('spa', 'pt')
  expect(
    spas.filter((uri) => /^\/pt\/spas\/(tenerife|valencia)\/[a-z0-9-]+\/$/.test(uri)).length,
  ).toBeGreaterThanOrEqual(44)
  expect(spas.some((uri) => uri.startsWith('/pt/spas/gran-canaria/'))).toBe(true)
  expect(spas.some((uri) => uri.startsWith('/pt/spas/fuerteventura/'))).toBe(true)
})

test('at least 566 services stand under the four regions', () => {
  const shape = /^\/pt\/spas\/(tenerife|valencia|gran-canaria|fuerteventura)\/[a-z0-9-]+\/[a-z0-9-]+\/$/
  expect(urisOf('service', 'pt').filter((uri) => shape.test(uri)).length).toBeGreaterThanOrEqual(566)
})

test('every landing answers in both languages, under an address of its own', () => {
  for (const landing of landings.all) {
    expect(landings.byUri.get(landing.uris.es)).toEqual({ landing, language: 'es' })
    expect(landings.byUri.get(landing.uris.pt)).toEqual({ landing, language: 'pt' })
    expect(landings.of(landing.kind, landing.uuid)).toBe(landing)
  }
  expect(landings.byUri.size).toBe(landings.all.length * 2)
})

test('every address is lower case, without accents, between slashes', () => {
  for (const uri of landings.byUri.keys()) expect(uri).toMatch(/^\/([a-z0-9]+(-[a-z0-9]+)*\/)+$/)
})

test('a disabled spa has no page, and neither have its services', () => {
  const disabled = [...catalogue.spas.values()].filter(({ status }) => status === 'disabled')
  expect(disabled.length).toBeGreaterThan(0)
  for (const { uuid } of disabled) {
    expect(landings.of('spa', uuid)).toBeUndefined()
    for (const service of catalogue.servicesOfSpa.get(uuid) ?? []) {
      expect(landings.of('service', service.uuid)).toBeUndefined()
    }
  }
})

test('the categories that are always internal have no address', () => {
  expect(landings.byUri.has('/promociones/descuentos/')).toBe(false)
  expect(landings.byUri.has('/promociones/otros/')).toBe(false)
  expect(landings.byUri.has('/promociones/black-friday/')).toBe(true)
})

const kindsWith = (changes: Partial<Features>) =>
  new Set(buildLandings(catalogue, { ...features, ...changes }).all.map(({ kind }) => kind))

test.each([
  ['spas', ['location', 'spa', 'service']],
  ['packages', ['getaways', 'getaway-place', 'getaway']],
  ['promotions', ['promotions', 'offers', 'promotion']],
  ['treatments', ['treatments', 'treatment']],
] as const)('without %s their pages are gone, and only theirs', (feature, kinds) => {
  const all = kindsWith({})
  expect([...all].filter((kind) => !kindsWith({ [feature]: false }).has(kind))).toEqual(kinds)
})

test('with everything off there is no landing', () => {
  const nothing = Object.fromEntries(sitePartNames.map((name) => [name, false])) as Features
  expect(buildLandings(catalogue, nothing).all).toEqual([])
})

test('without no-spa pages a place where no spa stands has none', () => {
  const adeje = landings.byUri.get('/spa-balneario/tenerife/adeje/')?.landing.uuid ?? ''
  const spasOfPlace = new Map(catalogue.spasOfPlace)
  spasOfPlace.delete(adeje)
  const hasAdeje = (noSpas: boolean) =>
    buildLandings({ ...catalogue, spasOfPlace }, { ...features, noSpas }).of('location', adeje) !== undefined
  expect(hasAdeje(true)).toBe(true)
  expect(hasAdeje(false)).toBe(false)
})

test('two things at one address are an error that names both', () => {
  const [spa] = [...catalogue.spas.values()].filter(({ slug }) => slug === 'aguamadre-spa')
  if (!spa) throw new Error('the demo catalogue has changed')
  const spas = new Map(catalogue.spas).set(spa.uuid, { ...spa, slug: 'adeje' })
  expect(() => buildLandings({ ...catalogue, spas }, features)).toThrow(
    /^\/spa-balneario\/tenerife\/adeje\/ is claimed by location .+ and spa /,
  )
})
