import { expect, test } from 'vitest'
import { servicesShown } from './spa-services.tsx'

const each = { minimum: 1, maximum: 6, incrementing: 1 }
const pairs = { minimum: 2, maximum: 8, incrementing: 2 }
const couple = { minimum: 2, maximum: 2, incrementing: 0 }
const family = { minimum: 3, maximum: 3, incrementing: 0 }

test.each([
  ['one person, sold one by one', each, 1, { count: 1, pax: 1 }],
  ['six people, sold one by one', each, 6, { count: 6, pax: 6 }],
  ['more than there is room for', each, 7, null],
  ['two, sold in pairs', pairs, 2, { count: 1, pax: 2 }],
  ['four, sold in pairs', pairs, 4, { count: 2, pax: 4 }],
  ['an odd party leaves out services for two', pairs, 3, null],
  ['one person and a service for two', couple, 1, null],
  ['a couple', couple, 2, { count: 1, pax: 2 }],
  ['four people and a service for one couple', couple, 4, null],
  ['fewer than the minimum pay for the minimum', family, 2, { count: 1, pax: 3 }],
  ['a family of three', family, 3, { count: 1, pax: 3 }],
])('%s', (_, capacity, pax, party) => {
  const { shown, forOtherParties } = servicesShown([{ categories: [], capacity }], { pax, category: null })
  expect(shown[0]?.party ?? null).toEqual(party)
  expect(forOtherParties).toBe(party ? 0 : 1)
})

test('a category keeps its own services, in the order they had', () => {
  const services = [
    { name: 'circuit', categories: ['circuits'], capacity: each },
    { name: 'massage', categories: ['massages'], capacity: each },
    { name: 'circuit and massage', categories: ['circuits', 'massages'], capacity: each },
    { name: 'massage for two', categories: ['massages'], capacity: couple },
  ]
  const { shown, forOtherParties } = servicesShown(services, { pax: 3, category: 'massages' })
  expect(shown.map(({ service }) => service.name)).toEqual(['massage', 'circuit and massage'])
  expect(forOtherParties).toBe(1)
})
