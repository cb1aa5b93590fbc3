import { expect, test } from 'vitest'
import { promotionCategory } from '#features/catalogue/rules/services/promotion-category.ts'
import type { Audience, Service } from '#features/catalogue/rules/services/service.ts'
import { bandOf, isInPriceBand, priceBandOf, valuesOfService, valuesOfSpa } from './facet-values.ts'

const adult: Audience = { party: 'one-person', ageBand: null, residency: null, isForPregnancy: false }

const circuit = {
  promotionTags: [promotionCategory('spa-circuit').uuid],
  serviceTags: ['hydrotherapy-tag'],
  clientTimeDuration: 60,
  audience: adult,
  capacity: { minimum: 1, maximum: 4, incrementing: 1 },
  meal: null,
} as Partial<Service> as Service

const chosen = (service: Partial<Service>, name: string) =>
  valuesOfService({ ...circuit, ...service }, 'disabled')
    .filter((value) => value.name === name)
    .map(({ value }) => value)

test('a service stands under its experiences, treatments, duration and party', () => {
  expect(valuesOfService(circuit, 'request')).toEqual([
    { name: 'experience', value: 'spa-circuit' },
    { name: 'treatment', value: 'hydrotherapy-tag' },
    { name: 'duration', value: '31-60' },
    { name: 'party', value: 'one-person' },
    { name: 'booking', value: 'request' },
  ])
})

test.each([
  [20, '0-30'],
  [30, '0-30'],
  [45, '31-60'],
  [90, '61-90'],
  [120, '91-120'],
  [240, '121-'],
])('%i minutes are in %s', (clientTimeDuration, band) => {
  expect(chosen({ clientTimeDuration }, 'duration')).toEqual([band])
})

test.each<[string, Partial<Audience>, number, string[]]>([
  ['one adult', {}, 1, []],
  ['a couple', { party: 'two-persons' }, 2, ['couples']],
  ['two adults', { party: 'two-adults' }, 2, ['couples']],
  ['a family', { party: 'two-adults-one-child' }, 3, ['family']],
  ['a parent and a child', { party: 'one-adult-one-child', ageBand: { from: 4, to: 14 } }, 2, ['family', 'children']],
  ['a child', { ageBand: { from: 4, to: 14 } }, 1, ['children']],
  ['a pregnant woman', { isForPregnancy: true }, 1, ['pregnancy']],
  ['a resident', { residency: 'resident' }, 1, ['resident']],
  ['a visitor', { residency: 'non-resident' }, 1, ['non-resident']],
])('%s', (_, audience, minimum, audiences) => {
  const capacity = { minimum, maximum: 4, incrementing: 1 }
  expect(chosen({ audience: { ...adult, ...audience }, capacity }, 'for')).toEqual(audiences)
})

test('a child of an age finds what is for that age, first and last year included', () => {
  expect(chosen({ audience: { ...adult, ageBand: { from: 4, to: 6 } } }, 'age')).toEqual(['4', '5', '6'])
})

test('a spa stands in its region and its town, with the stars of its hotel', () => {
  const spa = { hotel: { name: 'Gran Mirador', stars: 5 }, regionUuid: 'tenerife', location: { uuid: 'adeje' } }
  expect(valuesOfSpa(spa as never)).toEqual([
    { name: 'stars', value: '5' },
    { name: 'region', value: 'tenerife' },
    { name: 'region', value: 'adeje' },
  ])
  expect(valuesOfSpa({ ...spa, hotel: null } as never)[0]).toEqual({ name: 'stars', value: '0' })
})

test.each([
  ['0-50', { from: 0, to: 50 }],
  ['150-', { from: 150, to: Number.POSITIVE_INFINITY }],
  ['-50', null],
  ['cheap', null],
  ['1e9-2', null],
])('%s is the band %j', (text, band) => {
  expect(bandOf(text)).toEqual(band)
})

test.each([
  [0, '0-50'],
  [5000, '0-50'],
  [5001, '50-100'],
  [10_000, '50-100'],
  [15_001, '150-'],
])('%i cents are in the price band %s', (cents, band) => {
  expect(priceBandOf(cents)).toBe(band)
})

test('a price is in one band only', () => {
  const bands = ['0-50', '50-100'].map((text) => bandOf(text) as { from: number; to: number })
  expect(bands.map((band) => isInPriceBand(5000, band))).toEqual([true, false])
})
