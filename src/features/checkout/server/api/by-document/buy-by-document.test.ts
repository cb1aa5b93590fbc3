import { beforeEach, expect, test } from 'vitest'
import { createSiteApi } from '#site/server/api/create-site-api.ts'
import { aProgram, type Program } from '#tests/api/program.ts'
import { giveCoupon } from '#tests/builders/a-coupon.ts'
import { testServices } from '#tests/test-services.ts'

const { services, bank } = await testServices()
await giveCoupon(services, { code: 'CALMA10', percent: 10 })
const base = services.config.publicUrl
const api = createSiteApi(services)
/** All that the program knows: the document's address, and how to send a request. */
const fetched = (url: string, init?: RequestInit) => api.request(url.replace(`${base}/api`, ''), init)

let program: Program
beforeEach(async () => {
  program = await aProgram(fetched, `${base}/api/openapi.json`)
  bank.calls.length = 0
})

test.each(['es', 'pt'])('a program that has read nothing but the document buys a voucher in %s', async (lang) => {
  const { call } = program
  const { locations } = await call('listLocationsWithLanding')
  const place = locations.find(({ type }: { type: string }) => type === 'region').uuid
  const spas = await call('listSpas', { query: { lang, place } })
  expect(spas.total).toBeGreaterThan(0)
  const spa = await call('showSpa', { path: { uuid: spas.items[0].uuid }, query: { lang } })
  const list = await call('listServices', { query: { lang, spa: spa.uuid } })
  const service = await call('showService', { path: { uuid: list.items[0].uuid }, query: { lang } })
  const party = service.parties.at(-1)

  const started = await call('startPurchase', {
    body: { lang, items: [{ service: service.uuid, pax: party.pax, units: 1 }] },
  })
  expect(started.next.kind).toBe('buyer')
  expect(started.pricing.final).toEqual(party.price)
  const path = { uuid: started.uuid }
  const ready = await call('saveBuyer', { path })
  expect(ready.next.kind).toBe('payment')
  const cheaper = await call('applyCoupon', { path })
  expect(cheaper.pricing.final.amount).toBeLessThan(ready.pricing.final.amount)
  expect(cheaper.payment.methods).toContain(program.example('startPayment').method)
  bank.willSay({ state: 'paid' })
  await call('startPayment', { path, body: { seen: cheaper.pricing.key } })
  const bought = await call('getPurchase', { path })
  expect(bought.next.kind).toBe('done')
  expect(bought.issued).toHaveLength(party.vouchers)
  expect(bank.calls).toHaveLength(1)
})

test.each([
  ['applyCoupon', {}],
  ['startPayment', { seen: 'x' }],
])('%s before the buyer is known says what is missing, and which call gives it', async (operation, body) => {
  const { call, attempt } = program
  const { items } = await call('listServices')
  const choice = { service: items[0].uuid, pax: items[0].capacity.minimum, units: 1 }
  const { uuid } = await call('startPurchase', { body: { items: [choice] } })
  const { status, answer } = await attempt(operation, { path: { uuid }, body })
  expect([status, answer.code]).toEqual([409, 'buyer-missing'])
  expect(answer.errors).toEqual([
    { field: 'buyer', message: expect.stringContaining('buyer.name, buyer.surname and buyer.email') },
  ])
  expect(answer.detail).toContain(`PUT /api/purchases/${uuid}/buyer`)
  expect(answer.detail).toContain('saveBuyer')
  expect(answer.purchase.next.kind).toBe('buyer')
  expect(bank.calls).toEqual([])
})

test('what a card payment reads from the headers is in the document', () => {
  const { parameters = [], description } = program.operation('startPayment')
  const headers = parameters.filter((parameter) => parameter.in === 'header')
  expect(headers.map(({ name }) => name)).toEqual(['User-Agent', 'Accept'])
  for (const { description: meaning } of headers) expect(meaning).toMatch(/without it/i)
  expect(description).toContain('3-D Secure')
})

test('every example of the document is what its schema says', () => {
  const examples = program.examples()
  expect(examples.length).toBeGreaterThan(40)
  for (const { where, check } of examples) expect(check(), where).toEqual([])
})
