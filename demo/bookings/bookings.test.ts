import { describe, expect, test } from 'vitest'
import { demoSettings } from '#features/catalogue/server/demo-settings.ts'
import { readDemoRows } from '#tests/demo/demo-rows.ts'
import type { SeedRow } from '../seed-rows.ts'

const catalogue = readDemoRows()
const { services, serviceBookingRules, serviceNeeds, spaResources, resourcePlaces } = catalogue
const resources = new Map(spaResources.map((resource) => [resource.uuid, resource]))
const placesOf = (uuid: string) => resourcePlaces.filter(({ resourceUuid }) => resourceUuid === uuid).length
const places = new Map(spaResources.map(({ uuid }) => [uuid, placesOf(uuid)]))
const rulesOf = new Map(serviceBookingRules.map((rules) => [rules.serviceUuid, rules]))
const needsOf = Map.groupBy(serviceNeeds, ({ serviceUuid }) => serviceUuid)
const nameOf = new Map(
  catalogue.serviceTranslations.filter(({ language }) => language === 'es').map((row) => [row.serviceUuid, row.name]),
)

const isPack = ({ sessions }: SeedRow<'services'>) => (sessions ?? 1) > 1
const booked = services.filter(
  (service) =>
    !isPack(service) && (service.onlineBookingAvailable !== 'no' || service.spaUuid === demoSettings.requestOnlySpa),
)

const named = (name: RegExp) => {
  const found = booked.find(({ uuid }) => name.test(nameOf.get(uuid) ?? ''))
  if (!found) throw new Error(`no service ${name}`)
  return (needsOf.get(found.uuid) ?? []).map(({ resourceUuid, units, per, startsAfter, minutes }) => {
    const resource = resources.get(resourceUuid)
    return [resource?.name.es, `${units} per ${per}`, startsAfter, minutes]
  })
}

test('every spa has a circuit, single and double cabins and therapists, named in both languages', () => {
  for (const { uuid } of catalogue.spas) {
    const names = spaResources.filter(({ spaUuid }) => spaUuid === uuid).map(({ name }) => [name.es, name.pt])
    expect(names.slice(0, 4)).toEqual([
      ['Circuito de aguas', 'Circuito de águas'],
      ['Cabinas individuales', 'Cabines individuais'],
      ['Cabinas dobles', 'Cabines duplas'],
      ['Terapeutas', 'Terapeutas'],
    ])
  }
})

test('a large hotel has more places than a day spa', () => {
  const of = (name: string, resource: string) => {
    const spa = catalogue.spas.find((candidate) => candidate.name === name)
    const found = spaResources.find(({ spaUuid, name }) => spaUuid === spa?.uuid && name.es === resource)
    return places.get(found?.uuid ?? '') ?? 0
  }
  expect(of('Aguamadre Spa', 'Circuito de aguas')).toBeGreaterThanOrEqual(12)
  expect(of('Aguamadre Spa', 'Terapeutas')).toBeGreaterThanOrEqual(4)
  expect(of('Ruzafa Day Spa', 'Circuito de aguas')).toBeLessThanOrEqual(8)
  expect(of('Ruzafa Day Spa', 'Terapeutas')).toBeLessThanOrEqual(3)
})

test('every service that is booked online has rules, and nothing else has', () => {
  expect(new Set(rulesOf.keys())).toEqual(new Set(booked.map(({ uuid }) => uuid)))
  expect(booked.length).toBeGreaterThan(600)
  expect(services.filter((service) => isPack(service) && service.onlineBookingAvailable !== 'no')).toEqual([])
})

test('a service needs what its own spa has, for all of its time and no longer', () => {
  for (const { uuid, spaUuid, clientTimeDuration } of booked) {
    const needs = needsOf.get(uuid) ?? []
    expect(needs.every(({ resourceUuid }) => resources.get(resourceUuid)?.spaUuid === spaUuid)).toBe(true)
    const parts = needs.toSorted((a, b) => a.startsAfter - b.startsAfter)
    let covered = 0
    for (const { startsAfter, minutes } of parts) {
      expect(startsAfter, nameOf.get(uuid)).toBeLessThanOrEqual(covered)
      covered = Math.max(covered, startsAfter + minutes)
    }
    expect(covered, nameOf.get(uuid)).toBe(clientTimeDuration)
  }
})

test('its smallest party fits, and so does its largest', () => {
  for (const { uuid, capacityMinimum, capacityMaximum, capacityIncrementing } of booked) {
    expect(capacityIncrementing === 0).toBe(capacityMinimum === capacityMaximum)
    for (const { resourceUuid, units, per } of needsOf.get(uuid) ?? []) {
      const taken = per === 'person' ? units * capacityMaximum : units
      expect(taken, nameOf.get(uuid)).toBeLessThanOrEqual(places.get(resourceUuid) ?? 0)
    }
  }
})

describe('what experiences take', () => {
  test.each([
    ['a circuit', /^Circuito de hidroterapia$/, [['Circuito de aguas', '1 per person', 0, 60]]],
    [
      'a massage',
      /^Masaje relajante de 50 min$/,
      [
        ['Cabinas individuales', '1 per person', 0, 50],
        ['Terapeutas', '1 per person', 0, 50],
      ],
    ],
    [
      'one for two',
      /^Masaje relajante de 50 min en pareja$/,
      [
        ['Cabinas dobles', '1 per party', 0, 50],
        ['Terapeutas', '1 per person', 0, 50],
      ],
    ],
    [
      'water, then hands',
      /^Circuito spa y masaje de 50 min$/,
      [
        ['Circuito de aguas', '1 per person', 0, 60],
        ['Cabinas individuales', '1 per person', 60, 50],
        ['Terapeutas', '1 per person', 60, 50],
      ],
    ],
    [
      'four hands',
      /^Masaje a cuatro manos de 55 min$/,
      [
        ['Cabinas individuales', '1 per person', 0, 55],
        ['Terapeutas', '2 per person', 0, 55],
      ],
    ],
    [
      'a bath, then hands',
      /^Ritual de rosas y cava en pareja$/,
      [
        ['Cabinas dobles', '1 per party', 0, expect.any(Number)],
        ['Terapeutas', '1 per person', 30, expect.any(Number)],
      ],
    ],
    ['a day by the pool', /^Day pass piscina y spa$/, [['Piscinas y jardines', '1 per person', 0, 240]]],
  ])('%s', (_, name, needs) => {
    expect(named(name)).toEqual(needs)
  })
})

test('rules are what spas are used to', () => {
  for (const { notice, horizon, grid, freeHours } of rulesOf.values()) {
    expect(notice).toBeGreaterThanOrEqual(2 * 60)
    expect(notice).toBeLessThanOrEqual(24 * 60)
    expect([60, 90, 120]).toContain(horizon)
    expect([30, 60]).toContain(grid)
    expect([24, 48, null]).toContain(freeHours)
  }
})

test('what a service says about cancelling is what its rules say', () => {
  const said = { 24: /hasta 24 horas antes/, 48: /hasta 48 horas antes/, never: /no se puede cambiar ni anular/ }
  for (const { serviceUuid, language, politicalCondition } of catalogue.serviceTranslations) {
    const freeHours = rulesOf.get(serviceUuid)?.freeHours
    if (language === 'es' && freeHours !== undefined) {
      expect(politicalCondition).toMatch(said[(freeHours ?? 'never') as keyof typeof said])
    }
  }
  const never = [...rulesOf.values()].filter(({ freeHours }) => freeHours === null)
  expect(never.length).toBeGreaterThan(0)
  expect(never.length).toBeLessThan(rulesOf.size / 10)
})

test.each([
  [/nocturno/, 'startsFrom', '17:'],
  [/después del trabajo/, 'startsFrom', '16:00'],
  [/Mañana de spa en familia/, 'startsUntil', '12:00'],
  [/desayuno/, 'startsUntil', '11:00'],
] as const)('%s has its time of the day', (name, rule, least) => {
  const timed = booked.filter(({ uuid }) => name.test(nameOf.get(uuid) ?? ''))
  expect(timed.length).toBeGreaterThan(0)
  for (const { uuid } of timed) expect((rulesOf.get(uuid)?.[rule] ?? '') >= least).toBe(true)
})

// Of a large catalogue in generate-catalogue.test.ts, which makes one.
test('what is sold stays within bounds', () => {
  expect(catalogue.resourceClaims.length).toBeGreaterThan(20_000)
  expect(catalogue.resourceClaims.length).toBeLessThan(60_000)
})
