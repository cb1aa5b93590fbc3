import { readFileSync } from 'node:fs'
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import { acceptAll, choiceCookie, writeChoice } from '#features/tracking/rules/consent/choice.ts'
import { optionalServices } from '#platform/browser/consent-services.ts'
import {
  congratulated,
  goOnToPayment,
  goToPayment,
  payBy,
  payByCard,
  scriptHasCome,
  someone,
} from './support/buying.ts'
import { test } from './support/test.ts'

/** Whoever has agreed to everything, and was drawn to be recorded. */
test.beforeEach(async ({ context, baseURL }) => {
  await agree(context, baseURL ?? '')
  await context.addInitScript(() => localStorage.setItem('calmaria.recording', `${Date.now()}.yes`))
})

async function agree(context: BrowserContext, url: string) {
  await context.clearCookies()
  // A little before: what is bought from now on may be told.
  const value = writeChoice(acceptAll(new Date(Date.now() - 60_000)))
  await context.addCookies([{ name: choiceCookie, value, url }])
}

/** Every request to the collector, with the page it came from. */
function listenToCollector(page: Page) {
  const asked: { what: string; at: string }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(sandbox\/trackers|tracking|api\/v1\/log)\//.test(pathname))
      asked.push({ what: pathname, at: new URL(page.url()).pathname })
  })
  return asked
}

type Received = { service: string; call: unknown[] }

/** What trackers were told of a purchase. */
async function toldOf(request: APIRequestContext, uuid: string): Promise<Received[]> {
  const all: Received[] = await (await request.get('/sandbox/trackers/received.json')).json()
  return all.filter(({ call }) => JSON.stringify(call).includes(uuid))
}

const uuidIn = (page: Page) => /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(page.url())?.[0] ?? ''

const example = JSON.parse(readFileSync('src/providers/trackers/examples/voucher.json', 'utf8'))

/** The form of what is told: which fields there are, and of what sort. */
function formOf(told: unknown): unknown {
  if (Array.isArray(told)) return told.map(formOf)
  if (told instanceof Object)
    return Object.fromEntries(Object.entries(told).map(([key, value]) => [key, formOf(value)]))
  return typeof told
}

const loaded = (asked: { what: string }[]) =>
  [...new Set(asked.map(({ what }) => /trackers\/([a-z-]+)\.js$/.exec(what)?.[1]))].filter(
    (name) => name && name !== 'ads',
  )

test('who has agreed is followed from page to page, but not while buying, and each stage is told once', async ({
  page,
  request,
}) => {
  const asked = listenToCollector(page)
  const elsewhere: string[] = []
  page.on('request', (one) => {
    if (new URL(one.url()).hostname !== 'localhost' && one.url().startsWith('http')) elsewhere.push(one.url())
  })
  await page.goto('/spa-balneario/tenerife/aguamadre-spa/')
  // The second affiliate network's script comes with a purchase.
  const atOnce = optionalServices.filter((service) => service !== 'affiliate-two')
  await expect.poll(() => loaded(asked).toSorted()).toEqual([...atOnce].toSorted())
  await page.goto('/spa-balneario/tenerife/aguamadre-spa/circuito-spa-para-2/')
  await page.locator('#buy').getByRole('button', { name: 'Comprar' }).click()
  await page.waitForURL(/\/voucher\/start\//)
  asked.length = 0
  await goOnToPayment(page, someone('seguimiento'))
  const uuid = uuidIn(page)
  expect(asked).toEqual([])
  expect(await toldOf(request, uuid)).toEqual([])
  await payBy(page, 'PayPal')
  await page.getByRole('button', { name: /^Pagar ahora$/ }).click()
  await congratulated(page)
  const stages = ['Add To Cart', 'Add Shipping Info', 'Add Payment Info', 'Purchase'] as const
  await expect
    .poll(async () => (await toldOf(request, uuid)).filter(({ service }) => service === 'privacy-analytics').length)
    .toBe(stages.length)
  await expect.poll(async () => (await toldOf(request, uuid)).some((one) => one.service === 'affiliate-two')).toBe(true)
  const told = await toldOf(request, uuid)
  for (const stage of stages)
    for (const service of ['web-analytics', 'privacy-analytics', 'tag-manager', 'social-ads']) {
      const [expected] = example[stage][service].map((call: unknown) => (Array.isArray(call) ? call : [call]))
      const calls = told.filter((one) => one.service === service).map(({ call }) => call)
      expect(calls).toHaveLength(stages.length)
      expect(formOf(trimmed(calls[stages.indexOf(stage)])), `${service} ${stage}`).toEqual(formOf(trimmed(expected)))
    }
  expect(told.filter(({ service }) => service === 'affiliate-one').map(({ call }) => call)).toMatchObject([
    [{ orderRef: uuid, currency: 'EUR', channel: 'aw' }],
  ])
  expect(JSON.stringify(told)).not.toMatch(/marta|salas|correo\.example/i)
  expect(asked.filter(({ at }) => /\/checkout\//.test(at))).toEqual([])
  const logged = asked.filter(({ what }) => what.startsWith('/api/v1/log/')).map(({ what }) => decodeURIComponent(what))
  expect(logged).toEqual(stages.map((stage) => `/api/v1/log/info/pa-analitics-${stage}`))
  // Looked at again, it is no second purchase.
  await page.reload()
  await page.waitForResponse((answer) => answer.url().endsWith('/tracking/'))
  await page.waitForResponse((answer) => answer.url().endsWith('/sandbox/trackers/privacy-analytics'))
  expect((await toldOf(request, uuid)).length).toBe(told.length)
  expect(elsewhere).toEqual([])
})

/** Of a list of goods the first will do. */
const trimmed = (call: unknown): unknown =>
  JSON.parse(JSON.stringify(call), (key, value) => (key !== '' && Array.isArray(value) ? value.slice(0, 1) : value))

test('a refused card is told as a failure', async ({ page, request }) => {
  await goToPayment(page, someone('seguimiento-refusado'))
  const uuid = uuidIn(page)
  await payByCard(page, '4548810000001902')
  await expect(page.getByText('No se ha hecho ningún cargo.')).toBeVisible()
  await page.goto('/')
  await expect
    .poll(async () =>
      (await toldOf(request, uuid)).filter(({ service }) => service === 'tag-manager').map(({ call }) => call[0]),
    )
    .toMatchObject(
      ['Add To Cart', 'Add Shipping Info', 'Add Payment Info', 'Purchase Failure'].map((event) => ({ event })),
    )
})

test('what a page could not tell before it was closed, the next one tells', async ({ page, request }) => {
  await goToPayment(page, someone('seguimiento-cerrado'))
  const uuid = uuidIn(page)
  const stages = async () =>
    (await toldOf(request, uuid)).flatMap(({ service, call }) => (service === 'tag-manager' ? [call[0]] : []))
  // The server has given the stages to a page that the answer never reaches.
  let lost = () => {}
  const isLost = new Promise<void>((resolve) => {
    lost = resolve
  })
  await page.route('**/tracking/', async (route) => {
    await route.fetch()
    await route.abort()
    lost()
  })
  await page.goto('/')
  await isLost
  await page.unroute('**/tracking/')
  expect(await stages()).toEqual([])
  const noted = page.waitForRequest((one) => one.url().endsWith('/tracking/told/'), { timeout: 45_000 })
  await page.goto('/pt/')
  await noted
  await expect.poll(stages).toMatchObject([{ event: 'Add To Cart' }, { event: 'Add Shipping Info' }])
})

test('with the collector down, slow or answering garbage, pages and purchases are as ever', async ({ page }) => {
  const noticed: string[] = []
  page.on('pageerror', (error) => noticed.push(error.message))
  let scripts = 0
  await page.route('**/sandbox/trackers/**', (route) => {
    if (!route.request().url().endsWith('.js')) return route.abort()
    const ways = [
      () => route.fulfill({ status: 503 }),
      () => route.fulfill({ contentType: 'text/javascript', body: '<<< not a script' }),
      () => route.abort(),
      // Nothing comes, ever.
      () => undefined,
    ]
    return ways[scripts++ % ways.length]?.()
  })
  await page.route('**/api/v1/log/**', (route) => route.fulfill({ status: 500, body: 'garbage' }))
  const warned: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()))
  await page.goto('/spa-balneario/tenerife/aguamadre-spa/')
  await expect.poll(() => scripts).toBeGreaterThan(6)
  await goToPayment(page, someone('seguimiento-caido'))
  await payBy(page, 'PayPal')
  await page.getByRole('button', { name: /^Pagar ahora$/ }).click()
  await congratulated(page)
  // The first failure of the log stops all further sends.
  await expect.poll(() => warned.filter((text) => text === 'Cannot publish log').length).toBe(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  // What is no script says so to the console, and to nobody else.
  expect(noticed.filter((message) => !/Unexpected token/.test(message))).toEqual([])
})

test('something that blocks advertising is noticed, remembered, and told with each stage', async ({
  page,
  context,
  request,
}) => {
  await page.route('**/sandbox/trackers/ads.js', (route) => route.abort())
  const logged: { client_meta: { adblock: boolean } }[] = []
  page.on('request', (one) => {
    if (one.url().includes('/api/v1/log/')) logged.push(one.postDataJSON())
  })
  await page.goto('/')
  const kept = async () => (await context.cookies()).find(({ name }) => name === 'blockers')?.value ?? ''
  await expect.poll(async () => decodeURIComponent(await kept())).toBe('enabled=true')
  await goToPayment(page, someone('seguimiento-bloqueado'))
  const uuid = uuidIn(page)
  await page.goto('/pt/')
  await expect.poll(() => logged.map(({ client_meta }) => client_meta.adblock)).toEqual([true, true])
  const extra = (await toldOf(request, uuid)).flatMap(({ call }) => (call[0] === 'Ad Blocker' ? [call[1]] : []))
  expect(extra).toMatchObject([
    { props: { name: 'Add To Cart', purchase_id: uuid, cookies_accepted: true, adblock_enabled: true } },
    { props: { name: 'Add Shipping Info', purchase_id: uuid, cookies_accepted: true, adblock_enabled: true } },
  ])
  // Without it, it is forgotten.
  await page.unroute('**/sandbox/trackers/ads.js')
  await page.goto('/')
  await expect.poll(kept).toBe('')
})

test('who came by another channel is nothing to the first affiliate network', async ({ page }) => {
  const asked = listenToCollector(page)
  await page.goto('/?gclid=1')
  const others = optionalServices.filter((service) => !service.startsWith('affiliate-'))
  await expect.poll(() => loaded(asked).toSorted()).toEqual([...others].toSorted())
})

test('who takes their word back gets a page without trackers, and what these have left is deleted', async ({
  page,
  context,
  baseURL,
}) => {
  const asked = listenToCollector(page)
  await page.goto('/')
  await expect.poll(() => loaded(asked)).toContain('web-analytics')
  await context.addCookies([
    { name: '_ga', value: '1', url: baseURL ?? '' },
    { name: '_ga_DEMO', value: '1', url: baseURL ?? '' },
  ])
  await page.getByRole('link', { name: 'Ajustes de cookies' }).click()
  const again = page.waitForEvent('load')
  await page.getByRole('dialog').getByRole('button', { name: 'Rechazar' }).click()
  await again
  asked.length = 0
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['consent'])
  await page.goto('/spa-balneario/')
  // Of what is not asked for, nothing tells.
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  expect(await page.evaluate(() => Object.keys(window).filter((name) => /^(dataLayer|fbq|AWIN)$/.test(name)))).toEqual(
    [],
  )
})

test('between pages that are followed and pages that are not, a new page is loaded', async ({ page }) => {
  await page.goto('/')
  await scriptHasCome(page)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  const isSame = () => page.evaluate(() => 'isSame' in window)
  await page.getByRole('link', { name: 'Tratamientos' }).first().click()
  await page.waitForURL(/\/tratamientos\//)
  expect(await isSame()).toBe(true)
  await page
    .getByRole('link', { name: /Contacto|Contacta/ })
    .first()
    .click()
  await page.waitForURL(/\/formulario-de-contacto\//)
  expect(await isSame()).toBe(false)
})
