import { beforeEach, expect, test } from 'vitest'
import { SupplierAway } from '#platform/rules/supplier-away.ts'
import { asking, getawayCallsScene, selected } from '#tests/api/getaway-calls.ts'
import { aBuyer } from '#tests/api/test-buyer.ts'
import { giveCoupon } from '#tests/builders/a-coupon.ts'
import { openNights } from '#tests/builders/a-getaway.ts'
import { someGoods } from '#tests/builders/a-purchase.ts'

const { services, supplier, bank, begin, started, ready, heldFor } = await getawayCallsScene()
await giveCoupon(services, { code: 'CALMA10', percent: 10 })
beforeEach(begin)

test('another rate takes the place of the first, with its price and its hold', async () => {
  const { ask, uuid, other, purchase } = await started()
  const { status, purchase: changed } = await ask('PUT', `/${uuid}/rate`, selected(other))
  expect(status).toBe(200)
  expect(changed).toMatchObject({
    uuid,
    status: { type: 'started' },
    package_availability: { ...purchase.package_availability, rates: [other] },
    pricing: { final: other.basic_price_with_discount },
  })
  expect(changed.uuid_revision).not.toBe(purchase.uuid_revision)
  expect(await heldFor(uuid)).toHaveLength(1)
})

test('who buys, the rooms’ names and the code stay, and it can still be paid', async () => {
  const guests = ['', 'Inés Ruiz']
  const { ask, uuid, other, purchase } = await ready('es', { numPax: 4 }, { guests })
  await ask('PUT', `/${uuid}/coupon`, { code: 'CALMA10' })
  const { status, purchase: changed } = await ask('PUT', `/${uuid}/rate`, selected(other))
  expect([status, changed.next.kind]).toEqual([200, 'payment'])
  expect(changed).toMatchObject({ buyer: purchase.buyer, guests, pricing: { coupons: [{ code: 'CALMA10' }] } })
})

test('the last room is free for who holds it', async () => {
  await openNights(services, { rooms: 1 })
  const { ask, uuid, other } = await started()
  expect((await ask('PUT', `/${uuid}/rate`, selected(other))).status).toBe(200)
})

const changes: [string, string | null, object][] = [
  ['type', null, { type: undefined }],
  ['price', null, { price: null }],
  ['name', null, { name: 'Gratis' }],
  ['description', null, { description: 'Todo incluido' }],
  ['room_name', null, { room_name: 'Suite real' }],
  ['metadata.booking_procedure.supplier', null, { metadata: { booking_procedure: { supplier: 'posalia' } } }],
  ['metadata.booking_procedure.occupancies', null, { metadata: { booking_procedure: { occupancies: [] } } }],
  ['', 'price-changed', { price: { amount: 1, currency: 'EUR' } }],
  ['', 'price-changed', { price: { amount: 1, currency: 'USD' } }],
  ['', 'no-rates', { type: 'secret' }],
  ['', 'no-rates', { room_type: 'palace' }],
  ['', 'no-rates', { boardtype_type: '__proto__' }],
]

test.each(changes)('%s%s: nothing is changed or held with %j', async (field, code, change) => {
  const { ask, uuid, other, purchase } = await started()
  const before = await heldFor(uuid)
  const { status, problem } = await ask('PUT', `/${uuid}/rate`, { ...selected(other), ...change })
  if (code) expect([status, problem.code]).toEqual([409, code])
  else expect([status, problem.errors?.map((error) => error.field)]).toEqual([400, [field]])
  if (code === 'price-changed') expect(problem).toMatchObject({ rate: other, purchase: { uuid } })
  expect((await ask('GET', `/${uuid}`)).purchase).toEqual(purchase)
  expect(await heldFor(uuid)).toEqual(before)
})

test('a hotel that gives no answer may be asked again, and nothing is changed', async () => {
  const { ask, uuid, other, purchase } = await started()
  supplier.whileAsked(async () => {
    throw new SupplierAway('no answer')
  })
  const { status, headers } = await ask('PUT', `/${uuid}/rate`, selected(other))
  expect([status, headers.get('Retry-After')]).toEqual([503, '3'])
  supplier.whileAsked(async () => {})
  expect((await ask('GET', `/${uuid}`)).purchase).toEqual(purchase)
})

test('what is being paid, or is no getaway, is not changed', async () => {
  const { ask, uuid, other, purchase } = await ready()
  bank.willSay({ state: 'open', requiredAction: { kind: 'redirect', url: 'https://bank.example/' } } as never)
  await ask('POST', `/${uuid}/payment`, { method: 'paypal', terms: true, seen: purchase.pricing.key })
  const closed = await ask('PUT', `/${uuid}/rate`, selected(other))
  expect([closed.status, closed.problem.code]).toEqual([409, 'closed'])
  const [item] = someGoods(services).items
  const items = [{ service: item?.serviceUuid, pax: item?.pax, units: 1 }]
  const voucher = await ask('POST', '', { kind: 'voucher', items, lang: 'es' })
  const refused = await ask('PUT', `/${voucher.purchase.uuid}/rate`, selected(other))
  expect([refused.status, refused.problem.code]).toEqual([409, 'not-a-getaway'])
})

test('somebody else’s purchase does not exist, and another site changes nothing', async () => {
  const { ask, uuid, other, purchase } = await started()
  const stranger = asking(services)
  for (const [path, body] of [
    ['/rate', selected(other)],
    ['', { uuid_revision: purchase.uuid_revision, buyer: aBuyer }],
  ] as const) {
    expect((await stranger.ask('PUT', `/${uuid}${path}`, body)).status).toBe(404)
    expect((await ask('PUT', `/${uuid}${path}`, body, { Origin: 'https://evil.example' })).status).toBe(403)
    expect((await ask('PUT', `/${uuid}${path}`, '{', {})).status).toBe(400)
    expect((await ask('PUT', `/${uuid}${path}`, '{}', { 'Content-Type': 'text/plain' })).status).toBe(415)
  }
})
