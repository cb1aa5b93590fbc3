import { expect, test } from 'vitest'
import { parseDsn } from '#features/tracking/rules/errors/dsn.ts'
import { envelopeHeaders, envelopeOf, eventOf } from '#features/tracking/rules/errors/event.ts'
import { createSandbox } from '../create-sandbox.ts'

const dsn = { envelopeUrl: 'https://sandbox.example/sandbox/errors/api/1/envelope/', publicKey: 'calmaria' }
const at = new Date('2026-11-18T10:00:00Z')

const eventNamed = (message: string) =>
  eventOf(
    { type: 'TypeError', message, stack: 'at pay (a.js:1:2)', path: '/spas/' },
    {
      id: 'a'.repeat(32),
      at,
      platform: 'javascript',
      level: 'error',
      release: 'calmaria@0.1.0',
      environment: 'production',
      tags: { kind: 'error' },
    },
  )

test('an envelope is taken, listed and shown, with the setting that sends it here', async () => {
  const { post, get } = open()
  const answer = await post(envelopeOf(eventNamed('<b>no water</b>'), at))
  expect([answer.status, await answer.json()]).toEqual([200, { id: 'a'.repeat(32) }])
  expect(await (await get('/events.json')).json()).toMatchObject([
    { number: 1, release: 'calmaria@0.1.0', transaction: '/spas/', exception: { values: [{ type: 'TypeError' }] } },
  ])
  const page = await (await get('/')).text()
  expect(page).toContain('&lt;b&gt;no water&lt;/b&gt;')
  const [, setting = ''] = /ERROR_REPORTING_DSN=([^<]+)/.exec(page) ?? []
  expect(parseDsn(setting)).toEqual(dsn)
})

test('two hundred are kept, the newest first', async () => {
  const { post, get } = open()
  for (let number = 1; number <= 203; number++) await post(envelopeOf(eventNamed(`no ${number}`), at))
  const kept = await (await get('/events.json')).json()
  expect(kept).toHaveLength(200)
  expect(kept[0]).toMatchObject({ number: 203, exception: { values: [{ value: 'no 203' }] } })
})

test('a browser may send its key in the query, and items that are no events are passed over', async () => {
  const { request, get } = open()
  const body = '{}\n{"type":"session"}\n{"status":"ok"}\n'
  const answer = await request('/api/1/envelope/?sentry_key=calmaria', { method: 'POST', body })
  expect(answer.status).toBe(200)
  expect(await (await get('/events.json')).json()).toEqual([])
})

test.each([
  ['nothing', '', {}, 400],
  ['no JSON', 'hello\nworld\n!\n', {}, 400],
  ['half an item', '{}\n{"type":"event"}\n', {}, 400],
  ['an event without an error', '{}\n{"type":"event"}\n{"event_id":"1"}\n', {}, 400],
  ['another key', envelopeOf(eventNamed('x'), at), { 'X-Sentry-Auth': 'Sentry sentry_key=other' }, 401],
  ['no key', envelopeOf(eventNamed('x'), at), { 'X-Sentry-Auth': '' }, 401],
])('%s is refused', async (_, body, headers, status) => {
  const { post, get } = open()
  expect((await post(body, headers)).status).toBe(status)
  expect(await (await get('/events.json')).json()).toEqual([])
})

function open() {
  const { app } = createSandbox({
    shop: 'https://shop.example',
    url: 'https://sandbox.example',
    now: () => at,
    random: (bytes) => '0'.repeat(bytes * 2),
    fetch: async () => new Response(),
  })
  const request = async (path: string, init?: RequestInit) => app.request(`/sandbox/errors${path}`, init)
  return {
    request,
    get: (path: string) => request(path),
    post: (body: string, headers: Record<string, string> = {}) =>
      request('/api/1/envelope/', { method: 'POST', headers: { ...envelopeHeaders(dsn), ...headers }, body }),
  }
}
