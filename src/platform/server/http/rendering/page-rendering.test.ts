import { createServer, request as send } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { RouterContextProvider } from 'react-router'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '#site/server/http/app.ts'
import { testServices } from '#tests/test-services.ts'
import { waitUntil } from '#tests/wait-until.ts'
import { servicesContext } from '../context.ts'

// What is rendered has its own tests: here somebody else renders, for as long as it is told.
const render = vi.hoisted(() => vi.fn<(request: Request, context: RouterContextProvider) => Promise<Response>>())
vi.mock('virtual:react-router/server-build', () => ({ routes: {}, assets: { routes: {} } }))
vi.mock('react-router', async (original) => ({ ...(await original<object>()), createRequestHandler: () => render }))

const { services, setNow } = await testServices({ env: { DAY_PREVIEW: 'off' } })
let site = open()

function open() {
  const { fetch, pageCache, noteArrival } = createApp(services, { photos: 'photos', pictureCache: '/nowhere' })
  return { fetch, listener: getRequestListener(fetch, { overrideGlobalObjects: false }), pageCache, noteArrival }
}

const server = createServer((request, response) => {
  if (!site.pageCache.serve(request, response)) void site.listener(request, response)
})
server.on('connection', () => site.noteArrival())
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
afterAll(() => server.close())

const page = (text = 'agua', status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })

/** As rendering does: nothing else is answered meanwhile. */
function keepTheThread(milliseconds: number) {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

beforeEach(() => {
  site = open()
  render.mockReset()
  render.mockImplementation(async () => page())
})

type Answer = { status: number; headers: Record<string, unknown>; body: string }

function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { port } = server.address() as { port: number }
  return new Promise((resolve, reject) => {
    const asking = send({ port, host: '127.0.0.1', path, headers, agent: false }, async (response) => {
      let body = ''
      for await (const piece of response) body += piece
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
    })
    asking.once('error', reject).end()
  })
}

const fetchPage = async (path: string, init?: RequestInit) => site.fetch(new Request(`http://localhost${path}`, init))
const renderedAddresses = () => render.mock.calls.map(([{ url }]) => new URL(url).pathname + new URL(url).search)

async function keep(path: string) {
  await waitUntil(async () => expect((await ask(path)).headers.etag).toBeDefined())
  render.mockClear()
}

test('whatever is appended to an address leads to the plain page, which is rendered once', async () => {
  const first = await ask('/pt/spas/tenerife/?x=1&utm_source=mail&on=2026-12-24')
  expect(first.status).toBe(200)
  expect(renderedAddresses()).toEqual(['/pt/spas/tenerife/'])
  await keep('/pt/spas/tenerife/')
  for (const query of ['?x=2', '?', '?&', '?y', '?on=2026-12-25', '?fbclid=3&z=<script>'])
    expect((await ask(`/pt/spas/tenerife/${encodeURI(query)}`)).headers.etag).toBeDefined()
  expect(render).not.toHaveBeenCalled()
})

test('a page that tells free hours is kept until the minute is over, and comes anew then', async () => {
  const tellsHours = async (_: Request, context: RouterContextProvider) => {
    context.get(servicesContext).taken.current()
    return page()
  }
  setNow(new Date('2026-11-15T11:00:20Z'))
  await keep('/pt/')
  render.mockImplementation(tellsHours)
  await keep('/pt/spas/')
  setNow(new Date('2026-11-15T11:00:59.999Z'))
  await ask('/pt/spas/')
  expect(renderedAddresses()).toEqual([])
  setNow(new Date('2026-11-15T11:01:00Z'))
  await ask('/pt/spas/')
  await ask('/pt/')
  expect(renderedAddresses()).toEqual(['/pt/spas/'])
})

test('what a page understands is rendered, in one order and without the rest', async () => {
  await ask('/pt/spas/?sort=price&x=1&stars=5')
  await ask('/buscar/?foo=1&q=agua')
  await ask('/no-existe/?x=1')
  expect(renderedAddresses()).toEqual(['/pt/spas/?stars=5&sort=price', '/buscar/?q=agua', '/no-existe/'])
})

test('a first step that is kept says nothing of what somebody appended', async () => {
  const service = 'service=0b9f6c52-0f5e-4d0c-9d0e-3f0f5b0c7a11'
  await ask(`/voucher/start/?${service}&evil=1`)
  expect(renderedAddresses()).toEqual([`/voucher/start/?${service}`])
})

test('personal pages are asked everything that stands in their address, and the data of a page too', async () => {
  await ask('/gestionar-bono/?done=edited&x=1')
  await ask('/pt/spas/tenerife.data?_routes=root&page=2')
  expect(renderedAddresses()).toEqual([
    '/gestionar-bono/?done=edited&x=1',
    '/pt/spas/tenerife.data?_routes=root&page=2',
  ])
})

test('while many pages are rendered, kept pages and probes are answered between two of them', async () => {
  await keep('/pt/')
  render.mockImplementation(async () => {
    keepTheThread(5)
    return page()
  })
  const burst = Array.from({ length: 100 }, (_, place) => ask(`/buscar/?q=${place}`))
  await waitUntil(() => expect(render.mock.calls.length).toBeGreaterThan(0), 1)
  await ask('/pt/', { 'Accept-Encoding': 'br' })
  await ask('/healthz')
  expect(render.mock.calls.length).toBeLessThan(40)
  await Promise.all(burst)
})

test('beyond the queue a page is refused in its language, and a form is still taken, before the pages that wait', async () => {
  const pagesOf = (count: number) => Array.from({ length: count }, (_, place) => fetchPage(`/pt/pesquisar/?q=${place}`))
  const burst = pagesOf(400)
  const form = fetchPage('/gestionar-bono/login/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
  expect((await form).status).toBe(200)
  expect(render.mock.calls.length).toBeLessThan(20)
  const answers = await Promise.all(burst)
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(150)
  expect(answers.filter(({ status }) => status === 200).length).toBe(400 - refused.length)
  expect(refused[0]?.headers.get('Retry-After')).toBe('5')
  expect(refused[0]?.headers.get('Cache-Control')).toBe('no-store')
  const text = (await refused[0]?.text()) ?? ''
  expect(text).toContain('<html lang="pt">')
  expect(text).toContain('Há muita gente')
  expect(text.length).toBeLessThan(600)
})

test('what many ask for at once is rendered once, and a form for each who sends it', async () => {
  render.mockImplementation(async () => page('agua tranquila'))
  const asked = ['?stars=5&x=1', '?stars=5', '?x=2&stars=5'].map((query) => fetchPage(`/pt/spas/${query}`))
  const head = fetchPage('/pt/spas/?stars=5', { method: 'HEAD' })
  const answers = await Promise.all(asked.map(async (answer) => (await answer).text()))
  expect(answers).toEqual(['agua tranquila', 'agua tranquila', 'agua tranquila'])
  expect(await (await head).text()).toBe('')
  expect(render).toHaveBeenCalledTimes(1)
  const form = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
  await Promise.all([fetchPage('/opinar/', form), fetchPage('/opinar/', form)])
  expect(render).toHaveBeenCalledTimes(3)
})

test('who has gone leaves the queue, and nothing is rendered for them', async () => {
  const gone = new AbortController()
  const askFor = (words: string, signal?: AbortSignal) => fetchPage(`/buscar/?q=${words}`, signal ? { signal } : {})
  const asked = [
    askFor('first'),
    askFor('gone', gone.signal),
    askFor('shared', gone.signal),
    askFor('shared'),
    askFor('last'),
  ]
  gone.abort()
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses).toEqual([200, 499, 200, 200, 200])
  expect(renderedAddresses()).toEqual(['/buscar/?q=first', '/buscar/?q=shared', '/buscar/?q=last'])
})
