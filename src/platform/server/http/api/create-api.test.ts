import { OpenAPIHono } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { createSiteApi } from '#site/server/api/create-site-api.ts'
import { ask, send } from '#tests/api/requests.ts'
import { smallServices } from '#tests/api/small-services.ts'

const api = createSiteApi(smallServices().services)
const mounted = new OpenAPIHono().route('/api', createSiteApi(smallServices().services))

const callsWithBody = [
  ['POST', '/shared/get-lang-alter-urls-by-uri'],
  ['POST', '/shared/get-location-for-uri'],
  ['PUT', '/v1/log/info/ga-analitics-purchase'],
] as const

async function expectProblem(response: Response, status: number) {
  expect(response.status).toBe(status)
  expect(response.headers.get('Content-Type')).toBe('application/problem+json')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const problem = await response.json()
  expect(problem).toMatchObject({ type: `/api/docs/#error-${status}`, status })
  expect([typeof problem.title, typeof problem.detail]).toEqual(['string', 'string'])
  return problem
}

test.each(callsWithBody)('%s %s refuses broken JSON', async (method, path) => {
  for (const broken of ['{"uri": ', 'uri=/', '', "{'uri': '/'}"]) {
    const { detail } = await expectProblem(await send(api, method, path, broken), 400)
    expect(detail).toContain('not valid JSON')
  }
})

test.each(callsWithBody)('%s %s refuses what is not said to be JSON', async (method, path) => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', 'application/json;;']) {
    await expectProblem(await send(api, method, path, '{}', { 'Content-Type': type }), 415)
  }
  await expectProblem(await api.request(path, { method }), 415)
  await expectProblem(await send(api, method, path, new Uint8Array([123, 125]), {}), 415)
})

test('JSON may name its charset', async () => {
  const type = { 'Content-Type': 'application/json; charset=utf-8' }
  expect((await send(api, 'POST', '/shared/get-lang-alter-urls-by-uri', '{"uri":"/"}', type)).status).toBe(200)
})

test('what is sent is counted before it is read, and what providers tell is not', async () => {
  const { services } = smallServices()
  const counted: string[] = []
  const take = async (group: string) => (counted.push(group) > 2 ? 90 : 0)
  const one = createSiteApi({ ...services, writeLimit: { ...services.writeLimit, take } })
  const path = '/purchases'
  await expectProblem(await send(one, 'POST', path, '{"uri": '), 400)
  await expectProblem(await send(one, 'POST', path, 'x', { 'Content-Type': 'text/plain' }), 415)
  const refused = await send(one, 'POST', path, '{"uri": ')
  expect(refused.headers.get('Retry-After')).toBe('90')
  await expectProblem(refused, 429)
  expect((await one.request('/spas')).status).toBe(200)
  expect((await send(one, 'POST', '/payments/nobody/notifications', 'x')).status).toBe(400)
  expect((await send(one, 'POST', '/shared/get-lang-alter-urls-by-uri', '{"uri":"/"}')).status).toBe(200)
  expect(counted).toEqual(['sent', 'sent', 'sent'])
})

const megabyte = JSON.stringify({ uri: '/', lang: 'es', client_meta: { adblock: true }, more: 'a'.repeat(1024 * 1024) })

test.each(callsWithBody)('%s %s refuses a megabyte, announced or not', async (method, path) => {
  const json = { 'Content-Type': 'application/json' }
  const announced = { ...json, 'Content-Length': String(megabyte.length) }
  await expectProblem(await send(api, method, path, megabyte, announced), 413)
  await expectProblem(await send(api, method, path, megabyte, json), 413)
  await expectProblem(await send(api, method, path, megabyte, { ...json, 'Content-Length': '10' }), 413)
})

test('an endless body is read no further than the limit', async () => {
  let chunks = 0
  const endless = new ReadableStream({
    pull(controller) {
      chunks += 1
      controller.enqueue(new Uint8Array(16 * 1024))
    },
  })
  await expectProblem(await send(api, 'POST', '/shared/get-location-for-uri', endless), 413)
  expect(chunks).toBeLessThan(10)
})

test('64 KB is the limit, to the byte', async () => {
  const bodyOf = (bytes: number) => `{"uri":"/","more":"${'a'.repeat(bytes - 21)}"}`
  expect(bodyOf(65_536).length).toBe(65_536)
  const sent = (bytes: number) => send(api, 'POST', '/shared/get-lang-alter-urls-by-uri', bodyOf(bytes))
  expect((await sent(65_536)).status).toBe(200)
  await expectProblem(await sent(65_537), 413)
})

test('a body that breaks off is the sender’s fault', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
  await expectProblem(await send(api, 'POST', '/shared/get-location-for-uri', broken), 400)
})

test.each([
  ['GET', '/shared/get-lang-alter-urls-by-uri', 'POST'],
  ['HEAD', '/shared/get-lang-alter-urls-by-uri', 'POST'],
  ['DELETE', '/shared/get-location-for-uri', 'POST'],
  ['POST', '/locations/location-list-with-any-landing', 'GET, HEAD'],
  ['POST', '/v1/log/info/ga-analitics-purchase', 'PUT'],
  ['PUT', '/openapi.json', 'GET, HEAD'],
  ['POST', '/docs/', 'GET, HEAD'],
  ['OPTIONS', '/docs', 'GET, HEAD'],
])('%s %s is refused: it takes %s', async (method, path, allow) => {
  for (const [app, address] of [
    [api, path],
    [mounted, `/api${path}`],
  ] as const) {
    const response = await app.request(address, { method })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, allow])
    if (method !== 'HEAD') await expectProblem(response, 405)
  }
})

test.each(['/', '/nothing', '/shared/', '/v1/log/info/a/b', '/docs/other', '/__proto__', '/locations'])(
  'nothing stands at %s',
  async (path) => {
    await expectProblem(await api.request(path), 404)
    await expectProblem(await mounted.request(`/api${path}`), 404)
    await expectProblem(await mounted.request(`/api${path}`, { method: 'POST' }), 404)
  },
)

test.each(['/locations/location-list-with-any-landing', '/openapi.json', '/docs/'])(
  'HEAD %s has the headers of GET and no body',
  async (path) => {
    const got = await api.request(path)
    const head = await api.request(path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(got.headers))
  },
)

test('answers are not kept', async () => {
  const responses = [
    await ask(api, 'POST', '/shared/get-lang-alter-urls-by-uri', { uri: '/' }),
    await ask(api, 'POST', '/shared/get-location-for-uri', { uri: '/', lang: 'es' }),
    await ask(api, 'PUT', '/v1/log/info/ga-analitics-purchase', { client_meta: { adblock: false } }),
    await api.request('/docs/'),
    await api.request('/docs'),
  ]
  expect(responses.map((response) => response.headers.get('Cache-Control'))).toEqual(Array(5).fill('no-store'))
})

test.each(['standing alone', 'mounted'])('a surprise is logged and not told (%s)', async (how) => {
  const { services, lines } = smallServices()
  services.catalogue.current = () => {
    throw new Error('password of the database')
  }
  const failing = createSiteApi(services)
  const path = '/locations/location-list-with-any-landing'
  const response =
    how === 'mounted'
      ? await new OpenAPIHono().route('/api', failing).request(`/api${path}`)
      : await failing.request(path)
  const problem = await expectProblem(response, 500)
  expect(JSON.stringify(problem)).not.toContain('password')
  expect(lines).toMatchObject([
    { level: 'error', fields: { err: { message: 'password of the database' }, method: 'GET' } },
  ])
})
