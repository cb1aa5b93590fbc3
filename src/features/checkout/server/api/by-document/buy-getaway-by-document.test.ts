import { beforeEach, expect, test } from 'vitest'
import { fulfilPaidPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { createSiteApi } from '#site/server/api/create-site-api.ts'
import { aProgram, type Program } from '#tests/api/program.ts'
import { openNights, someGetaway, weekend } from '#tests/builders/a-getaway.ts'
import { testServices } from '#tests/test-services.ts'

const { services, bank } = await testServices()
const base = services.config.publicUrl
const api = createSiteApi(services)
/** All that the program knows: the document's address, and how to send a request. */
const fetched = (url: string, init?: RequestInit) => api.request(url.replace(`${base}/api`, ''), init)
const { uuid: wanted } = someGetaway(services)
const buyer = { name: 'Marta', surname: 'Salas', email: 'marta@correo.example', phone: '+34 600 000 000' }

let program: Program
beforeEach(async () => {
  await openNights(services)
  program = await aProgram(fetched, `${base}/api/openapi.json`)
})

/** From the list of getaways to a purchase that has begun. */
async function begin(lang: string) {
  const { call } = program
  const pages = await call('listGetaways', { query: { lang } })
  expect(pages.total).toBeGreaterThan(0)
  const getaway = await call('showGetaway', { path: { uuid: wanted }, query: { lang } })
  const { days } = await call('readGetawayCalendar', { path: { uuid: wanted }, query: { month: '2026-12' } })
  expect(days.find(({ day }: { day: string }) => day === weekend.from).state).toBe('open')
  const stay = { packageUuid: getaway.uuid, packageUuidRevision: getaway.uuidRevision, ...weekend, numPax: 2 }
  const found = await call('findGetawayAvailability', { body: { ...stay, lang } })
  const rate = selected(found.best_rate)
  const started = await call('startPurchase', { body: { kind: 'getaway', ...stay, rate, lang } })
  expect(started.pricing.final).toEqual(rate.price)
  return { found, started, path: { uuid: started.uuid } }
}

// biome-ignore lint/suspicious/noExplicitAny: a program knows answers by their description alone
const selected = ({ basic_price, basic_price_with_discount: price, cancel_policy, ...rate }: any) => ({
  ...rate,
  price,
})

test.each(['es', 'pt'])('a program that has read nothing but the document buys a getaway in %s', async (lang) => {
  const { call } = program
  const { found, started, path } = await begin(lang)
  const other = found.rates.find(({ type }: { type: string }) => type !== found.best_rate.type)
  const dearer = await call('selectRate', { path, body: selected(other) })
  expect(dearer.pricing.final).toEqual(other.basic_price_with_discount)
  const ready = await call('saveBuyer', { path, body: { buyer } })
  expect(ready.next.kind).toBe('payment')
  const { package_availability: chosen, uuid_revision, lang_code } = ready
  const moved = await call('updateGetawayPurchase', {
    path,
    body: {
      uuid_revision,
      lang_code,
      package_availability: { ...chosen, from: '2026-12-12', to: '2026-12-14' },
      buyer: ready.buyer,
      locators: ready.locators,
      payments: ready.payments,
    },
  })
  expect(moved).toMatchObject({ uuid: started.uuid, package_availability: { from: '2026-12-12' }, buyer })
  bank.willSay({ state: 'paid' })
  const paid = await call('startPayment', { path, body: { seen: moved.pricing.key } })
  expect(paid.next.kind).toBe('wait')
  await fulfilPaidPurchase(services, started.uuid)
  const bought = await call('getPurchase', { path })
  expect(bought).toMatchObject({
    next: { kind: 'done' },
    locators: { voucher_code: expect.stringMatching(/^HS/), hotel_locator: expect.any(String) },
    files: { pdf: expect.stringMatching(/\.pdf$/), calendar: expect.stringMatching(/\.ics$/) },
  })
})

test('what is refused is described too', async () => {
  const { attempt } = program
  const { found, started, path } = await begin('es')
  const wrong = { ...selected(found.best_rate), price: { amount: 1, currency: 'EUR' } }
  const cheaper = await attempt('selectRate', { path, body: wrong })
  expect([cheaper.status, cheaper.answer.code]).toEqual([409, 'price-changed'])
  expect(cheaper.answer.rate.basic_price_with_discount).toEqual(started.pricing.final)
  const stale = await attempt('updateGetawayPurchase', { path })
  expect([stale.status, stale.answer.code]).toEqual([409, 'purchase-changed'])
  const unknown = await attempt('findGetawayAvailability')
  expect([unknown.status, unknown.answer.errors[0].field]).toEqual([400, 'packageUuid'])
})
