import { createHash } from 'node:crypto'
import { createServer, request as send } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { gzipWireOf, packPage } from './cached-page.ts'
import { preferredEncoding } from './negotiation.ts'
import { PageCache } from './page-cache.ts'

let cacheVersion = 'first'
let served = 0
let now = 0
const makeCache = (limit = 1_000_000) =>
  new PageCache(limit, () => cacheVersion, { onServed: () => served++, now: () => now })
let cache = makeCache()

const server = createServer((request, response) => {
  if (!cache.serve(request, response)) response.writeHead(404).end('rendered anew')
})
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
afterAll(() => server.close())

beforeEach(() => {
  cacheVersion = 'first'
  served = 0
  now = 1000
  cache = makeCache()
})

/** Unlike fetch, this changes no header and unpacks nothing. */
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

const html = `<!DOCTYPE html><p>${'agua tranquila '.repeat(100)}</p>`
const pageHeaders = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'X-Frame-Options': 'DENY' })
const keep = (path: string, text = html, headers = pageHeaders, rendered = cache.cacheVersion()) =>
  cache.keep(path, Buffer.from(text), headers, { cacheVersion: rendered })

test.each([
  ['/', '/'],
  ['/pt/spas/', '/pt/spas/'],
  ['/pt/spas/?', '/pt/spas/'],
  ['/?utm_source=mail&utm_campaign=x', '/'],
  ['/?gclid=abc', '/'],
  ['/?fbclid=abc&awc=1&source=aw&country=PT', '/'],
  ['/pt/spas/?page=2', '/pt/spas/?page=2'],
  ['/pt/spas/?utm_medium=mail&page=2', '/pt/spas/?page=2'],
  [
    '/voucher/start/?service=0b9f6c52-0f5e-4d0c-9d0e-3f0f5b0c7a11',
    '/voucher/start/?service=0b9f6c52-0f5e-4d0c-9d0e-3f0f5b0c7a11',
  ],
  [
    '/pt/voucher/start/?service=0b9f6c52-0f5e-4d0c-9d0e-3f0f5b0c7a11&pax=2&for=gift&gclid=x',
    '/pt/voucher/start/?service=0b9f6c52-0f5e-4d0c-9d0e-3f0f5b0c7a11&pax=2&for=gift',
  ],
  ['/voucher/start/?service=0b9f6c52-0f5e-4d0c-9d0e-3f0f5b0c7a11&units=3', null],
  [
    '/voucher/start/?service=0b9f6c52-0f5e-4d0c-9d0e-3f0f5b0c7a11&pax=2&purchase=5b6962dd-3f90-4c93-8f61-eabfa4a803e2',
    null,
  ],
  ['/voucher/start/?page=2', '/voucher/start/'],
  ['/tratamientos/?service=0b9f6c52-0f5e-4d0c-9d0e-3f0f5b0c7a11', '/tratamientos/'],
  ['/pt/spas/?page=2&page=3', '/pt/spas/?page=2'],
  ['/pt/spas/?page=0', null],
  ['/pt/spas/?page=02', null],
  ['/pt/spas/?page=12345', null],
  ['/pt/spas/?page=-1', null],
  // Of a getaway the page without dates alone is everybody's.
  ['/escapadas-hotel-spa/tenerife/calma/?utm_source=x', '/escapadas-hotel-spa/tenerife/calma/'],
  ['/escapadas-hotel-spa/tenerife/calma/?from=2026-12-11&to=2026-12-13', null],
  ['/escapadas-hotel-spa/tenerife/calma/?pax=4', null],
  ['/pt/spas/?page=2?x', null],
  ['/pt/spas/?page=2%3Fx', null],
  ['/pt/spas/?page', '/pt/spas/'],
  ['/pt/spas/?stars=5', null],
  ['/?utb_path=/a', null],
  ['/?on=2026-12-24', null],
  ['/?q=masaje', '/'],
  ['/?utm_source=mail&q=masaje', '/'],
  ['/?utm_sourceX=1', '/'],
  ['/?UTM_SOURCE=1', '/'],
  ['/?&', '/'],
  ['/?x=1', '/'],
])('%s is cached as %j', (url, key) => {
  expect(cache.keyOf(url)).toBe(key)
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0, gzip', 'gzip'],
  ['br ;q=0.000, gzip;q=0.001', 'gzip'],
  ['br;q=0,gzip;q=0', 'identity'],
  ['BR', 'br'],
  ['x-br, gzipped', 'identity'],
  ['identity', 'identity'],
  ['*', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('who accepts %j is sent %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding)
})

test('a page that was cached is answered with its headers, in the encoding asked for', async () => {
  await keep('/pt/')
  const plain = await ask('/pt/')
  expect(plain).toMatchObject({ status: 200, body: Buffer.from(html) })
  expect(plain.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-frame-options': 'DENY',
    vary: 'Accept-Encoding',
    'cache-control': 'public, max-age=0, must-revalidate',
  })
  expect(plain.headers).not.toHaveProperty('content-encoding')
  const br = await ask('/pt/', { 'Accept-Encoding': 'gzip, br' })
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.body).toString()).toBe(html)
  const gz = await ask('/pt/', { 'Accept-Encoding': 'gzip, br;q=0' })
  expect(gz.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gz.body).toString()).toBe(html)
  expect(served).toBe(3)
})

test('a page first rendered for a browser that takes gzip is plain for who takes none', async () => {
  await keep('/', html, new Headers({ 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' }))
  const plain = await ask('/')
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(plain.body.toString()).toBe(html)
})

test('who has the page already is told so, without the page', async () => {
  await keep('/')
  const { headers } = await ask('/')
  const etag = String(headers.etag)
  for (const known of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
    const again = await ask('/', { 'If-None-Match': known })
    expect(again).toMatchObject({ status: 304, headers: { etag } })
    expect(again.body).toHaveLength(0)
  }
  expect((await ask('/', { 'If-None-Match': '"another"' })).status).toBe(200)
})

test('each encoding has an ETag of its own, and is known by that alone', async () => {
  await keep('/')
  const accepted = ['br', 'gzip', 'identity']
  const etags = await Promise.all(
    accepted.map(async (encoding) => String((await ask('/', { 'Accept-Encoding': encoding })).headers.etag)),
  )
  expect(new Set(etags).size).toBe(3)
  for (const [place, etag] of etags.entries()) {
    const statuses = await Promise.all(
      accepted.map(
        async (encoding) => (await ask('/', { 'Accept-Encoding': encoding, 'If-None-Match': `W/${etag}` })).status,
      ),
    )
    expect(statuses).toEqual(accepted.map((_, other) => (other === place ? 304 : 200)))
  }
})

test('who has the page is told what may have changed about it, and nothing of its body', async () => {
  await keep('/')
  const { etag } = (await ask('/', { 'Accept-Encoding': 'br' })).headers
  const { status, headers } = await ask('/', { 'Accept-Encoding': 'br', 'If-None-Match': String(etag) })
  expect(status).toBe(304)
  expect(headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'cache-control': expect.any(String) })
  for (const name of ['content-length', 'content-encoding', 'content-type']) expect(headers).not.toHaveProperty(name)
})

test('HEAD tells the length and sends nothing', async () => {
  await keep('/')
  const head = await ask('/', {}, 'HEAD')
  expect(head).toMatchObject({ status: 200, headers: { 'content-length': String(Buffer.byteLength(html)) } })
  expect(head.body).toHaveLength(0)
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is never answered from the cache', async (method) => {
  await keep('/')
  expect((await ask('/', {}, method)).status).toBe(404)
})

test('a new version of the catalogue empties the cache', async () => {
  await keep('/')
  cacheVersion = 'second'
  expect((await ask('/')).status).toBe(404)
  cacheVersion = 'first'
  expect((await ask('/')).status).toBe(404)
})

test('a page rendered from an older version is not cached', async () => {
  const rendered = cache.cacheVersion()
  cacheVersion = 'second'
  await keep('/', html, pageHeaders, rendered)
  expect((await ask('/')).status).toBe(404)
})

test('neither is one whose version ends while it is being compressed', async () => {
  const packing = keep('/')
  cacheVersion = 'second'
  await packing
  expect((await ask('/')).status).toBe(404)
})

test('pages that differ by their query are not cached, nor answered with the page without it', async () => {
  await keep('/pt/spas/')
  await keep('/pt/spas/?sort=price', 'sorted')
  expect((await ask('/pt/spas/?sort=price')).status).toBe(404)
  expect((await ask('/pt/spas/?utm_source=mail')).body.toString()).toBe(html)
})

test('when the cache is full the page nobody asked for goes first', async () => {
  // Hashes hardly shrink: a page takes three quarters of its length.
  const pageOf = (name: string) =>
    Array.from({ length: 200 }, (_, line) => createHash('sha256').update(`${name}${line}`).digest('base64')).join('')
  cache = makeCache(Math.round(pageOf('a').length * 0.75 * 2.6))
  await keep('/a/', pageOf('a'))
  await keep('/b/', pageOf('b'))
  await ask('/a/', { 'Accept-Encoding': 'br' })
  await keep('/c/', pageOf('c'))
  const statuses = await Promise.all(['/a/', '/b/', '/c/'].map(async (path) => (await ask(path)).status))
  expect(statuses).toEqual([200, 404, 200])
})

test('keeping a page again replaces it, and takes no more room', async () => {
  const limit = 20_000
  cache = makeCache(limit)
  await keep('/other/')
  for (let time = 0; time < 20; time++) await keep('/', `${time} ${html}`)
  expect((await ask('/')).body.toString()).toBe(`19 ${html}`)
  expect((await ask('/other/')).status).toBe(200)
})

test('a page larger than the cache is not stored, and a cache of no size stores nothing', async () => {
  cache = makeCache(100)
  await keep('/')
  expect((await ask('/')).status).toBe(404)
  cache = makeCache(0)
  await keep('/', '')
  expect((await ask('/')).status).toBe(404)
})

test('a page that is true for a while is kept for so long, and then comes anew', async () => {
  const keepUntil = (until: number) =>
    cache.keep('/spas/', Buffer.from(html), pageHeaders, { cacheVersion: cache.cacheVersion(), until })
  await keepUntil(2000)
  now = 1999
  expect((await ask('/spas/')).status).toBe(200)
  expect(cache.take({ url: '/spas/', header: () => undefined }, 'br')).toBeDefined()
  now = 2000
  expect((await ask('/spas/')).status).toBe(404)
  expect(cache.take({ url: '/spas/', header: () => undefined }, 'br')).toBeUndefined()
  await keepUntil(2000)
  expect(cache.take({ url: '/spas/', header: () => undefined }, 'br')).toBeUndefined()
  await keepUntil(3000)
  expect(cache.take({ url: '/spas/', header: () => undefined }, 'br')).toBeDefined()
})

test('a cached answer holds no more memory than it is counted with', async () => {
  const page = await packPage(Buffer.from(html), pageHeaders, Number.POSITIVE_INFINITY)
  for (const { answer } of [page.br, await gzipWireOf(page)]) expect(answer.buffer.byteLength).toBe(answer.length)
})
