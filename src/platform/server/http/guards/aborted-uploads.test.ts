import { createServer, request as send } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '#site/server/http/app.ts'
import { testServices } from '#tests/test-services.ts'
import { waitUntil } from '#tests/wait-until.ts'

// A page that reads its form, as all of ours do.
const render = vi.hoisted(() => vi.fn<(request: Request) => Promise<Response>>())
vi.mock('virtual:react-router/server-build', () => ({ routes: {} }))
vi.mock('react-router', async (original) => ({ ...(await original<object>()), createRequestHandler: () => render }))

const { services } = await testServices()
let lines: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
const { fetch } = createApp({ ...services, log }, { photos: 'photos', pictureCache: '/nowhere' })
let ended: Promise<unknown> | undefined
const server = createServer((request, response) => {
  ended = getRequestListener(fetch, { overrideGlobalObjects: false })(request, response) as Promise<unknown>
})
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
afterAll(() => server.close())

beforeEach(() => {
  lines = []
  ended = undefined
  render.mockImplementation(async (request) => new Response(await request.text()))
})

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

test.each([
  ['a form', '/opinar/', { ...form, 'Content-Length': '1000' }],
  ['a form of no known length', '/opinar/', form],
  ['a call', '/api/v1/log/info/ga-analitics-view', { 'Content-Type': 'application/json' }],
  ['a notification', '/api/payments/stripe/notifications', { 'Content-Type': 'application/json' }],
  ['a notification of known length', '/api/payments/stripe/notifications', { 'Content-Length': '1000' }],
])('%s whose sender goes away in the middle is no error', async (_, path, headers) => {
  const shouted = [vi.spyOn(console, 'error'), vi.spyOn(console, 'info')]
  const { port } = server.address() as { port: number }
  const method = path.includes('/v1/log') ? 'PUT' : 'POST'
  const asking = send({ port, host: '127.0.0.1', path, method, headers }).on('error', () => {})
  asking.write('half of it')
  await waitUntil(() => expect(ended).toBeDefined())
  asking.destroy()
  await ended
  await waitUntil(async () => {
    const open = await new Promise<number>((done) => server.getConnections((_, count) => done(count)))
    expect(open).toBe(0)
  })
  expect(lines).toEqual([])
  for (const spy of shouted) expect(spy).not.toHaveBeenCalled()
})

test('a page that fails while its visitor waits is an error as before', async () => {
  render.mockRejectedValue(new Error('no water'))
  const response = await fetch(new Request('http://localhost/opinar/', { method: 'POST', headers: form, body: 'a=b' }))
  expect(response.status).toBe(500)
  expect(lines).toHaveLength(1)
})
