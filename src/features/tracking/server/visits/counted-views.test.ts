import { createServer, request as send } from 'node:http'
import { connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { LandingKind } from '#features/catalogue/server/landings.ts'
import type { PurchaseKind } from '#features/checkout/rules/purchases/purchase.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { serveCachedFirst } from '#platform/server/http/cache/serve-cached.ts'
import { createApp } from '#site/server/http/app.ts'
import { testServices } from '#tests/test-services.ts'
import { waitUntil } from '#tests/wait-until.ts'

// What is rendered has its own tests.
const render = vi.hoisted(() => vi.fn<() => Promise<Response>>())
vi.mock('virtual:react-router/server-build', () => ({ routes: {}, assets: { routes: {} } }))
vi.mock('react-router', async (original) => ({ ...(await original<object>()), createRequestHandler: () => render }))

const { services } = await testServices({ env: { DAY_PREVIEW: 'off' } })
const count = vi.spyOn(services.views, 'count').mockImplementation(() => {})
const site = createApp(services, { photos: 'photos', pictureCache: '/nowhere' })
const listener = getRequestListener(site.fetch, { overrideGlobalObjects: false })
const server = createServer((request, response) => {
  if (!site.pageCache.serve(request, response)) void listener(request, response)
})
serveCachedFirst(server, site.pageCache)
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
afterAll(() => server.close())
const { port } = server.address() as { port: number }

const answerWith = (status: number) => async () =>
  new Response('agua'.repeat(400), { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })

beforeEach(() => {
  render.mockReset()
  render.mockImplementation(answerWith(200))
  count.mockClear()
})

const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', 'Accept-Encoding': 'br' }

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status?: number; etag?: string }>((resolve, reject) => {
    const asking = send({ port, path, method, headers: { ...browser, ...headers }, agent: false }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode, etag: response.headers.etag }))
    })
    asking.once('error', reject).end()
  })
}

/** As browsers ask: on a connection that stays open, so that it is answered in the quick answer of cached pages. */
function askInLane(path: string, headers: Record<string, string> = {}) {
  const lines = Object.entries({ Host: 'localhost', ...browser, ...headers }).map((line) => line.join(': '))
  return new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`),
    )
    socket.once('data', (chunk) => {
      socket.destroy()
      resolve(String(chunk.subarray(0, 12)))
    })
  })
}

const uriOf = (kind: LandingKind, language: 'es' | 'pt' = 'es') => {
  const landing = services.catalogue.current().landings.all.find((one) => one.kind === kind)
  if (!landing) throw new Error('the demo catalogue has changed')
  return landing.uris[language]
}

const isKept = async (path: string) => {
  await waitUntil(async () => expect((await ask(path)).etag).toBeDefined())
  count.mockClear()
}

test.each<[string, string, PurchaseKind]>([
  ['of a service', uriOf('service'), 'voucher'],
  ['of a getaway', uriOf('getaway'), 'getaway'],
  ['on which an hour is chosen', `${pathOf('serviceBookingCheckout', 'es')}?service=1`, 'booking'],
  ['of gift cards', pathOf('giftCards', 'es'), 'gift-card'],
  ['on which gift cards are chosen', pathOf('giftCardCheckout', 'es'), 'gift-card'],
])('the page %s counts as a view of its kind', async (_, path, kind) => {
  await ask(path)
  expect(count.mock.calls).toEqual([[{ kind, language: 'es', channel: '(direct)', campaign: '(none)' }]])
})

test('a kept page counts each time, whoever answers it, in the language of its address', async () => {
  const path = uriOf('service', 'pt')
  await isKept(path)
  const { etag } = await ask(path)
  expect(await askInLane(`${path}?gclid=1&utm_campaign=verano`)).toBe('HTTP/1.1 200')
  await askInLane(path, { Referer: `${services.config.publicUrl}/pt/?fbclid=1` })
  expect((await ask(path, { 'If-None-Match': etag ?? '' })).status).toBe(304)
  expect(render).toHaveBeenCalledTimes(1)
  const seen = count.mock.calls.map(([{ language, channel, campaign }]) => `${language} ${channel} ${campaign}`)
  expect(seen).toEqual(['pt (direct) (none)', 'pt ga verano', 'pt fb (none)', 'pt (direct) (none)'])
})

test('a page that the router asks for counts, and one that it brings ahead does not', async () => {
  const path = `${uriOf('service').slice(0, -1)}.data`
  await ask(path)
  expect(count).not.toHaveBeenCalled()
  await ask(path, { 'X-Visit-Origin': 'source=fb' })
  expect(count.mock.calls).toMatchObject([[{ kind: 'voucher', channel: 'fb' }]])
})

test('other pages, other answers, robots and those who change their choice do not count', async () => {
  const path = uriOf('service')
  await ask('/')
  await ask(uriOf('spa'))
  await ask(path, {}, 'HEAD')
  await ask(path, { 'User-Agent': 'Googlebot/2.1' })
  await ask(`${pathOf('giftCardCheckout', 'es')}?purchase=1`)
  await ask(`${pathOf('serviceBookingCheckout', 'es')}?service=1&with=voucher`)
  expect(count).not.toHaveBeenCalled()
  await isKept(path)
  await ask(path, {}, 'HEAD')
  await askInLane(path, { 'User-Agent': 'Googlebot/2.1' })
  await askInLane(path, { 'Sec-Purpose': 'prefetch' })
  render.mockImplementation(answerWith(404))
  expect((await ask(uriOf('getaway', 'pt'))).status).toBe(404)
  expect(count).not.toHaveBeenCalled()
})
