import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { couponErrors } from '#domain/coupons/coupon-error.ts'
import { purchases } from '#server/db/schema/purchases.ts'
import { services as serviceTable } from '#server/db/schema/services.ts'
import { giveBalance, giveCoupon } from '#tests/a-coupon.ts'
import { look, soldServices } from '#tests/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { purchaseSchema } from './purchase-fields.ts'
import { refuseCoupon } from './refuse-coupon.ts'
import { aBrowser, aBuyer } from './test-buyer.ts'

const { services, bank, setNow, forgetAttempts } = await testServices()
const { spa, sold } = soldServices(services)
const [service] = sold
if (!service) throw new Error('nothing is sold')
const items = [{ service: service.uuid, pax: service.capacity.minimum, units: 2 }]
const start = services.clock.now()

/** Nobody here writes too often but who means to. */
beforeEach(async () => {
  await forgetAttempts()
  setNow(start)
  bank.calls.length = 0
})

async function started(lang = 'es') {
  const browser = aBrowser(services)
  const answer = await browser.ask('POST', '', { kind: 'voucher', items, lang })
  return { ...browser, ...answer, uuid: answer.purchase.uuid }
}

async function ready(lang = 'es', buyer: object = {}) {
  const begun = await started(lang)
  const { status, purchase } = await begun.ask('PUT', `/${begun.uuid}/buyer`, { buyer: { ...aBuyer, ...buyer } })
  expect(status).toBe(200)
  return { ...begun, purchase, pay: payer(begun) }
}

const payer =
  ({ ask, uuid }: Pick<Awaited<ReturnType<typeof started>>, 'ask' | 'uuid'>) =>
  async (more: object = {}) => {
    const { purchase } = await ask('GET', `/${uuid}`)
    return ask('POST', `/${uuid}/payment`, { method: 'paypal', terms: true, seen: purchase.pricing.key, ...more })
  }

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
  expect(purchaseSchema.strict().parse(purchase)).toEqual(purchase)
  expect(purchase.payment.methods).toEqual(['card', 'paypal', 'mbway', 'multibanco'])
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

test('a code is applied and taken off', async () => {
  await giveCoupon(services, { code: 'TEN', label: 'Ten off', percent: 10 })
  const { ask, uuid, purchase } = await ready()
  const { amount } = purchase.pricing.base
  const applied = await ask('PUT', `/${uuid}/coupon`, { code: ' ten ' })
  expect(applied.purchase.pricing).toMatchObject({
    final: { amount: amount * 0.9 },
    coupons: [{ alias: 'Ten off', code: 'TEN', amount: amount * 0.1 }],
  })
  const removed = await ask('DELETE', `/${uuid}/coupon/ten`)
  expect(removed.purchase.pricing).toEqual(purchase.pricing)
  expect((await ask('DELETE', `/${uuid}/coupon/other%00%F0`)).status).toBe(200)
})

test.each(['not-found', 'not-active', 'min-price', 'end-date', 'empty-wallet', 'invalid-for-spa'])(
  'a code may be refused: %s',
  async (why) => {
    const code = why.toUpperCase()
    if (why === 'not-active') await giveCoupon(services, { code, isActive: false })
    if (why === 'min-price') await giveCoupon(services, { code, minimum: 10_000_000 })
    if (why === 'end-date') await giveCoupon(services, { code, endsOn: '2020-01-01' })
    if (why === 'empty-wallet') await giveBalance(services, code, 0)
    if (why === 'invalid-for-spa')
      await giveCoupon(services, { code, spaUuids: ['00000000-0000-4000-8000-000000000000'] })
    const { ask, uuid } = await ready()
    const { status, problem } = await ask('PUT', `/${uuid}/coupon`, { code })
    expect([status, problem.code]).toEqual([400, why])
    expect(problem.detail).toContain(`«${code}»`)
    if (why === 'min-price') expect(problem.detail).toContain('100.000,00\u00a0€')
    expect(problem.errors).toEqual([{ field: 'code', message: problem.detail }])
  },
)

test('every reason to refuse a code is told with its name and its sentence', async () => {
  const { uuid } = await ready('pt')
  const purchase = await look(services, uuid)
  for (const error of couponErrors) {
    const response = await refuseCoupon(services, purchase, { error, coupon: 'CALMA10' })
    expect(response.status, error).toBe(error === 'unknown' || error === 'confirmed-purchase' ? 409 : 400)
    expect(await response.json()).toMatchObject({ code: error, detail: expect.stringContaining('CALMA10') })
  }
})

test('before the buyer is known there is no time for codes', async () => {
  const { ask, uuid } = await started()
  const { status, problem, purchase } = await ask('PUT', `/${uuid}/coupon`, { code: 'TEN' })
  expect([status, problem.code, purchase.next.kind]).toEqual([409, 'buyer-missing', 'buyer'])
})

test('a payment leads to the provider, and can be given up for another', async () => {
  const { ask, uuid, pay } = await ready()
  bank.willSay({ state: 'waiting', for: { kind: 'redirect', url: 'https://pay.example/1' } })
  const begun = await pay()
  expect(begun.status).toBe(200)
  expect(begun.purchase).toMatchObject({
    status: { type: 'paying' },
    next: { kind: 'redirect', url: 'https://pay.example/1' },
    payment: { methods: [] },
  })
  const again = await pay()
  expect([again.status, again.problem.code, again.purchase.next.kind]).toEqual([409, 'under-way', 'redirect'])
  bank.willSay({ state: 'none' })
  const given = await ask('DELETE', `/${uuid}/payment`)
  expect(given.purchase).toMatchObject({ status: { type: 'ready' }, next: { kind: 'payment' } })
})

test('two clicks at once are one payment', async () => {
  const { pay } = await ready()
  bank.willSay({ state: 'waiting', for: { kind: 'confirmation' } })
  const answers = await Promise.all([pay(), pay()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(bank.calls).toHaveLength(1)
})

test('a paid purchase has its vouchers, and stays as it is', async () => {
  const { ask, uuid, pay } = await ready()
  bank.willSay({ state: 'paid' })
  const browser = { language: 'es-ES', colorDepth: 24, screenHeight: 800, screenWidth: 400, timeZoneOffset: -60 }
  const { purchase } = await pay({ method: 'card', token: 'token-of-a-card', browser })
  expect(purchase).toMatchObject({ status: { type: 'confirmed', expiresOn: null }, next: { kind: 'done' } })
  expect(purchase.issued).toHaveLength(2)
  const [first] = purchase.issued
  expect(purchase.locator.voucherCode).toBe(first?.reference)
  expect(first?.pdf).toBe(`http://localhost:3000/voucher/${uuid}/${first?.reference}.pdf`)
  const refusals = await Promise.all([
    pay(),
    ask('PUT', `/${uuid}/buyer`, { buyer: aBuyer }),
    ask('DELETE', `/${uuid}/coupon/TEN`),
  ])
  expect(refusals.map(({ status, problem }) => [status, problem.code])).toEqual([
    [409, 'paid'],
    [409, 'closed'],
    [409, 'confirmed-purchase'],
  ])
  expect((await ask('DELETE', `/${uuid}/payment`)).purchase.status.type).toBe('confirmed')
})

test.each([
  [{ kind: 'device', url: 'https://bank.example', fields: {} }, { kind: 'challenge' }],
  [{ kind: 'challenge', url: 'https://bank.example', fields: {} }, { kind: 'challenge' }],
  [{ kind: 'form', url: 'https://bank.example', fields: {} }, { kind: 'challenge' }],
  [
    { kind: 'reference', entity: '11249', reference: '123', expiresAt: '2026-11-22T00:00:00.000Z' },
    { kind: 'reference', entity: '11249', reference: '123', expiresAt: '2026-11-22T00:00:00.000Z' },
  ],
  [
    { kind: 'phone', expiresAt: '2026-11-22T00:00:00.000Z' },
    { kind: 'phone', expiresAt: '2026-11-22T00:00:00.000Z' },
  ],
  [{ kind: 'confirmation' }, { kind: 'wait' }],
] as const)('what the provider wants, %j, is told as %j', async (wanted, told) => {
  const { pay } = await ready()
  bank.willSay({ state: 'waiting', for: wanted })
  expect((await pay()).purchase.next).toMatchObject(told)
})

test('a call that breaks off is waited for', async () => {
  const { pay } = await ready()
  bank.willSay(new Error('time-out'))
  const { status, purchase } = await pay()
  expect([status, purchase.status.type, purchase.next.kind]).toEqual([200, 'paying', 'wait'])
})

test('what the bank refused is said, and may be tried again', async () => {
  const { pay } = await ready('pt')
  bank.willSay({ state: 'failed', code: '0129' })
  const { purchase } = await pay()
  expect(purchase).toMatchObject({ status: { type: 'ready' }, next: { kind: 'payment' } })
  expect(purchase.payment.failure).toMatchObject({ code: '0129', message: expect.stringContaining('CVV') })
  bank.willSay({ state: 'paid' })
  expect((await pay()).purchase.status.type).toBe('confirmed')
})

test.each([
  [{ terms: false }, 'terms', 'Debes aceptar los términos y condiciones para poder continuar con tu proceso'],
  [{ method: 'cash' }, 'method', 'Elige una forma de pago'],
  [{ method: 'multibanco' }, 'method', 'Elige una forma de pago'],
  [{ method: 'mbway', phone: '600' }, 'phone', 'Escribe un número de móvil portugués, por ejemplo 912 345 678'],
  [
    { method: 'card', token: '-1' },
    'token',
    'Ha ocurrido un error con los datos de tu tarjeta, por favor inténtalo de nuevo.',
  ],
])('a payment with %j is refused', async (more, field, message) => {
  const { pay } = await ready()
  const { status, problem } = await pay(more)
  expect([status, problem.errors]).toEqual([400, [{ field, message }]])
  expect(bank.calls).toEqual([])
})

test('another bill than the one that was seen is not charged', async () => {
  const { pay, purchase } = await ready()
  const { status, problem, purchase: now } = await pay({ seen: 'EUR|goods1' })
  expect([status, problem.code, problem.detail]).toEqual([409, 'bill-changed', 'El precio ha cambiado'])
  expect(now.pricing).toEqual(purchase.pricing)
  expect(bank.calls).toEqual([])
})

test('what a balance pays wholly needs no way to pay', async () => {
  await giveBalance(services, 'ALLOFIT', 10_000_000)
  const { ask, uuid, pay } = await ready()
  const { purchase } = await ask('PUT', `/${uuid}/coupon`, { code: 'ALLOFIT' })
  expect(purchase.pricing.final.amount).toBe(0)
  expect((await pay({ method: '' })).purchase.status.type).toBe('confirmed')
})

test.each(['expired', 'failed'] as const)('a purchase that is %s says what is left', async (state) => {
  const { ask, uuid } = await ready()
  await services.db.update(purchases).set({ state }).where(eq(purchases.uuid, uuid))
  const { purchase } = await ask('GET', `/${uuid}`)
  expect(purchase.next.kind).toBe(state === 'expired' ? 'start-again' : 'refunded')
  const { status, problem } = await ask('POST', `/${uuid}/payment`, { seen: '', terms: true, method: 'paypal' })
  expect([status, problem.code]).toEqual([409, 'closed'])
})

test('who tries too many codes waits', async () => {
  const { ask, uuid } = await ready()
  for (let tries = 0; tries < 40; tries++) await ask('PUT', `/${uuid}/coupon`, { code: 'NO' })
  const { status, headers } = await ask('PUT', `/${uuid}/coupon`, { code: 'NO' })
  expect(status).toBe(429)
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await ask('GET', `/${uuid}`)).status).toBe(200)
})

test('what is sold no more is told by the click on pay, and from then on', async () => {
  const { ask, uuid, pay } = await ready()
  await services.db.update(serviceTable).set({ status: 'disable' }).where(eq(serviceTable.uuid, service.uuid))
  await services.catalogue.refresh()
  const { status, problem } = await pay()
  expect([status, problem.code]).toEqual([409, 'not-for-sale'])
  expect((await ask('GET', `/${uuid}`)).purchase.next).toMatchObject({ kind: 'start-again' })
  expect(bank.calls).toEqual([])
  await services.db.update(serviceTable).set({ status: 'enable' }).where(eq(serviceTable.uuid, service.uuid))
  await services.catalogue.refresh()
  expect((await look(services, uuid)).state).toBe('ready')
})
