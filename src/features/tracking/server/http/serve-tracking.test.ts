import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { startPurchase } from '#features/checkout/server/purchases/core/start-purchase.ts'
import { acceptAll, acceptSome, choiceCookie, rejectAll, writeChoice } from '#features/tracking/rules/consent/choice.ts'
import { toldForm } from '#features/tracking/rules/trackers/told-stages.ts'
import type { TrackingAnswer } from '#features/tracking/rules/trackers/tracker.ts'
import { toldStages } from '#features/tracking/server/schema.ts'
import { optionalServices } from '#platform/browser/consent-services.ts'
import { owner, someGoods } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { serveTracking } from './serve-tracking.ts'

const { services, pool } = await testServices({ env: { TRUSTED_PROXIES: '1' } })
const error = vi.spyOn(services.log, 'error').mockImplementation(() => {})
const app = serveTracking(services)
let visitors = 0

beforeEach(() => {
  visitors++
  error.mockClear()
})

const ask = (...cookies: string[]) =>
  app.request('/tracking/', {
    method: 'POST',
    headers: { 'X-Forwarded-For': `203.0.113.${visitors}`, Cookie: cookies.join('; ') },
  })
const told = async (...cookies: string[]): Promise<TrackingAnswer> => (await ask(...cookies)).json()

const ago = () => new Date(services.clock.now().getTime() - 1000)
const agreed = () => `${choiceCookie}=${writeChoice(acceptAll(ago()))}`
const nothing = { trackers: [], adScript: null, events: [], askAgainIn: null }

test('who has not chosen, has refused or sends nonsense is told nothing', async () => {
  expect(await told()).toEqual(nothing)
  expect(await told(`${choiceCookie}=${writeChoice(rejectAll(ago()))}`)).toEqual(nothing)
  expect(await told(`${choiceCookie}=%00~all`)).toEqual(nothing)
})

test('only what was agreed to is loaded, and advertising is asked for by who agreed to some of it', async () => {
  const { trackers, adScript } = await told(`${choiceCookie}=${writeChoice(acceptSome(ago(), ['web-analytics']))}`)
  expect([trackers.map(({ service }) => service), adScript]).toEqual([['web-analytics'], null])
  const all = await told(agreed())
  expect(all.trackers.map(({ service }) => service)).toEqual(optionalServices)
  expect(all.adScript).toMatch(/\/ads\.js$/)
})

test('nobody keeps the answer, which holds what one browser has bought', async () => {
  await startPurchase(services, { kind: 'voucher', goods: someGoods(services), language: 'es', owner })
  const answer = await ask(agreed(), `purchases=${owner}`)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(await answer.json()).toMatchObject({ events: [{ type: 'stage', name: 'Add To Cart' }] })
  expect((await told(agreed(), 'purchases=another-browser-than-that-12345678'.slice(0, 42))).events).toEqual([])
})

test('while the database is away trackers are loaded all the same, and the stages are told later', async () => {
  await startPurchase(services, { kind: 'voucher', goods: someGoods(services), language: 'es', owner })
  await pool.query('alter table told_stages rename to elsewhere')
  const { trackers, events } = await told(agreed(), `purchases=${owner}`)
  await pool.query('alter table elsewhere rename to told_stages')
  expect([trackers.length, events]).toEqual([optionalServices.length, []])
  expect(error).toHaveBeenCalledTimes(1)
  expect((await told(agreed(), `purchases=${owner}`)).events).toMatchObject([{ name: 'Add To Cart' }])
})

test('what a page has told it says, and its form is read with care', async () => {
  const own = 'a-browser-that-says-what-it-told'
  await startPurchase(services, { kind: 'voucher', goods: someGoods(services), language: 'es', owner: own })
  const { events } = await told(agreed(), `purchases=${own}`)
  const say = (body: URLSearchParams, cookie = `purchases=${own}`) =>
    app.request('/tracking/told/', { method: 'POST', headers: { Cookie: cookie }, body })
  expect((await say(toldForm(events), '')).status).toBe(400)
  for (const garbage of ['', 'x', '%00', `${'0'.repeat(8)} Purchase`, `${randomUUID()} Refund`, 'x'.repeat(1000)])
    expect((await say(new URLSearchParams({ told: garbage }))).status).toBe(400)
  expect((await say(toldForm(events))).status).toBe(204)
  const [row] = await services.db
    .select()
    .from(toldStages)
    .where(eq(toldStages.purchaseUuid, purchaseIn(events)))
  expect(row).toMatchObject({ stage: 'Add To Cart', offeredUntil: null })
})

const purchaseIn = (events: TrackingAnswer['events']) => events[0]?.purchaseId ?? ''

test('who asks again and again is asked to wait', async () => {
  for (let time = 1; time <= 600; time++) expect((await ask(agreed())).status).toBe(200)
  const refused = await ask(agreed())
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
})
