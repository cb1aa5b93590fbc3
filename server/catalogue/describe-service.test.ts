import { beforeAll, expect, test } from 'vitest'
import { promotionCategory } from '#domain/catalogue/promotion-category.ts'
import type { Service } from '#domain/catalogue/service.ts'
import { euros } from '#domain/money.ts'
import { testServices } from '#tests/test-services.ts'
import type { Reader } from './cards.ts'
import { describeService } from './describe-service.ts'
import { readerOf } from './reader.ts'

const { services, pool } = await testServices({ day: '2026-11-27' })
const blackFriday = promotionCategory('black-friday').uuid
const ordinary = { requestOnlySpa: undefined, blackFridaySpas: [] }

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

function asShown(from: Reader, rules: Parameters<typeof describeService>[2] = ordinary) {
  const view = describeService(from, service.uuid, rules)
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
  expect(taxAt('aguamadre-spa')).toBe('IGIC')
  expect(taxAt('azahar-wellness')).toBe('IVA')
})

test('every party that may be chosen is priced', () => {
  const changes = { price: euros(5000), offers: [], capacity: { minimum: 2, maximum: 7, incrementing: 2 } }
  expect(asShown(telling(changes)).parties).toEqual([
    { pax: 2, count: 1, amount: '50,00\u00a0€' },
    { pax: 4, count: 2, amount: '100,00\u00a0€' },
    { pax: 6, count: 3, amount: '150,00\u00a0€' },
  ])
})

test('the lowest price of 30 days is told for the party that was chosen', () => {
  const weekdays = {
    sunday: true,
    monday: true,
    tuesday: true,
    wednesday: true,
    thursday: true,
    friday: true,
    saturday: true,
  }
  const offer = { ...offerOf(reader.day), weekdays, discountMode: 'percent' as const, bonoDiscountValue: -20 }
  const capacity = { minimum: 2, maximum: 4, incrementing: 2 }
  const told = telling({ price: euros(5000), offers: [offer], capacity })
  const snapshot = {
    ...told.snapshot,
    priceChanges: new Map([[service.uuid, [{ since: '2026-01-01', amount: 4500 }]]]),
  }
  expect(asShown({ ...told, snapshot }).parties.map(({ amount, lowest }) => [amount, lowest])).toEqual([
    ['40,00\u00a0€', '45,00\u00a0€'],
    ['80,00\u00a0€', '90,00\u00a0€'],
  ])
})

test('a fixed party is the only choice', () => {
  const { parties } = asShown(telling({ capacity: { minimum: 2, maximum: 6, incrementing: 0 } }))
  expect(parties.map(({ pax, count }) => ({ pax, count }))).toEqual([{ pax: 2, count: 1 }])
})

test('in Black Friday a deal of one of the spas named by the setting lasts 90 days', () => {
  const spas = { ...ordinary, blackFridaySpas: [service.spaUuid] }
  expect(asShown(reader, spas).validity).toEqual({ unit: 'days', count: 90 })
  expect(asShown(reader).validity).not.toEqual({ unit: 'days', count: 90 })
  expect(asShown({ ...reader, day: '2026-11-15' }, spas).validity).not.toEqual({ unit: 'days', count: 90 })
  const untagged = telling({ serviceTags: [], promotionTags: [], categoryTags: [] })
  expect(asShown(untagged, spas).validity).not.toEqual({ unit: 'days', count: 90 })
})

test('the validity of a service comes before that of its spa', () => {
  expect(asShown(telling({ daysBeforeVoucherExpirate: 365 })).validity).toEqual({ unit: 'months', count: 12 })
})

test.each([
  ['no', 'disabled'],
  ['request', 'request'],
])('online booking %s is %s', (onlineBookingAvailable, expected) => {
  expect(asShown(telling({ onlineBookingAvailable })).onlineBooking).toBe(expected)
})

test('the spa named by the setting books on request only', () => {
  const rules = { ...ordinary, requestOnlySpa: service.spaUuid }
  expect(asShown(telling({ onlineBookingAvailable: 'yes' }), rules).onlineBooking).toBe('request')
})

test('vouchers are sold while the spa is open or will be again', () => {
  const sold = { status: 'enable', isOnlineVoucherAvailable: true }
  expect(asShown(telling(sold)).canBeBought).toBe(true)
  expect(asShown(telling(sold, 'closedtemp')).canBeBought).toBe(true)
  expect(asShown(telling(sold, 'closed')).canBeBought).toBe(false)
  expect(asShown(telling(sold, 'lost')).canBeBought).toBe(false)
  expect(asShown(telling({ ...sold, status: 'disable' })).canBeBought).toBe(false)
  expect(asShown(telling({ ...sold, isOnlineVoucherAvailable: false })).canBeBought).toBe(false)
})

test('related services are others of the same spa that can be bought', () => {
  for (const card of asShown(reader).related) {
    const other = reader.snapshot.services.get(card.uuid)
    expect(other).toMatchObject({ spaUuid: service.spaUuid, status: 'enable' })
    expect(card.uuid).not.toBe(service.uuid)
  }
})

test('an unknown service is none', () => {
  expect(describeService(reader, 'atlantis', ordinary)).toBeNull()
})

function offerOf(day: string) {
  return {
    uuid: '6f1f9b8e-0000-4000-8000-000000000001',
    startDate: day,
    endDate: day,
    spaDiscountValue: -10,
    startTime: null,
    endTime: null,
  }
}
