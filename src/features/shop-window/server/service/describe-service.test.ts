import { beforeAll, expect, test } from 'vitest'
import type { Offer } from '#features/catalogue/rules/services/offer.ts'
import { promotionCategory } from '#features/catalogue/rules/services/promotion-category.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import { experienceName } from '#features/catalogue/rules/services/siblings.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { readSeen } from '#features/shop-window/rules/recently-seen.ts'
import { sceneOf } from '#platform/pictures/picture-scene.ts'
import { euros } from '#platform/rules/money.ts'
import { weekdays } from '#platform/time/dates.ts'
import { testServices } from '#tests/test-services.ts'
import { describeService } from './describe-service.ts'
import { companyOf } from './related-services.ts'

const { services, pool } = await testServices({ day: '2026-11-27' })
const blackFriday = promotionCategory('black-friday').uuid
const { bookings } = services.config
const ordinary = {
  bookings,
  requestOnlySpa: undefined,
  blackFridaySpas: [],
  internalPromotion: 'couples-massage' as const,
}

let reader: Reader
let service: Service
beforeAll(async () => {
  const { rows } = await pool.query(
    `select service_uuid from service_tags join services on uuid = service_uuid join spas on spas.uuid = spa_uuid
      where tag_uuid = $1 and services.status = 'enable' and spas.status = 'online' order by 1 limit 1`,
    [blackFriday],
  )
  reader = readerOf(services, { pathname: '/' })
  service = reader.snapshot.services.get(rows[0].service_uuid) as Service
})

/** The catalogue with the service, or its spa, told otherwise. */
function telling(changes: Partial<Service>, spaStatus?: 'closed' | 'closedtemp' | 'lost'): Reader {
  const spa = reader.snapshot.spas.get(service.spaUuid)
  if (!spa) throw new Error('the service has no spa')
  const spas = new Map(reader.snapshot.spas).set(spa.uuid, { ...spa, status: spaStatus ?? spa.status })
  const all = new Map(reader.snapshot.services).set(service.uuid, { ...service, ...changes })
  return { ...reader, snapshot: { ...reader.snapshot, spas, services: all } }
}

function asShown(from: Reader, rules: Parameters<typeof describeService>[2] = ordinary, pax: string | null = null) {
  const view = describeService(from, service.uuid, rules, { pax })
  if (!view) throw new Error('no such service')
  return view
}

test('a service ends the way down from its place and spa', () => {
  const { crumbs, name, spa } = asShown(reader)
  expect(crumbs.at(-1)).toEqual({ label: name })
  expect(crumbs.at(-2)).toEqual({ label: spa.name, href: spa.href })
})

test('in the Canary Islands the price includes IGIC, elsewhere IVA', () => {
  const taxAt = (slug: string) => {
    const spa = [...reader.snapshot.spas.values()].find((candidate) => candidate.slug === slug)
    const first = reader.snapshot.servicesOfSpa.get(spa?.uuid ?? '')?.[0]
    return describeService(reader, first?.uuid ?? '', ordinary)?.tax
  }
  expect(taxAt('aguamadre-spa')).toBe('IGIC incluido, sin gastos de gestión')
  expect(taxAt('azahar-wellness')).toBe('IVA incluido, sin gastos de gestión')
})

test('one voucher is priced; without an offer nothing is struck out', () => {
  const [sale] = asShown(telling({ price: euros(5000), offers: [] })).onSale
  expect(sale).toMatchObject({ uuid: service.uuid, price: 5000, discount: null })
})

test('next to a discounted price stands the lowest of 30 days', () => {
  const told = telling({ price: euros(5000), offers: [offerOf(reader.day)] })
  const priceChanges = new Map([[service.uuid, [{ since: '2026-01-01', amount: 4500 }]]])
  const [sale] = asShown({ ...told, snapshot: { ...told.snapshot, priceChanges } }).onSale
  expect(sale).toMatchObject({ price: 4000, discount: { base: 5000, lowest: 4500 } })
})

test('the party of the address is chosen, and too large a one is refused', () => {
  const told = telling({ capacity: { minimum: 2, maximum: 7, incrementing: 2 } })
  const inPairs = { ...told, snapshot: { ...told.snapshot, servicesOfSpa: new Map() } }
  expect(asShown(inPairs).party).toEqual({ pax: 2, asked: null, isRefused: false })
  expect(asShown(inPairs, ordinary, '3').party).toEqual({ pax: 4, asked: 3, isRefused: false })
  expect(asShown(inPairs, ordinary, '7').party).toEqual({ pax: 6, asked: 7, isRefused: true })
})

test('in Black Friday a deal of one of the spas named by the setting lasts 90 days', () => {
  const spas = { ...ordinary, blackFridaySpas: [service.spaUuid] }
  expect(asShown(reader, spas).validity).toBe('90 días')
  expect(asShown(reader).validity).not.toBe('90 días')
  expect(asShown({ ...reader, day: '2026-11-15' }, spas).validity).not.toBe('90 días')
  const untagged = telling({ serviceTags: [], promotionTags: [], categoryTags: [] })
  expect(asShown(untagged, spas).validity).not.toBe('90 días')
})

test('the validity of a service comes before that of its spa', () => {
  expect(asShown(telling({ daysBeforeVoucherExpirate: 365 })).validity).toBe('12 meses')
})

test.each([
  ['no', /^Sin reserva en línea/],
  ['request', /bajo petición/],
  ['yes', /^Admite reserva con fecha/],
])('online booking %s is said as it is', (onlineBookingAvailable, words) => {
  expect(asShown(telling({ onlineBookingAvailable })).onlineBooking).toMatch(words)
})

test('the spa named by the setting books on request only', () => {
  const rules = { ...ordinary, requestOnlySpa: service.spaUuid }
  expect(asShown(telling({ onlineBookingAvailable: 'yes' }), rules).onlineBooking).toMatch(/bajo petición/)
})

const sold = { status: 'enable', isOnlineVoucherAvailable: true }

test('a spa closed for the season sells, with the exact notice', () => {
  const view = asShown(telling(sold, 'closedtemp'))
  expect(view.notForSale).toBeNull()
  expect(view.season?.title).toBe('Spa cerrado temporalmente. Disfruta del bono cuando el spa reabra.')
  expect(asShown(telling(sold)).season).toBeNull()
})

test.each([
  ['of a closed spa', sold, 'closed', /cerrado/, /^Ver spas en /],
  ['of a spa that left', sold, 'lost', /ya no trabaja/, /^Ver spas en /],
  ['that is not enabled', { ...sold, status: 'disable' }, undefined, /por ahora/, /^Ver otros servicios de /],
  [
    'without a voucher',
    { ...sold, isOnlineVoucherAvailable: false, onlineBookingAvailable: 'no' },
    undefined,
    /propio spa/,
    /^Ver otros servicios/,
  ],
] as const)('a service %s is not sold: the page says why and leads on', (_, changes, status, reason, label) => {
  const view = asShown(telling(changes, status))
  expect(view.notForSale).toEqual({
    reason: expect.stringMatching(reason),
    label: expect.stringMatching(label),
    href: expect.stringMatching(/^\/spa-balneario\//),
  })
  expect(view.choices).toEqual([])
  expect(view.facts.at(-1)).toEqual({ icon: 'gift', text: 'No disponible como bono regalo' })
  expect(view.meta).not.toContain('€')
})

test('related services can be bought, are for the same company, and are other things with other pictures', () => {
  const { related } = asShown(reader)
  expect(related.cards.length).toBeGreaterThan(0)
  const shown = related.cards.map(({ uuid }) => reader.snapshot.services.get(uuid) as Service)
  for (const other of shown) {
    expect(other).toMatchObject({ status: 'enable', isOnlineVoucherAvailable: true })
    expect(companyOf(other)).toBe(companyOf(service))
  }
  const [opener] = service.images
  const scenes = [opener?.file ?? '', ...related.cards.map(({ photo }) => photo.file)].map(sceneOf)
  expect(new Set(scenes).size).toBe(scenes.length)
  expect(new Set([service, ...shown].map(experienceName)).size).toBe(scenes.length)
})

test('promotions on show today and treatments are linked; internal and festive ones out of season are not', () => {
  const promotionTags = (['couples-spa', 'black-friday', 'christmas', 'couples-massage', 'discounts'] as const).map(
    (key) => promotionCategory(key).uuid,
  )
  const categoriesOn = (day: string) => asShown({ ...telling({ promotionTags, serviceTags: [] }), day }).categories
  expect(categoriesOn('2026-11-27').map(({ title }) => title)).toEqual(['Spa en pareja', 'Black Friday'])
  expect(categoriesOn('2026-11-15').map(({ title }) => title)).toEqual(['Spa en pareja'])
  const [tag] = service.serviceTags
  const [category] = asShown(telling({ promotionTags: [], serviceTags: [tag as string] })).categories
  expect(category).toEqual({
    title: reader.snapshot.tags.get(tag as string)?.translations.es.title,
    href: expect.stringMatching(/^\/tratamientos\/.+/),
  })
})

test('what the browser keeps of it has a name and an address in every language', () => {
  const { seen, name, path } = asShown(reader)
  expect(seen).toMatchObject({ uuid: service.uuid, name: { es: name }, uri: { es: path } })
  expect(seen.uri.pt).toMatch(/^\/pt\/spas\//)
  expect(readSeen(JSON.stringify([seen]))).toEqual([seen])
})

test('an unknown service is none', () => {
  expect(describeService(reader, 'atlantis', ordinary)).toBeNull()
})

function offerOf(day: string): Offer {
  return {
    uuid: '6f1f9b8e-0000-4000-8000-000000000001',
    startDate: day,
    endDate: day,
    weekdays: Object.fromEntries(weekdays.map((weekday) => [weekday, true])) as Offer['weekdays'],
    discountMode: 'percent',
    bonoDiscountValue: -20,
    spaDiscountValue: -10,
    startTime: null,
    endTime: null,
  }
}

test('a service that is booked online leads to its hours; on request it says who confirms', async () => {
  const found = [...reader.snapshot.services.values()].find(
    (one) => one.bookable && one.onlineBookingAvailable === 'yes' && one.isOnlineVoucherAvailable,
  )
  if (!found) throw new Error('the demo catalogue has changed')
  const shown = (changes: Partial<Service>, rules = ordinary as Parameters<typeof describeService>[2], date = '') => {
    const all = new Map(reader.snapshot.services).set(found.uuid, { ...found, ...changes })
    const view = describeService({ ...reader, snapshot: { ...reader.snapshot, services: all } }, found.uuid, rules, {
      date,
    })
    return view && { booking: view.booking, reason: view.notForSale?.reason }
  }
  const booking = {
    href: `/service-booking/checkout/?service=${found.uuid}`,
    hours: `/service-booking/next-hours/?service=${found.uuid}`,
    note: null,
  }
  const note = 'Bajo petición: el spa confirma la hora que elijas.'
  expect(shown({})).toEqual({ booking, reason: undefined })
  // The day that somebody has looked for goes along; one that is over, or none at all, doesn't.
  const day = '2026-12-24'
  const onDay = { ...booking, href: `${booking.href}&day=${day}`, hours: `${booking.hours}&day=${day}` }
  expect(shown({}, ordinary, day)?.booking).toEqual(onDay)
  for (const none of ['2026-01-01', 'x', '2026-02-30']) expect(shown({}, ordinary, none)?.booking).toEqual(booking)
  expect(shown({ onlineBookingAvailable: 'request' })?.booking).toEqual({ ...booking, note })
  expect(shown({}, { ...ordinary, requestOnlySpa: found.spaUuid })?.booking).toEqual({ ...booking, note })
  expect(shown({ onlineBookingAvailable: 'no' })?.booking).toBeNull()
  expect(shown({ isOnlineVoucherAvailable: false })).toEqual({
    booking,
    reason: 'No se vende como bono: elige ya el día y la hora.',
  })
  const elsewhere = { ...ordinary, bookings: { ...bookings, serviceUrl: 'https://reservas.example' } }
  expect(shown({}, elsewhere)?.booking).toEqual({ ...booking, hours: null })
  expect(shown({ onlineBookingAvailable: 'no' }, elsewhere)?.booking).toBeNull()
  expect(shown({ status: 'disable' })).toEqual({
    booking: null,
    reason: 'El spa no ofrece este servicio por ahora.',
  })
})
