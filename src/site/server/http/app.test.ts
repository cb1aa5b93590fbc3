import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request as send } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import type { RouterContextProvider } from 'react-router'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { visitorContext } from '#platform/server/http/context.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { testServices } from '#tests/test-services.ts'
import { waitUntil } from '#tests/wait-until.ts'
import { createApp } from './app.ts'

// The pages themselves have their own tests: here somebody else renders, and notes how often.
const render = vi.hoisted(() => vi.fn<(request: Request, context: RouterContextProvider) => Promise<Response>>())
vi.mock('virtual:react-router/server-build', () => ({ routes: {}, assets: { routes: {} } }))
vi.mock('react-router', async (original) => ({ ...(await original<object>()), createRequestHandler: () => render }))

const { services } = await testServices({ env: { PUBLIC_URL: 'https://calmaria.example', SANDBOX: 'on' } })
const pictureCache = mkdtempSync(join(tmpdir(), 'calmaria-app-'))
let version = 'first'
const catalogue = {
  ...services.catalogue,
  current: () => ({ ...services.catalogue.current(), version }),
}
let site = open()

function open() {
  const { fetch, pageCache } = createApp(
    { ...services, catalogue },
    { photos: join(import.meta.dirname, '../../../../photos'), pictureCache },
  )
  return { listener: getRequestListener(fetch, { overrideGlobalObjects: false }), pageCache }
}

/** As run-server puts them together. */
const server = createServer((request, response) => {
  if (!site.pageCache.serve(request, response)) void site.listener(request, response)
})
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
afterAll(() => {
  server.close()
  rmSync(pictureCache, { recursive: true, force: true })
})

const html = `<!DOCTYPE html><p>${'agua tranquila '.repeat(200)}</p>`
const page = (headers: Record<string, string> = {}, status = 200) =>
  new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } })

beforeEach(() => {
  site = open()
  render.mockReset()
  render.mockImplementation(async () => page())
})

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as { port: number }
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const asking = send({ port, host: '127.0.0.1', path, method, headers }, async (response) => {
      const pieces: Buffer[] = []
      for await (const piece of response) pieces.push(piece)
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) })
    })
    asking.on('error', reject)
    asking.end()
  })
}

/** Asks until the page comes from the cache, where it is put after its first visitor has been answered. */
const untilKept = (path: string) =>
  waitUntil(async () => expect((await ask(path)).headers.etag, 'cached').toBeDefined())

test('a public page is rendered once, and the same for every browser afterwards', async () => {
  const first = await ask('/pt/spas/tenerife/', { 'Accept-Encoding': 'gzip' })
  expect(first.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(first.body).toString()).toBe(html)
  await untilKept('/pt/spas/tenerife/')
  const renderings = render.mock.calls.length
  const plain = await ask('/pt/spas/tenerife/?utm_source=mail')
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(plain.body.toString()).toBe(html)
  expect(plain.headers['x-frame-options']).toBe('DENY')
  expect(plain.headers['strict-transport-security']).toContain('max-age=')
  expect(render).toHaveBeenCalledTimes(renderings)
})

test('who takes only Brotli is not sent gzip', async () => {
  const { headers, body } = await ask('/buscar/', { 'Accept-Encoding': 'br' })
  expect(headers).not.toHaveProperty('content-encoding')
  expect(body.toString()).toBe(html)
})

test.each(['/gestionar-bono/', '/buscar/?where=adeje', '/voucher/start/', '/voucher/start/?service=all', '/nowhere/'])(
  '%s is never cached, neither here nor on the way',
  async (path) => {
    for (let visit = 1; visit <= 2; visit++) {
      expect((await ask(path)).headers['cache-control']).toBe('private, no-store')
      expect(render).toHaveBeenCalledTimes(visit)
    }
  },
)

test('a page that sets a cookie is never cached', async () => {
  render.mockImplementation(async () => page({ 'Set-Cookie': 'a=b' }))
  expect((await ask('/')).headers['cache-control']).toBe('private, no-store')
  await ask('/')
  expect(render).toHaveBeenCalledTimes(2)
})

test('a page whose catalogue changed while it was rendered is not cached', async () => {
  render.mockImplementationOnce(async () => {
    version = 'second'
    return page()
  })
  await ask('/pt/')
  render.mockImplementation(async () => new Response('new', { headers: { 'Content-Type': 'text/html' } }))
  await untilKept('/pt/')
  expect((await ask('/pt/')).body.toString()).toBe('new')
})

test('bots are told of an error in a line, visitors on a page', async () => {
  render.mockImplementation(async () => page({}, 404))
  const bot = await ask('/nowhere/', { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
  expect(bot).toMatchObject({ status: 404, body: Buffer.from('Page Not Found: /nowhere/') })
  const visitor = await ask('/nowhere/', { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' })
  expect(visitor.status).toBe(404)
  expect(visitor.body.toString()).toBe(html)
})

test.each(['/spa-balneario/../..', '/spa-balneario/%2e%2e/', '/./', '/..'])(
  '%s, as a client sends it that does not resolve it, is refused',
  async (path) => {
    expect((await ask(path)).status).toBe(400)
    expect(render).not.toHaveBeenCalled()
  },
)

test('dots within a part of an address are no way up', async () => {
  expect((await ask('/spa-balneario/..x/a.b/')).status).toBe(200)
})

test('pictures and sitemaps may be cached by browsers', async () => {
  const picture = await ask('/pictures/320/bath-petals-close.webp')
  expect(picture.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await ask('/sitemap.xml')).headers['cache-control']).toBe('public, max-age=3600')
})

test.each([
  ['/spa-balneario?page=2', 308, '/spa-balneario/?page=2'],
  ['/mi-bono/', 301, '/gestionar-bono/login/'],
  ['/es/', 308, '/'],
])('%s is sent on without being rendered', async (path, status, location) => {
  expect(await ask(path)).toMatchObject({ status, headers: { location } })
  expect(render).not.toHaveBeenCalled()
})

test.each([
  ['/%', 400],
  ['/api/nothing', 404],
  ['/pictures/1/a.jpg', 404],
])('%s answers %i with all headers of protection', async (path, status) => {
  const answer = await ask(path)
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
})

test('a page that fails is told in a word, without its secrets', async () => {
  expectLogged(/request failed/)
  render.mockRejectedValue(new Error('password=1234'))
  const answer = await ask('/')
  expect(answer).toMatchObject({ status: 500, body: Buffer.from('Internal Server Error') })
})

test('a robot is told that the site is away, and when to come back', async () => {
  render.mockResolvedValue(new Response('a page', { status: 503, headers: { 'Retry-After': '3' } }))
  const answer = await ask('/', { 'User-Agent': 'Googlebot/2.1' })
  expect(answer).toMatchObject({ status: 503, body: Buffer.from('Service Unavailable') })
  expect(answer.headers['retry-after']).toBe('3')
})

test('a form of another site is refused before any page sees it, one of ours is counted to who sent it', async () => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const foreign = await ask('/opinar/', { ...form, Origin: 'https://evil.example' }, 'POST')
  expect(foreign).toMatchObject({ status: 403, headers: { 'x-content-type-options': 'nosniff' } })
  expect(render).not.toHaveBeenCalled()
  const own = await ask('/opinar/', { ...form, Origin: 'https://calmaria.example' }, 'POST')
  expect(own).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } })
  expect(render.mock.calls[0]?.[1].get(visitorContext)).toEqual({ address: '127.0.0.1' })
})

test('only reading and forms are understood', async () => {
  expect((await ask('/', {}, 'DELETE')).status).toBe(405)
})
