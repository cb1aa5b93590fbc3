import { expect, test } from 'vitest'
import type { Features } from '#features/catalogue/rules/site-parts.ts'
import { languages, type PerLanguage } from '#platform/i18n/languages.ts'
import type { PageType } from '#platform/pages/page-type.ts'
import { pageKeys, pathOf } from '#platform/pages/paths.ts'
import type { Services } from '#platform/server/services.ts'
import { testServices } from '#tests/test-services.ts'
import { describePage, languageSwitch } from './describe-page.ts'

const { services } = await testServices({
  env: { PUBLIC_URL: 'https://calmaria.example', SANDBOX: 'on', ROUTE_NAMES: '{"contact":"write-to-us"}' },
})
const at = (path: string, from: Services = services) => describePage(from, new URL(path, 'http://inside.example'))
const withFeatures = (changes: Partial<Features>): Services => ({
  ...services,
  config: { ...services.config, features: { ...services.config.features, ...changes } },
})

test.each([
  ['/', 'homes', { alternates: true, locations: true, location: false }],
  ['/pt/', 'homes', { alternates: true, locations: true, location: false }],
  ['/voucher/start/', 'dynamic', { alternates: false, locations: false, location: false }],
  ['/pt/purchase/start/', 'dynamic', { alternates: false, locations: false, location: false }],
  ['/spa-balneario/tenerife/adeje/', 'spas', { alternates: true, locations: true, location: true }],
  ['/pt/spas/tenerife/aguamadre-spa/', 'spas', { alternates: true, locations: true, location: true }],
  ['/escapadas-hotel-spa/tenerife/', 'getAways', { alternates: true, locations: true, location: true }],
  ['/pt/promocoes/', 'promotions', { alternates: true, locations: true, location: false }],
  ['/aviso-legal/', 'static', { alternates: true, locations: true, location: false }],
  ['/tratamientos/', 'treatments', { alternates: true, locations: true, location: false }],
  ['/nowhere/', 'treatments', { alternates: false, locations: true, location: false }],
])('%s is of type %s and loads what that type needs', (path, pageType, loaded) => {
  const page = at(path)
  expect(page.pageType).toBe(pageType)
  expect({
    alternates: page.alternates !== null,
    locations: page.locations.length > 0,
    location: page.location !== null,
  }).toEqual(loaded)
})

test('a site that only redirects looks nothing up, but on its home page', () => {
  const redirecting = withFeatures({ redirections: true })
  expect(at('/spa-balneario/tenerife/', redirecting)).toMatchObject({
    pageType: 'redirections',
    alternates: null,
    locations: [],
    location: null,
  })
  expect(at('/', redirecting).pageType).toBe('homes')
})

test('places are listed in the language of the page', () => {
  const { locations, language } = at('/pt/')
  expect(language).toBe('pt')
  expect(locations).toHaveLength(18)
  expect(locations).toContainEqual({ name: 'Canárias', uri: '/pt/spas/canarias/', type: 'community' })
})

test('static pages have a name, which the operator may change; landings have none', () => {
  expect(at('/aviso-legal/').pageName).toBe('legalNotice')
  expect(at('/formulario-de-contacto/').pageName).toBe('write-to-us')
  expect(at('/spa-balneario/').pageName).toBeNull()
})

test.each([
  ['', ''],
  ['?page=2', '?page=2'],
  ['?page=2&utm_source=mail', '?page=2'],
  ['?utm_source=mail', ''],
  ['?page=1', ''],
  ['?page=0', ''],
  ['?page=-3', ''],
  ['?page=2.5', ''],
  ['?page=two', ''],
  ['?page=', ''],
  ['?page=Infinity', ''],
  ['?country=PT', ''],
])('the canonical address of a list with %j keeps %j', (query, kept) => {
  expect(at(`/pt/spas/${query}`).canonical).toBe(`https://calmaria.example/pt/spas/${kept}`)
})

test('the page is dressed for the campaign of the day, and shows its promotions', () => {
  expect(at('/')).toMatchObject({ campaign: null, day: '2026-11-15' })
  const later = { ...services, clock: { now: () => new Date('2026-11-27T12:00:00Z') } }
  expect(at('/', later)).toMatchObject({ campaign: 'blackFriday', day: '2026-11-27' })
  const keys = (from: Services) => at('/pt/', from).promotions.map(({ key }) => key)
  expect(keys(services)).not.toContain('black-friday')
  expect(keys(later)).toContain('black-friday')
  expect(keys(later)).not.toContain('couples-massage')
})

test('the day is that of Madrid', () => {
  const lateInLisbon = { ...services, clock: { now: () => new Date('2026-11-15T23:30:00Z') } }
  expect(at('/pt/', lateInLisbon).day).toBe('2026-11-16')
})

test('help is offered in the language of the page', () => {
  expect(at('/').site.supportEmail).toBe('ayuda@calmaria.example')
  expect(at('/pt/').site.supportEmail).toBe('ajuda@calmaria.example')
})

test('a page about a place says what a browser remembers of it', () => {
  expect(at('/pt/spas/tenerife/adeje/').location).toMatchObject({
    name: 'Adeje',
    picked: { country: 'ES', place: { key: 'tenerife', names: { es: 'Tenerife', pt: 'Tenerife' } } },
  })
})

test('results for a place are about it', () => {
  expect(at('/buscar/?place=gran-canaria/maspalomas').location).toMatchObject({
    name: 'Maspalomas',
    picked: { place: { key: 'gran-canaria' } },
  })
  expect(at('/buscar/?q=masaje').location).toBeNull()
})

test('the finder has something to begin with, and on the results page what was asked', () => {
  expect(at('/pt/').popularPlaces[0]).toMatchObject({ name: 'Tenerife', value: { place: 'tenerife' } })
  expect(at('/voucher/start/').popularPlaces).toEqual([])
  expect(at('/pt/').question).toBeNull()
  expect(at('/spa-balneario/?q=masaje').question).toBeNull()
  expect(at('/buscar/?q=masaje&pax=2').question).toMatchObject({ text: 'masaje', pax: 2 })
})

test('what was asked is kept when the language changes, and search engines are told of the plain page', () => {
  expect(at('/buscar/?place=adeje&pax=2&utm_source=x')).toMatchObject({
    alternates: { es: '/buscar/', pt: '/pt/pesquisar/' },
    languageSwitch: { es: '/buscar/?place=adeje&pax=2', pt: '/pt/pesquisar/?place=adeje&pax=2' },
  })
})

test('without spas every static page stays, and has its twin in the other language', () => {
  const withoutSpas = withFeatures({ spas: false })
  for (const page of pageKeys()) {
    if (page === 'home') continue
    for (const language of languages) {
      const { pageType, alternates } = at(pathOf(page, language), withoutSpas)
      expect([page, pageType]).toEqual([page, 'static'])
      expect(JSON.stringify(alternates), page).toContain(pathOf(page, language === 'es' ? 'pt' : 'es'))
    }
  }
})

const spas = { es: '/spa-balneario/tenerife/', pt: '/pt/spas/tenerife/' }
const cases: [string, PerLanguage<string> | null, PageType, PerLanguage<string>][] = [
  ['/spa-balneario/tenerife/', spas, 'spas', spas],
  [
    '/pt/spas/tenerife/?pax=2&utm_source=email',
    spas,
    'spas',
    { es: '/spa-balneario/tenerife/?pax=2', pt: '/pt/spas/tenerife/?pax=2' },
  ],
  [
    '/pt/voucher/7f/checkout/buyer/?key=a.b',
    null,
    'dynamic',
    { es: '/voucher/7f/checkout/buyer/?key=a.b', pt: '/pt/voucher/7f/checkout/buyer/?key=a.b' },
  ],
  ['/nowhere/?q=%22%3E', null, 'treatments', { es: '/', pt: '/pt/' }],
]

test.each(cases)('%s', (address, alternates, pageType, expected) => {
  expect(languageSwitch(new URL(address, 'https://calmaria.example'), alternates, pageType, languages)).toEqual(
    expected,
  )
})

test('it leads to live languages alone, in their order', () => {
  const at = (path: string) => new URL(path, 'https://calmaria.example')
  expect(Object.keys(languageSwitch(at('/spa-balneario/tenerife/'), spas, 'spas', ['pt', 'es']))).toEqual(['pt', 'es'])
  expect(languageSwitch(at('/pt/voucher/7f/'), null, 'dynamic', ['es'])).toEqual({ es: '/voucher/7f/' })
})
