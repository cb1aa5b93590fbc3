import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Features } from '#features/catalogue/rules/site-parts.ts'
import type { Services } from '#platform/server/services.ts'
import { testServices } from '#tests/test-services.ts'
import { redirectMoved, redirectToLive, redirectToSlash } from './redirects.ts'

const { services } = await testServices()
const { config } = services
const withFeatures = (changes: Partial<Features>): Services => ({
  ...services,
  config: { ...config, features: { ...config.features, ...changes } },
})

function siteOf(from: Services) {
  const app = new Hono()
  app.use(redirectToSlash)
  app.use(redirectMoved(from))
  app.use(redirectToLive(from))
  app.all('*', (c) => c.text('here'))
  return app
}
const site = siteOf(services)

async function ask(path: string, { method = 'GET', from = site } = {}) {
  // As the server would hand it on: the path is not cleaned up before it is a request.
  const response = await from.fetch(new Request(`http://calmaria.example${path}`, { method }))
  return { status: response.status, location: response.headers.get('Location') }
}

const stays = { status: 200, location: null }

test.each([
  ['/pt/spas', '/pt/spas/'],
  ['/pt', '/pt/'],
  ['/pt/spas?page=2&utm_source=mail', '/pt/spas/?page=2&utm_source=mail'],
  ['/voucher/start?service=1', '/voucher/start/?service=1'],
  ['/a.b/c', '/a.b/c/'],
  ['//evil', '/evil/'],
  ['///evil//path', '/evil/path/'],
  ['/\\evil', '/evil/'],
])('%s gets its slash, at %s', async (path, location) => {
  expect(await ask(path)).toEqual({ status: 308, location })
  expect(await ask(path, { method: 'HEAD' })).toEqual({ status: 308, location })
})

test.each(['/', '/pt/spas/', '/favicon.svg', '/pt/spas.data', '/_root.data?_routes=root', '/?next=//evil.example'])(
  '%s is left as it is',
  async (path) => {
    expect(await ask(path)).toEqual(stays)
  },
)

test.each([
  ['//', '/'],
  ['//?page=2', '/?page=2'],
  ['//evil.example', '/evil.example'],
  ['//evil.example/', '/evil.example/'],
  ['///evil.example//', '/evil.example/'],
  ['/pt//spas/?page=2', '/pt/spas/?page=2'],
  ['/\\evil.example/', '/evil.example/'],
  ['/es//evil.example/', '/es/evil.example/'],
  ['/es/\\evil.example/', '/es/evil.example/'],
  ['//robots.txt', '/robots.txt'],
  ['//api/v1/spas', '/api/v1/spas'],
])('%s is led to %s, which is ours', async (path, location) => {
  expect(await ask(path)).toEqual({ status: 308, location })
  expect(await ask(path, { method: 'HEAD' })).toEqual({ status: 308, location })
})

test('a form is answered where it was sent', async () => {
  expect(await ask('/pt/spas', { method: 'POST' })).toEqual(stays)
})

test.each([
  ['/es/', '/'],
  ['/es/spa-balneario/?page=2', '/spa-balneario/?page=2'],
  ['/pt/tratamientos/', '/pt/tratamentos/'],
  ['/pt/tratamientos/masajes/?a=b', '/pt/tratamentos/masajes/?a=b'],
])('%s is known at %s', async (path, location) => {
  expect(await ask(path)).toEqual({ status: 308, location })
})

test.each(['/tratamientos/masajes/', '/escapadas-hotel-spa/', '/pt/es/'])('%s has not moved', async (path) => {
  expect(await ask(path)).toEqual(stays)
})

test.each([
  ['spaRedirections', '/spa-balneario/tenerife/aguamadre-wellness-center/', '/spa-balneario/tenerife/aguamadre-spa/'],
  ['serviceRedirections', '/pt/spas/tenerife/aguamadre-spa/massagem-duo/', null],
  ['packageRedirections', '/escapadas-hotel-spa/tenerife/san-valentin-en-adeje/', null],
  ['legacyRedirections', '/mi-bono/', '/gestionar-bono/login/'],
] as const)('%s leads from where things were to where they are', async (feature, path, location) => {
  const moved = await ask(`${path}?utm_source=mail`)
  expect(moved.status).toBe(301)
  const target = moved.location?.replace('?utm_source=mail', '') ?? ''
  expect(moved.location).toBe(`${target}?utm_source=mail`)
  if (location) expect(target).toBe(location)
  else expect(services.catalogue.current().landings.byUri.has(target)).toBe(true)
  expect(await ask(path, { from: siteOf(withFeatures({ [feature]: false })) })).toEqual(stays)
})

test('no redirect of the catalogue leads to another', () => {
  const { redirects } = services.catalogue.current()
  for (const { to } of redirects.values()) expect(redirects.has(to)).toBe(false)
})

test('a deployment that only redirects has nothing else but the home page', async () => {
  const from = siteOf(withFeatures({ redirections: true }))
  expect(await ask('/aviso-legal/', { from })).toMatchObject({ status: 404 })
  expect(await ask('/pt/spas/tenerife/', { from })).toMatchObject({ status: 404 })
  expect(await ask('/', { from })).toEqual(stays)
  const [moved, { to }] = [...services.catalogue.current().redirects][0] as [string, { to: string }]
  expect(await ask(moved, { from })).toEqual({ status: 301, location: to })
})

const inSpanishAlone = siteOf({ ...services, config: { ...config, languages: ['es'] } })

test.each([
  ['/pt/', '/'],
  ['/pt/spas/tenerife/?page=2', '/spa-balneario/tenerife/?page=2'],
  ['/pt/pesquisar/?q=sauna', '/buscar/?q=sauna'],
  ['/pt/quem-somos/', '/quienes-somos/'],
])('%s leads to the live language, at %s', async (path, location) => {
  expect(await ask(path, { from: inSpanishAlone })).toEqual({ status: 302, location })
  expect(await ask(path)).toEqual(stays)
})

test.each([
  '/spa-balneario/tenerife/',
  '/pt/voucher/7f/checkout/buyer/',
  '/pt/gerir-voucher/abrir/?key=a.b',
  '/pt/avaliar/?visit=a.b',
  '/pt/nao-existe/',
])('%s stays in its language, live or not', async (path) => {
  expect(await ask(path, { from: inSpanishAlone })).toEqual(stays)
})
