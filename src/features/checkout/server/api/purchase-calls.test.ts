import { beforeEach, expect, test } from 'vitest'
import { voucherKind } from '#features/vouchers/kind.ts'
import { purchaseCallsScene } from '#tests/api/purchase-calls.ts'
import { aBrowser, aBuyer } from '#tests/api/test-buyer.ts'
import { schemaOfKind } from './purchase-schema.ts'

const { services, spa, service, items, begin, started, ready } = await purchaseCallsScene()

beforeEach(begin)

test('a purchase begins with what is chosen, and a cookie that opens it', async () => {
  const { status, headers, purchase, uuid, ask } = await started()
  expect([status, headers.get('Location')]).toEqual([201, `/api/purchases/${uuid}`])
  expect(headers.get('Set-Cookie')).toMatch(/^purchases=[\w-]{32}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
  const amount = service.price.amount * 2
  expect(purchase).toMatchObject({
    lang: 'es',
    status: { type: 'started' },
    next: { kind: 'buyer', url: `http://localhost:3000/voucher/${uuid}/checkout/buyer/` },
    locator: { purchaseLocator: expect.any(String), voucherCode: null },
    spa: { uuid: spa.uuid, name: spa.name },
    vouchers: [
      {
        items: [
          {
            uuid: service.uuid,
            uuidRevision: service.uuidRevision,
            name: service.translations.es.name,
            units: 2,
          },
        ],
      },
    ],
    pricing: { base: { amount, currency: 'EUR' }, final: { amount, currency: 'EUR' }, coupons: [] },
    buyer: null,
  })
  expect((await ask('GET', `/${uuid}`)).purchase).toEqual(purchase)
})

test('what is answered is what is described', async () => {
  const { purchase } = await ready('pt', { country: 'PT' })
  expect(schemaOfKind(voucherKind).strict().parse(purchase)).toEqual(purchase)
  expect(purchase.payment.methods).toEqual(['mbway', 'multibanco', 'card', 'paypal'])
  expect(purchase.links.payment).toContain('/pt/voucher/')
})

test('a browser keeps the cookie it has', async () => {
  const { ask, cookie } = await started()
  const first = cookie()
  await ask('POST', '', { kind: 'voucher', items, lang: 'es' })
  expect(cookie()).toBe(first)
})

test('under https the cookie is bound to it', async () => {
  const config = { ...services.config, publicUrl: 'https://calmaria.example' }
  const { ask } = aBrowser({ ...services, config })
  const { headers, purchase } = await ask('POST', '', { kind: 'voucher', items, lang: 'pt' })
  expect(headers.get('Set-Cookie')).toMatch(/^__Host-purchases=.*; Secure$/)
  expect(purchase.links.self).toBe(`https://calmaria.example/api/purchases/${purchase.uuid}`)
  expect((await ask('GET', `/${purchase.uuid}`)).status).toBe(200)
})

test('a purchase of somebody else is one that does not exist', async () => {
  const { uuid } = await ready()
  const stranger = await started()
  const unknown = '00000000-0000-4000-8000-000000000000'
  const calls = [
    ['GET', ''],
    ['PUT', '/buyer', { buyer: aBuyer }],
    ['PUT', '/coupon', { code: 'X' }],
    ['DELETE', '/coupon/X'],
    ['POST', '/payment', { seen: 'x', terms: true, method: 'paypal' }],
    ['DELETE', '/payment'],
  ] as const
  for (const [method, path, body] of calls) {
    const [foreign, none, nonsense] = await Promise.all(
      [uuid, unknown, "'; drop table purchases"].map((name) =>
        stranger.ask(method, `/${encodeURIComponent(name)}${path}`, body),
      ),
    )
    expect(foreign?.status, `${method} ${path}`).toBe(404)
    expect(foreign?.problem).toEqual(none?.problem)
    expect(foreign?.problem).toEqual(nonsense?.problem)
  }
})

test.each([
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-site' }, 403],
  [{ Origin: 'https://evil.example' }, 403],
  [{ Origin: 'null' }, 403],
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost:3000' }, 200],
  [{ Origin: 'http://localhost:3000' }, 200],
  [{}, 200],
])('a change that comes with %j is answered with %i', async (headers, status) => {
  const { ask, uuid } = await ready()
  const sent = { buyer: aBuyer }
  expect((await ask('PUT', `/${uuid}/buyer`, sent, headers)).status).toBe(status)
  expect((await ask('DELETE', `/${uuid}/coupon/X`, undefined, headers)).status).toBe(status)
  expect((await ask('DELETE', `/${uuid}/payment`, undefined, headers)).status).toBe(status)
  expect((await ask('POST', '', { kind: 'voucher', items, lang: 'es' }, headers)).status).toBe(
    status === 200 ? 201 : 403,
  )
  expect((await ask('GET', `/${uuid}`, undefined, headers)).status).toBe(200)
})

test.each([
  ['es', 'El Nombre no es correcto', 'El Email no es correcto', 'El Número de teléfono no es correcto'],
  ['pt', 'O nome não está correto', 'O e-mail não está correto', 'O número de telefone não está correto'],
])('what is wrong with a buyer is said in %s', async (lang, name, email, phone) => {
  const { ask, uuid } = await started(lang)
  const { status, problem } = await ask('PUT', `/${uuid}/buyer`, {
    buyer: { name: ' ', surname: 'Salas', email: 'marta', phone: 'call me' },
    gift: { delivery: 'someday' },
    postal: { country: 'FR' },
  })
  expect(status).toBe(400)
  expect(problem.errors).toEqual(
    expect.arrayContaining([
      { field: 'buyer.name', message: name },
      { field: 'buyer.email', message: email },
      { field: 'buyer.phone', message: phone },
    ]),
  )
  expect(problem.errors?.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['gift.name', 'gift.email', 'gift.delivery', 'postal.recipient', 'postal.country']),
  )
})

test('a present on paper is in the bill, and can be taken back', async () => {
  const { ask, uuid } = await started()
  const postal = { recipient: 'Inés', address: 'Calle 1', postalCode: '38001', city: 'Santa Cruz', country: 'ES' }
  const gift = { name: 'Inés', delivery: 'myself' }
  const { purchase } = await ask('PUT', `/${uuid}/buyer`, { buyer: aBuyer, gift, postal })
  expect(purchase).toMatchObject({ gift: { name: 'Inés', deliverOn: null }, postal })
  expect(purchase.pricing.lines.map(({ kind }) => kind)).toEqual(['goods', 'postal'])
  const plain = await ask('PUT', `/${uuid}/buyer`, { buyer: aBuyer, gift: null })
  expect(plain.purchase).toMatchObject({ gift: null, postal: null })
  expect(plain.purchase.pricing.lines.map(({ kind }) => kind)).toEqual(['goods'])
})

test('scripts in a name are text like any other', async () => {
  const { purchase } = await ready('es', { name: '<script>alert(1)</script>', comment: 'a\u0000b\ud800' })
  expect(purchase.buyer).toMatchObject({ name: '<script>alert(1)</script>', comment: 'ab\ufffd' })
})
