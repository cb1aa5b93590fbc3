import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { hotelNights } from '#features/catalogue/server/schema/hotel-rates.ts'
import { SupplierAway } from '#platform/rules/supplier-away.ts'
import { type GetawayPurchase, getawayCallsScene } from '#tests/api/getaway-calls.ts'
import { someGetaway } from '#tests/builders/a-getaway.ts'

const { services, supplier, stay, begin, started, ready, heldFor } = await getawayCallsScene()
beforeEach(begin)

const nextWeekend = { from: '2026-12-18', to: '2026-12-21' }
const someone = {
  name: 'Inês',
  surname: 'Prata',
  phone: '+351 910 000 000',
  email: 'ines@correio.example',
  comment: 'Chegamos tarde.',
  allow_notifications: true,
  localization: { address: 'Rua Augusta 1', country: 'PT', city: 'Lisboa', postal_code: '1100-053' },
}
const nights = (changes: object = {}) => ({
  package_uuid: stay.packageUuid,
  from: stay.from,
  to: stay.to,
  num_pax: 2,
  ...changes,
})

test('a purchase can be sent back as it is, and nothing changes', async () => {
  const { ask, uuid, purchase } = await ready()
  const { status, purchase: same } = await ask('PUT', `/${uuid}`, purchase)
  expect([status, same]).toEqual([200, { ...purchase, status: same.status }])
})

test('other nights, people, buyer and language are changed at once', async () => {
  const { ask, uuid, purchase } = await started()
  const { status, purchase: changed } = await ask('PUT', `/${uuid}`, {
    ...purchase,
    package_availability: nights({ ...nextWeekend, num_pax: 4 }),
    buyer: someone,
    guests: ['', 'Ana Ruiz'],
    lang_code: 'pt',
  })
  expect(status).toBe(200)
  expect(changed).toMatchObject({
    uuid,
    lang: 'pt',
    lang_code: 'pt',
    next: { kind: 'payment' },
    package_availability: { ...nextWeekend, num_pax: 4, total_nights: 3 },
    buyer: { ...someone, allowNotifications: true, country: 'PT' },
    guests: ['', 'Ana Ruiz'],
  })
  const [rate] = changed.package_availability.rates
  expect(rate?.metadata.booking_procedure.occupancies).toHaveLength(2)
  expect(changed.pricing.final).toEqual(rate?.basic_price_with_discount)
  expect(changed.pricing.final.amount).toBe(purchase.pricing.final.amount * 3)
  expect(await heldFor(uuid)).toMatchObject([{ arrival: '2026-12-18', departure: '2026-12-21', rooms: 2 }])
  expect((await ask('GET', `/${uuid}`)).purchase).toEqual(changed)
})

test('what is left out stays, and what could be paid still can', async () => {
  const gift = { name: 'Luz', email: 'luz@correo.example', message: '¡Feliz!', delivery: 'now' }
  const { ask, uuid, purchase } = await ready('es', {}, { gift, guests: ['Luz Mar'] })
  const { uuid_revision } = purchase
  const { purchase: changed } = await ask('PUT', `/${uuid}`, {
    uuid_revision,
    package_availability: nights(nextWeekend),
  })
  expect(changed).toMatchObject({ next: { kind: 'payment' }, buyer: purchase.buyer, gift: purchase.gift })
  expect(changed.guests).toEqual(['Luz Mar'])
  const before = await started()
  const alone = { uuid_revision: before.purchase.uuid_revision, lang_code: 'pt' }
  const { purchase: other } = await before.ask('PUT', `/${before.uuid}`, alone)
  expect(other).toMatchObject({ lang: 'pt', buyer: null, next: { kind: 'buyer' } })
})

test('who grows to three has two rooms, each with its name, and who shrinks again keeps the first', async () => {
  const { ask, uuid, purchase } = await ready('es', {}, { guests: ['Luz Mar'] })
  const { purchase: grown } = await ask('PUT', `/${uuid}`, {
    uuid_revision: purchase.uuid_revision,
    package_availability: nights({ num_pax: 3 }),
    guests: ['Luz Mar', 'Ana Ruiz'],
  })
  expect(grown).toMatchObject({
    next: { kind: 'payment' },
    package_availability: { num_pax: 4 },
    guests: ['Luz Mar', 'Ana Ruiz'],
  })
  // As it was read, with fewer people: a room's name goes with its room.
  const { status, purchase: shrunk } = await ask('PUT', `/${uuid}`, { ...grown, package_availability: nights() })
  expect([status, shrunk.guests, shrunk.next.kind]).toEqual([200, ['Luz Mar'], 'payment'])
})

test('rooms have no names before there is a buyer', async () => {
  const { ask, uuid, purchase } = await started()
  const { uuid_revision } = purchase
  const { status, problem } = await ask('PUT', `/${uuid}`, { uuid_revision, guests: ['Luz Mar'] })
  expect([status, problem.errors]).toEqual([
    400,
    [{ field: 'buyer', message: 'Is missing. Names of rooms are kept beside who buys: send both.' }],
  ])
})

test('a purchase that has changed since it was read is answered with 409, and as it is now', async () => {
  const { ask, uuid, purchase } = await ready()
  const first = await ask('PUT', `/${uuid}`, { ...purchase, buyer: someone })
  const { status, problem, purchase: now } = await ask('PUT', `/${uuid}`, { ...purchase, lang_code: 'pt' })
  expect([status, problem.code]).toEqual([409, 'purchase-changed'])
  expect(now).toEqual(first.purchase)
})

test('of two that change the same state at once, one is refused', async () => {
  const { ask, uuid, purchase } = await ready()
  const answers = await Promise.all(
    ['Uno', 'Dos'].map((name) => ask('PUT', `/${uuid}`, { ...purchase, buyer: { ...someone, name } })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const kept = answers.find(({ status }) => status === 200)?.purchase.buyer
  expect((await ask('GET', `/${uuid}`)).purchase.buyer).toEqual(kept)
})

const wrong: [string, object][] = [
  ['uuid', { uuid: '00000000-0000-4000-8000-000000000000' }],
  ['uuid_revision', { uuid_revision: undefined }],
  ['lang_code', { lang_code: 'fr' }],
  ['package_availability', { package_availability: 'x' }],
  ['package_availability.from', { package_availability: nights({ from: '2026-02-30' }) }],
  ['package_availability.from', { package_availability: nights({ from: '2026-11-01' }) }],
  ['package_availability.to', { package_availability: nights({ to: '2026-12-01' }) }],
  ['package_availability.to', { package_availability: nights({ to: '2028-01-15' }) }],
  ...[21, 99, 2.5, '2'].map((num_pax): [string, object] => [
    'package_availability.num_pax',
    { package_availability: nights({ num_pax }) },
  ]),
  [
    'package_availability.package_uuid',
    { package_availability: nights({ package_uuid: '00000000-0000-4000-8000-000000000000' }) },
  ],
  ['guests.1', { package_availability: nights({ num_pax: 4 }) }],
  ['guests.1', { package_availability: nights({ num_pax: 4 }), guests: ['Luz Mar', ''] }],
  ['guests.1', { guests: ['Luz Mar', 'Ana Ruiz'] }],
  ['guests.0', { guests: ['a'.repeat(161)] }],
  ['guests', { guests: 'Luz Mar' }],
  ['buyer', { buyer: 7 }],
  ['buyer.name', { buyer: { ...someone, name: ' ' } }],
  ['buyer.surname', { buyer: { ...someone, surname: undefined } }],
  ['buyer.email', { buyer: { ...someone, email: 'ines' } }],
  ['buyer.phone', { buyer: { ...someone, phone: '' } }],
  ['buyer.comment', { buyer: { ...someone, comment: 'a'.repeat(501) } }],
  ['buyer.allow_notifications', { buyer: { ...someone, allow_notifications: 'yes' } }],
  ['buyer.localization', { buyer: { ...someone, localization: [] } }],
  ['buyer.localization.country', { buyer: { ...someone, localization: { country: 'FR' } } }],
  ['buyer.localization.address', { buyer: { ...someone, localization: { country: 'PT', address: 'a'.repeat(121) } } }],
  ['status.type', { status: { type: 'confirmed' } }],
  ['status', { status: 'confirmed' }],
  ['locators.voucher_code', { locators: { voucher_code: 'HS00000AAA' } }],
  ['locators.hotel_locator', { locators: { hotel_locator: 'MINE' } }],
  ['locators.purchase_locator', { locators: { purchase_locator: 'MINE' } }],
  ['payments', { payments: [{ method: 'card', price: { amount: 1, currency: 'EUR' }, status: { type: 'paid' } }] }],
  ['payments', { payments: null }],
  ['metadata.held_until', { metadata: { held_until: '2099-01-01T00:00:00.000Z' } }],
]

test.each(wrong)('%s is refused, and nothing is changed, with %j', async (field, change) => {
  const { ask, uuid, purchase } = await ready()
  const { status, problem } = await ask('PUT', `/${uuid}`, { ...purchase, ...change })
  expect([status, problem.errors?.map((error) => error.field)]).toEqual([400, [field]])
  await expectSame(ask, purchase)
})

test.each([
  ['no-availability', { allotment: 0 }],
  ['closed', { isClosed: true }],
  ['minimum-stay', { minimumNights: 5 }],
])('%s on the new nights leaves the purchase as it was', async (code, night) => {
  const { ask, uuid, purchase } = await ready()
  for (const { uuid: room } of someGetaway(services).hotel.rooms)
    await services.db
      .update(hotelNights)
      .set({ ...night, held: 0 })
      .where(eq(hotelNights.roomUuid, room))
  const body = { ...purchase, package_availability: nights(nextWeekend), buyer: someone }
  const { status, problem, purchase: same } = await ask('PUT', `/${uuid}`, body)
  expect([status, problem.code]).toEqual([409, code])
  expect(same.package_availability).toEqual(purchase.package_availability)
  expect(same.buyer).toEqual(purchase.buyer)
})

test('a hotel that gives no answer changes nothing', async () => {
  const { ask, uuid, purchase } = await ready()
  supplier.whileAsked(async () => {
    throw new SupplierAway('no answer')
  })
  const { status } = await ask('PUT', `/${uuid}`, { ...purchase, package_availability: nights(nextWeekend) })
  expect(status).toBe(503)
  supplier.whileAsked(async () => {})
  await expectSame(ask, purchase)
})

async function expectSame(ask: Awaited<ReturnType<typeof ready>>['ask'], purchase: GetawayPurchase) {
  expect((await ask('GET', `/${purchase.uuid}`)).purchase).toEqual(purchase)
}
