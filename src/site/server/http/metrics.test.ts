import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import type { Services } from '#platform/server/services.ts'
import { makeMetrics, serveProbes } from './metrics.ts'

const metrics = makeMetrics(() => ({ spas: 76, services: 1100 }))
const app = new Hono()
app.use(metrics.measure)
app.all('*', (c) => c.text('', c.req.path.startsWith('/gone') ? 404 : 200))

beforeEach(() => metrics.registry.resetMetrics())

const figures = async () => (await metrics.registry.metrics()).split('\n')
const counted = async () => (await figures()).filter((line) => line.startsWith('http_request_duration_seconds_count'))

test('a thousand addresses and methods make a handful of labels', async () => {
  for (let number = 0; number < 250; number++) {
    await app.request(`/spas/${number}/?q=${number}`)
    await app.request(`/api/${number}`)
    await app.request(`/gone/${number}/`)
    await app.request('/', { method: `METHOD${number}` })
  }
  expect((await counted()).length).toBe(4)
  expect((await counted()).join()).not.toMatch(/METHOD|\/spas/)
})

test.each([
  ['/pt/spas/', 'page'],
  ['/pt/spas.data', 'data'],
  ['/pictures/320/a.jpg', 'picture'],
  ['/assets/a.js', 'asset'],
  ['/api/docs/', 'api'],
])('%s is counted as %s', async (path, kind) => {
  await app.request(path)
  expect(await counted()).toEqual([`http_request_duration_seconds_count{method="GET",kind="${kind}",status="200"} 1`])
})

test('kept pages, analytics events and the size of the catalogue are told', async () => {
  metrics.countCachedPage()
  metrics.countAnalyticsEvent()
  metrics.countAnalyticsEvent()
  expect(await figures()).toEqual(
    expect.arrayContaining([
      'cached_pages_served_total 1',
      'analytics_events_total 2',
      'catalogue_entries{kind="spas"} 76',
      'catalogue_entries{kind="services"} 1100',
    ]),
  )
})

function site({ spas = 1, isReady = true } = {}) {
  const services = {
    catalogue: { current: () => ({ spas: { size: spas } }) },
    isReady: async () => isReady,
  } as unknown as Services
  const app = new Hono()
  app.route(
    '/',
    serveProbes(
      services,
      makeMetrics(() => ({ spas, services: 0 })),
    ),
  )
  app.get('/picture', (c) => c.text('', 200, { 'Cache-Control': 'immutable' }))
  return app
}

test('a shop with database and catalogue can serve', async () => {
  const response = await site().request('/readyz')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ database: true, snapshot: true })
})

test.each([
  ['the database fails', { isReady: false }, { database: false, snapshot: true }],
  ['the catalogue is empty', { spas: 0 }, { database: true, snapshot: false }],
])('when %s it can not, but is still alive', async (_, state, told) => {
  const response = await site(state).request('/readyz')
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual(told)
  expect((await site(state).request('/healthz')).status).toBe(200)
})

test('figures are in the format of Prometheus', async () => {
  const response = await site().request('/metrics')
  expect(response.headers.get('Content-Type')).toContain('text/plain')
  expect(await response.text()).toContain('# TYPE catalogue_entries gauge')
})

test('what the probes say is never kept, and what others say about keeping is left alone', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    expect((await site().request(path)).headers.get('Cache-Control')).toBe('no-store')
  }
  expect((await site().request('/picture')).headers.get('Cache-Control')).toBe('immutable')
})
