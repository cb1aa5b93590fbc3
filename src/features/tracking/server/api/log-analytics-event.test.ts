import { expect, onTestFinished, test, vi } from 'vitest'
import type { OpenDatabase } from '#platform/server/db/client.ts'
import { makeRateLimit } from '#platform/server/http/guards/rate-limit.ts'
import { makeSigner } from '#platform/server/signing.ts'
import { writeLimits } from '#site/features.ts'
import { createSiteApi } from '#site/server/api/create-site-api.ts'
import { ask } from '#tests/api/requests.ts'
import { smallServices } from '#tests/api/small-services.ts'

async function log(event: string, body: unknown) {
  const { services, lines } = smallServices()
  const counted: string[] = []
  const api = createSiteApi(services, { onAnalyticsEvent: (name) => counted.push(name) })
  const response = await ask(api, 'PUT', `/v1/log/info/${event}`, body)
  return { response, lines, counted }
}

const meta = { client_meta: { adblock: true } }

test('an event is noted and counted, without anything personal', async () => {
  const { response, lines, counted } = await log('ga-analitics-purchase', {
    purchase_id: 'b7c1',
    voucher_id: '',
    cookies_accepted: false,
    revenue: 89.5,
    currency: 'EUR',
    email: 'ana@example.com',
    buyer: { name: 'Ana' },
    client_meta: { adblock: true, userAgent: 'Firefox' },
  })
  expect([response.status, await response.text()]).toEqual([204, ''])
  expect(counted).toEqual(['purchase'])
  expect(lines).toEqual([
    {
      level: 'info',
      message: 'analytics event',
      fields: {
        event: 'purchase',
        adblock: true,
        purchase_id: 'b7c1',
        voucher_id: '',
        cookies_accepted: false,
        revenue: 89.5,
        currency: 'EUR',
      },
    },
  ])
})

test.each([
  ['purchase_id', 12],
  ['purchase_id', 'ana@example.com'],
  ['voucher_id', { id: 1 }],
  ['voucher_id', 'x'.repeat(65)],
  ['cookies_accepted', 'yes'],
  ['revenue', '89'],
  ['currency', 'euros'],
  ['currency', null],
])('%s is left out when it is %j', async (prop, value) => {
  const { response, lines } = await log('ga-analitics-purchase', { ...meta, [prop]: value })
  expect(response.status).toBe(204)
  expect(lines[0]?.fields).toEqual({ event: 'purchase', adblock: true })
})

test.each([
  ['ga4-analitics-page%20view', 'page view'],
  ['a-analitics-Add_to-cart', 'Add_to-cart'],
  ['ga-analitics-x-analitics-y', 'x-analitics-y'],
  [`abcdefghij123456-analitics-${'e'.repeat(64)}`, 'e'.repeat(64)],
])('%s is the event %s', async (event, name) => {
  expect((await log(event, meta)).counted).toEqual([name])
})

test.each([
  'purchase',
  'GA-analitics-purchase',
  '-analitics-purchase',
  'ga-analitics-',
  'ga-analytics-purchase',
  'abcdefghij1234567-analitics-purchase',
  `ga-analitics-${'e'.repeat(65)}`,
  'ga-analitics-line%0Abreak',
  'ga-analitics-%E2%82%AC',
  'ga-analitics-%ZZ',
])('%s is not the name of an event', async (event) => {
  const { response, lines, counted } = await log(event, meta)
  expect(response.status).toBe(400)
  expect((await response.json()).errors).toEqual([{ field: 'event', message: expect.stringContaining('-analitics-') }])
  expect([lines, counted]).toEqual([[], []])
})

test.each([
  [{}, 'client_meta', /^Is missing/],
  [{ client_meta: 'no' }, 'client_meta', /^Is not right/],
  [{ client_meta: {} }, 'client_meta.adblock', /^Is missing\. Send true or false/],
  [{ client_meta: { adblock: 'no' } }, 'client_meta.adblock', /^Is not right\. Send true or false/],
  [[], 'body', /JSON object/],
])('%j is refused because of %s', async (body, field, message) => {
  const { response, lines } = await log('ga-analitics-purchase', body)
  expect(response.status).toBe(400)
  expect((await response.json()).errors).toEqual([{ field, message: expect.stringMatching(message) }])
  expect(lines).toEqual([])
})

test('events are noted where nobody counts them', async () => {
  const api = createSiteApi(smallServices().services)
  expect((await ask(api, 'PUT', '/v1/log/info/ga-analitics-purchase', meta)).status).toBe(204)
})

test('who sends too many events is asked to wait, and nothing more is noted', async () => {
  const { services, lines } = smallServices()
  const nowhere = {} as OpenDatabase['pool']
  services.writeLimit = makeRateLimit({
    pool: nowhere,
    signer: makeSigner('x'.repeat(32)),
    log: services.log,
    limits: writeLimits,
  })
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const api = createSiteApi(services)
  const send = () => ask(api, 'PUT', '/v1/log/info/ga-analitics-view', meta)
  for (let sent = 0; sent < 600; sent++) expect((await send()).status).toBe(204)
  const refused = await send()
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '600'])
  expect(lines).toHaveLength(600)
})
