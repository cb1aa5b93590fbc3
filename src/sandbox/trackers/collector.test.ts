import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { eventsOf } from '#features/tracking/rules/trackers/tracked-event.ts'
import { demoAccounts } from '#features/tracking/server/tracking-settings.ts'
import { optionalServices } from '#platform/browser/consent-services.ts'
import { createSandbox } from '#sandbox/create-sandbox.ts'
import { trackers } from '#site/trackers.ts'
import { toldTo } from '#tests/tracking/told-to.ts'
import { trackedPurchases } from '#tests/tracking/tracked-purchases.ts'
import type { Received } from './collector.ts'
import { standInScript } from './stand-in-scripts.ts'

let drawn = 0
const open = () =>
  createSandbox({
    url: 'https://sandbox.example',
    shop: 'https://shop.example',
    now: () => new Date('2026-11-18T10:00:00Z'),
    random: () => String(drawn++),
    fetch: async () => new Response(),
    wait: async () => undefined,
  })

/** A page in which a tracker is used, before and after its script has come. */
function pageWith(script: string, use: (page: Record<string, unknown>) => void, actLater = use) {
  const told: unknown[][] = []
  const document = new EventTarget()
  const page: Record<string, unknown> = { document }
  use(page)
  runInNewContext(script, {
    window: page,
    document,
    Event,
    Array,
    Object,
    JSON,
    fetch: async (_: string, { body }: { body: string }) => void told.push(JSON.parse(body)),
  })
  actLater(page)
  return told
}

test.each(optionalServices)('its stand-in hears what %s is told, before and after it has come', (service) => {
  const tracker = trackers[service]
  const account = demoAccounts[service]
  const [purchase] = eventsOf('Purchase', trackedPurchases.voucher)
  const send = (page: Record<string, unknown>) => purchase && tracker.send(page, purchase, account)
  const told = pageWith(
    standInScript(service, 'https://sandbox.example/sandbox/trackers'),
    (page) => {
      tracker.prepare(page, account)
      send(page)
    },
    // It reads what was bought at the moment it comes.
    (page) => tracker.comesWith || send(page),
  )
  const expected = toldTo(tracker, purchase ? [purchase] : []).map((call) => (Array.isArray(call) ? call : [call]))
  const times = tracker.comesWith ? 1 : 2
  expect(told[0]).toEqual(['loaded'])
  expect(told.slice(-times)).toEqual(Array.from({ length: times }, () => expected[0]))
})

test('it shows what it has received, and takes nothing else', async () => {
  const { app } = open()
  const post = (service: string, body: string) => app.request(`/sandbox/trackers/${service}`, { method: 'POST', body })
  expect((await post('social-ads', '["track","Purchase",{"note":"<b>"}]')).status).toBe(204)
  expect((await post('social-ads', 'garbage')).status).toBe(400)
  expect((await post('social-ads', '{}')).status).toBe(400)
  expect((await post('consent', '[]')).status).toBe(400)
  expect(await (await app.request('/sandbox/trackers/received.json')).json()).toEqual([
    { at: '2026-11-18T10:00:00.000Z', service: 'social-ads', call: ['track', 'Purchase', { note: '<b>' }] },
  ] satisfies Received[])
  const page = await (await app.request('/sandbox/trackers/')).text()
  expect(page).toContain('social-ads: 1')
  expect(page).not.toContain('<b>')
})

test('its scripts can be away, late or none', async () => {
  const { app, world } = open()
  const script = () => app.request('/sandbox/trackers/web-analytics.js')
  const usual = await (await script()).text()
  world.faults.set('tracker-down', 1)
  expect((await script()).status).toBe(503)
  world.faults.set('tracker-garbage', 1)
  expect(await (await script()).text()).toBe('<<< not a script')
  world.faults.set('tracker-slow', 1)
  expect(await (await script()).text()).toBe(usual)
  expect((await app.request('/sandbox/trackers/nobody.js')).status).toBe(404)
  expect((await app.request('/sandbox/trackers/ads.js', { method: 'HEAD' })).status).toBe(200)
})
