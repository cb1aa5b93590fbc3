import { beforeEach, expect, test } from 'vitest'
import { schemaOfKind } from '#features/checkout/server/api/purchase-schema.ts'
import { fulfilPaidPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { getawayKind } from '#features/getaways/kind.ts'
import { SupplierAway } from '#platform/rules/supplier-away.ts'
import { asking, getawayCallsScene, selected } from '#tests/api/getaway-calls.ts'
import { aBuyer } from '#tests/api/test-buyer.ts'
import { openNights, stayOf } from '#tests/builders/a-getaway.ts'

const { services, supplier, bank, stay, begin, rates, started, ready, setNow, heldFor, heldAtAll } =
  await getawayCallsScene()
beforeEach(begin)

const noon = services.clock.now()
const later = (minutes: number) => setNow(new Date(noon.getTime() + minutes * 60_000))

test('a getaway begins with its selected rate, is shown with the names of the specification, and is held', async () => {
  const { status, purchase, uuid, one } = await started()
  expect(status).toBe(201)
  expect(schemaOfKind(getawayKind).strict().parse(purchase)).toEqual(purchase)
  expect(purchase).toMatchObject({
    kind: 'getaway',
    lang: 'es',
    lang_code: 'es',
    status: { type: 'started' },
    next: { kind: 'buyer' },
    uuid_revision: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/),
    locators: { purchase_locator: purchase.locator.purchaseLocator, voucher_code: null, hotel_locator: null },
    package_availability: {
      package_uuid: stay.packageUuid,
      from: '2026-12-11',
      to: '2026-12-13',
      num_pax: 2,
      total_nights: 2,
      rates: [one],
    },
    pricing: { final: one.basic_price_with_discount },
    buyer: null,
    payments: [],
    metadata: { held_until: '2026-11-15T11:15:00.000Z', stay: null },
    files: null,
  })
  expect(purchase.conditions.hotel_book_conditions).not.toBe('')
  expect(await heldFor(uuid)).toHaveLength(1)
})

test('once the hotel has confirmed it, it has its names and its files', async () => {
  const { ask, uuid, purchase, cookie } = await ready('pt')
  expect(purchase).toMatchObject({ lang_code: 'pt', buyer: { allow_notifications: false, localization: { city: '' } } })
  bank.willSay({ state: 'paid' })
  await ask('POST', `/${uuid}/payment`, { method: 'paypal', terms: true, seen: purchase.pricing.key })
  await fulfilPaidPurchase(services, uuid)
  const { purchase: bought } = await asking(services, cookie()).ask('GET', `/${uuid}`)
  const { voucherCode, hotelLocator } = await stayOf(services, { uuid })
  expect(bought).toMatchObject({
    status: { type: 'confirmed' },
    next: { kind: 'done' },
    locators: { voucher_code: voucherCode, hotel_locator: hotelLocator },
    payments: [{ method: 'paypal', price: purchase.pricing.final, status: { type: 'paid' } }],
    metadata: { stay: 'confirmed' },
    files: {
      pdf: `http://localhost:3000/pt/purchase/${uuid}/${voucherCode}.pdf`,
      calendar: `http://localhost:3000/pt/purchase/${uuid}/${voucherCode}.ics`,
    },
  })
  expect(voucherCode).toMatch(/^HS\d{5}[A-Z]{3}$/)
  expect(schemaOfKind(getawayKind).strict().parse(bought)).toEqual(bought)
})

test('three people get the two rooms, and the price, of four', async () => {
  const { purchase, uuid, one } = await started('es', { numPax: 3 })
  expect(purchase.package_availability).toMatchObject({ num_pax: 4, rates: [one] })
  expect(one.metadata.booking_procedure.occupancies).toHaveLength(2)
  expect(await heldFor(uuid)).toMatchObject([{ rooms: 2 }])
})

test('each room needs a name, but the first', async () => {
  const { ask, uuid } = await started('es', { numPax: 4 })
  const buyer = { ...aBuyer, phone: '+34 600 000 000' }
  for (const guests of [undefined, null, [], ['Luz Mar'], ['Luz Mar', ' ']]) {
    const { status, problem } = await ask('PUT', `/${uuid}/buyer`, { buyer, guests })
    expect([status, problem.errors?.map(({ field }) => field)]).toEqual([400, ['guests.1']])
  }
  const tooMany = await ask('PUT', `/${uuid}/buyer`, { buyer, guests: ['', 'Ana Ruiz', 'Eva Sol'] })
  expect(tooMany.problem.errors).toEqual([
    { field: 'guests.2', message: 'Is of no room: this purchase has 2. Leave it out.' },
  ])
  const { status, purchase } = await ask('PUT', `/${uuid}/buyer`, { buyer, guests: ['', 'Ana Ruiz'] })
  expect([status, purchase.guests]).toEqual([200, ['', 'Ana Ruiz']])
})

const procedure = { occupancies: [{ adults: 2 }], supplier: 'built-in' }

test.each<[string, object, object]>([
  ['from', { from: '2026-11-01' }, {}],
  ['to', { to: '2026-12-11' }, {}],
  ['numPax', { numPax: 21 }, {}],
  ['packageUuid', { packageUuid: '00000000-0000-4000-8000-000000000000' }, {}],
  ['rate', { rate: undefined }, {}],
  ['rate', { rate: [] }, {}],
  ['rate.type', {}, { type: 7 }],
  ['rate.price', {}, { price: undefined }],
  ['rate.price.amount', {}, { price: { amount: 'free', currency: 'EUR' } }],
  ['rate.room_type', {}, { room_type: '' }],
  ['rate.boardtype_type', {}, { boardtype_type: 'x'.repeat(61) }],
  ['rate.name', {}, { name: 'Gratis' }],
  ['rate.description', {}, { description: '<script>alert(1)</script>' }],
  ['rate.room_name', {}, { room_name: 'Suite real' }],
  ['rate.metadata', {}, { metadata: 'x' }],
  [
    'rate.metadata.booking_procedure.supplier',
    {},
    { metadata: { booking_procedure: { ...procedure, supplier: 'me' } } },
  ],
  [
    'rate.metadata.booking_procedure.occupancies',
    {},
    { metadata: { booking_procedure: { ...procedure, occupancies: [{ adults: 9 }] } } },
  ],
])('nothing begins or is held where %s is wrong: %j %j', async (field, changes, rate) => {
  const { one } = await rates()
  const body = { kind: 'getaway', lang: 'es', ...stay, rate: { ...selected(one), ...rate }, ...changes }
  const { status, problem, headers } = await asking(services).ask('POST', '', body)
  expect([status, headers.get('Set-Cookie')]).toEqual([400, null])
  expect(problem.errors?.map((error) => error.field)).toEqual([field])
  expect(await heldAtAll()).toBe(0)
})

test('nor where the price is not that of the hotel, which the answer tells', async () => {
  const { one } = await rates()
  const rate = { ...selected(one), price: { amount: 100, currency: 'EUR' } }
  const { status, problem } = await asking(services).ask('POST', '', { kind: 'getaway', lang: 'es', ...stay, rate })
  expect([status, problem.code]).toEqual([409, 'price-changed'])
  expect(problem).toMatchObject({
    rate: one,
    detail: expect.stringMatching(/^El precio de esa estancia es ahora de \d/),
  })
  expect(await heldAtAll()).toBe(0)
})

test.each([
  ['no-rates', { rate: { type: 'secret' } }],
  ['stale-revision', { packageUuidRevision: '00000000-0000-4000-8000-000000000000' }],
])('%s begins nothing', async (code, { rate, ...changes }: { rate?: object; packageUuidRevision?: string }) => {
  const { one } = await rates()
  const body = { kind: 'getaway', lang: 'es', ...stay, ...changes, rate: { ...selected(one), ...rate } }
  const { status, problem } = await asking(services).ask('POST', '', body)
  expect([status, problem.code]).toEqual([409, code])
  expect(await heldAtAll()).toBe(0)
})

test('the last room is sold once', async () => {
  const { one } = await rates()
  await openNights(services, { rooms: 1 })
  const body = { kind: 'getaway', lang: 'es', ...stay, rate: selected(one) }
  expect((await asking(services).ask('POST', '', body)).status).toBe(201)
  const { status, problem } = await asking(services).ask('POST', '', body)
  expect(status).toBe(409)
  expect(['no-availability', 'no-rates']).toContain(problem.code)
})

test('while the hotel gives no answer, nothing begins, and it may be tried again', async () => {
  const { one } = await rates()
  supplier.whileAsked(async () => {
    throw new SupplierAway('no answer')
  })
  const body = { kind: 'getaway', lang: 'es', ...stay, rate: selected(one) }
  const { status, headers } = await asking(services).ask('POST', '', body)
  expect([status, headers.get('Retry-After')]).toEqual([503, '3'])
})

test.each([
  ['es', 'no podemos guardarte lo mismo otra vez hasta que pase una hora', 'como mucho 4 habitaciones u horas'],
  ['pt', 'só podemos voltar a guardar-lhe o mesmo depois de passar uma hora', 'no máximo, 4 quartos ou horas'],
] as const)(
  'rooms that this browser has lost, or too many at once, are a problem in words (%s)',
  async (lang, before, many) => {
    const { ask, one, uuid } = await started(lang)
    const body = { kind: 'getaway', ...stay, rate: selected(one), lang }
    later(16)
    const again = await ask('POST', '', body)
    expect([again.status, again.problem.code]).toEqual([409, 'held-before'])
    expect(again.problem.detail).toContain(before)
    // Its own purchase goes on, until its 45 minutes are over.
    expect((await ask('GET', `/${uuid}`)).purchase).toMatchObject({ status: { type: 'started' } })
    later(16 + 60)
    services.config = { ...services.config, trustedProxies: 1 }
    const from = { 'X-Forwarded-For': `2001:db8:${lang === 'es' ? 1 : 2}::1` }
    const answers = []
    for (let nth = 0; nth < 5; nth++) answers.push(await asking(services).ask('POST', '', body, from))
    services.config = { ...services.config, trustedProxies: 0 }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 409])
    expect(answers[4]?.problem).toMatchObject({ code: 'held-too-many', detail: expect.stringContaining(many) })
  },
)
