import { beforeEach, expect, test } from 'vitest'
import { aBrowser, aBuyer } from '#tests/api/test-buyer.ts'
import { soldServices } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'

const { services, bank, forgetAttempts } = await testServices()
const { spa, sold } = soldServices(services)
const [first, second] = sold
if (!first || !second) throw new Error('nothing is sold')
const item = { service: first.uuid, pax: first.capacity.minimum, units: 1 }
const start = { kind: 'voucher', items: [item], lang: 'es' }
const elsewhere = [...services.catalogue.current().services.values()].find(
  ({ spaUuid, isOnlineVoucherAvailable }) => spaUuid !== spa.uuid && isOnlineVoucherAvailable,
)
const huge = 'a'.repeat(60_000)
const script = '<script>alert(1)</script>'

/** Nobody here writes too often. */
beforeEach(forgetAttempts)

const nonsense: unknown[] = [null, [], 'text', 7, true, {}, [[]], { '': '' }, { __proto__: null, constructor: 1 }]

test.each([
  [{ ...start, kind: undefined }, 'kind'],
  [{ ...start, kind: 'hotel' }, 'kind'],
  [{ ...start, kind: 'booking' }, 'service'],
  [{ ...start, kind: 'gift-card' }, 'cards'],
  [{ ...start, lang: 'fr' }, 'lang'],
  [{ ...start, lang: undefined }, 'lang'],
  [{ ...start, items: undefined }, 'items'],
  [{ ...start, items: [] }, 'items'],
  [{ ...start, items: {} }, 'items'],
  [{ ...start, items: Array(11).fill(item) }, 'items'],
  [{ ...start, items: [item, item] }, 'items'],
  [{ ...start, items: ['x'] }, 'items.0'],
  [{ ...start, items: [{}] }, 'items.0.service'],
  [{ ...start, items: [{ ...item, service: script }] }, 'items.0.service'],
  [{ ...start, items: [{ ...item, service: huge }] }, 'items.0.service'],
  [{ ...start, items: [{ ...item, service: '00000000-0000-4000-8000-000000000000' }] }, 'items.0.service'],
  [{ ...start, items: [item, { ...item, service: elsewhere?.uuid }] }, 'items.1.service'],
  [{ ...start, items: [{ ...item, pax: undefined }] }, 'items.0.pax'],
  [{ ...start, items: [{ ...item, pax: 0 }] }, 'items.0.pax'],
  [{ ...start, items: [{ ...item, pax: -1 }] }, 'items.0.pax'],
  [{ ...start, items: [{ ...item, pax: 1.5 }] }, 'items.0.pax'],
  [{ ...start, items: [{ ...item, pax: '2' }] }, 'items.0.pax'],
  [{ ...start, items: [{ ...item, pax: 1e21 }] }, 'items.0.pax'],
  [{ ...start, items: [{ ...item, pax: 1000 }] }, 'items.0.pax'],
  [{ ...start, items: [{ ...item, units: 0 }] }, 'items.0.units'],
  [{ ...start, items: [{ ...item, units: -5 }] }, 'items.0.units'],
  [{ ...start, items: [{ ...item, units: 21 }] }, 'items.0.units'],
  [{ ...start, items: [{ ...item, units: null }] }, 'items.0.units'],
])('nothing begins with %j', async (body, field) => {
  const { status, headers, problem } = await aBrowser(services).ask('POST', '', body)
  expect([status, headers.get('Set-Cookie')]).toEqual([400, null])
  expect(problem.errors?.map((error) => error.field)).toContain(field)
})

test('what is not known is not read', async () => {
  const body = {
    ...start,
    price: 1,
    owner: 'x',
    items: [
      { ...item, price: 1, discount: 100 },
      { ...item, service: second.uuid, pax: second.capacity.minimum },
    ],
  }
  const { status, purchase } = await aBrowser(services).ask('POST', '', body)
  expect([status, purchase.pricing.final.amount]).toEqual([201, first.price.amount + second.price.amount])
})

test.each([
  [{}, 'buyer'],
  [{ buyer: null }, 'buyer'],
  [{ buyer: {} }, 'buyer.name'],
  [{ buyer: { ...aBuyer, name: 7 } }, 'buyer.name'],
  [{ buyer: { ...aBuyer, name: ['x'] } }, 'buyer.name'],
  [{ buyer: { ...aBuyer, name: huge } }, 'buyer.name'],
  [{ buyer: { ...aBuyer, name: '\u0000' } }, 'buyer.name'],
  [{ buyer: { ...aBuyer, email: `${huge}@x.example` } }, 'buyer.email'],
  [{ buyer: { ...aBuyer, email: script } }, 'buyer.email'],
  [{ buyer: { ...aBuyer, confirmEmail: 'other@correo.example' } }, 'buyer.confirmEmail'],
  [{ buyer: { ...aBuyer, allowNotifications: 'yes' } }, 'buyer.allowNotifications'],
  [{ buyer: { ...aBuyer, country: 'FR' } }, 'buyer.country'],
  [{ buyer: { ...aBuyer, comment: huge } }, 'buyer.comment'],
  [{ buyer: aBuyer, gift: 'yes' }, 'gift'],
  [{ buyer: aBuyer, gift: {} }, 'gift.name'],
  [
    { buyer: aBuyer, gift: { name: 'Inés', email: 'i@c.example', delivery: 'later', deliverOn: '2026-02-31' } },
    'gift.deliverOn',
  ],
  [
    { buyer: aBuyer, gift: { name: 'Inés', email: 'i@c.example', delivery: 'later', deliverOn: '2020-01-01' } },
    'gift.deliverOn',
  ],
  [
    { buyer: aBuyer, gift: { name: 'Inés', email: 'i@c.example', delivery: 'later', deliverOn: huge } },
    'gift.deliverOn',
  ],
  [{ buyer: aBuyer, postal: [] }, 'postal'],
  [
    { buyer: aBuyer, postal: { recipient: 'x', address: huge, postalCode: '1', city: 'y', country: 'ES' } },
    'postal.postalCode',
  ],
])('nobody buys as %j', async (body, field) => {
  const { ask, purchase } = await begun()
  const { status, problem } = await ask('PUT', `/${purchase.uuid}/buyer`, body)
  expect(status).toBe(400)
  expect(problem.errors?.map((error) => error.field)).toContain(field)
  expect((await ask('GET', `/${purchase.uuid}`)).purchase.status.type).toBe('started')
})

test.each([
  [{}],
  [{ code: 7 }],
  [{ code: null }],
  [{ code: ['TEN'] }],
  [{ code: '' }],
  [{ code: huge }],
  [{ code: script }],
  [{ code: '\u0000' }],
  [{ code: '\ud800' }],
  [{ code: "' or 1=1 --" }],
])('no code is applied with %j', async (body) => {
  const { ask, purchase } = await begun()
  await ask('PUT', `/${purchase.uuid}/buyer`, { buyer: aBuyer })
  const { status, problem } = await ask('PUT', `/${purchase.uuid}/coupon`, body)
  expect([status, problem.errors?.[0]?.field]).toEqual([400, 'code'])
})

test.each([
  [{ seen: undefined }, 'seen'],
  [{ seen: 7 }, 'seen'],
  [{ terms: 'yes' }, 'terms'],
  [{ terms: undefined }, 'terms'],
  [{ method: undefined }, 'method'],
  [{ method: 7 }, 'method'],
  [{ method: '__proto__' }, 'method'],
  [{ method: 'card' }, 'token'],
  [{ method: 'card', token: '4548810000000003 12/49' }, 'token'],
  [{ method: 'card', token: huge }, 'token'],
  [{ method: 'card', token: 'token-of-a-card', browser: {} }, 'browser.language'],
  [{ method: 'card', token: 'token-of-a-card', browser: 'x' }, 'browser'],
  [
    { browser: { language: huge, colorDepth: -1, screenHeight: 1e9, screenWidth: 'x', timeZoneOffset: 1.5 } },
    'browser.colorDepth',
  ],
  [{ method: 'mbway', phone: huge }, 'phone'],
])('nothing is paid with %j', async (more, field) => {
  const { ask, purchase } = await begun()
  const { purchase: ready } = await ask('PUT', `/${purchase.uuid}/buyer`, { buyer: aBuyer })
  const body = { method: 'paypal', terms: true, seen: ready.pricing.key, ...more }
  const { status, problem } = await ask('POST', `/${purchase.uuid}/payment`, body)
  expect(status).toBe(400)
  expect(problem.errors?.map((error) => error.field)).toContain(field)
  expect(bank.calls).toEqual([])
})

test('a body that is none is refused by every call, and so is one that is too large or of another kind', async () => {
  const { ask, purchase } = await begun()
  const calls = [
    ['POST', ''],
    ['PUT', `/${purchase.uuid}/buyer`],
    ['PUT', `/${purchase.uuid}/coupon`],
    ['POST', `/${purchase.uuid}/payment`],
  ] as const
  for (const [method, path] of calls) {
    for (const body of [...nonsense.map((value) => JSON.stringify(value)), '', '{', 'kind=voucher']) {
      expect((await ask(method, path, body)).status, `${method} ${path} ${body}`).toBe(400)
    }
    expect((await ask(method, path, { more: huge + huge })).status).toBe(413)
    expect((await ask(method, path, '{}', { 'Content-Type': 'text/plain' })).status).toBe(415)
  }
})

async function begun() {
  const browser = aBrowser(services)
  return { ...browser, ...(await browser.ask('POST', '', start)) }
}
