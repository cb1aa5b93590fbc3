import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Services } from '#platform/server/services.ts'
import { makeMetrics } from './metrics.ts'
import { serveProbes } from './probes.ts'

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
