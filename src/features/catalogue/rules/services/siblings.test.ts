import { expect, test } from 'vitest'
import type { Service } from './service.ts'
import { areSiblings, audienceChoices, audienceGroups, experienceName } from './siblings.ts'

type Experience = Parameters<typeof areSiblings>[0]
type Changes = Partial<Omit<Experience, 'audience' | 'translations'>> & {
  name?: string
  audience?: Partial<Service['audience']>
}

function experience({ name = 'Circuito spa', audience, ...facts }: Changes = {}): Experience {
  return {
    spaUuid: 'aguamadre',
    clientTimeDuration: 90,
    hasAvailabilityOn: [1, 2, 3, 4, 5, 6, 7],
    isPrivate: false,
    meal: null,
    serviceTags: ['thermal', 'hydrotherapy'],
    sessions: 1,
    audience: { party: 'one-person', ageBand: null, residency: null, isForPregnancy: false, ...audience },
    translations: { es: { name } },
    ...facts,
  }
}

const general = experience()

const siblings: [title: string, changes: Changes][] = [
  ['residents', { name: 'Circuito spa residente en Canarias', audience: { residency: 'resident' } }],
  ['non-residents', { name: 'Circuito spa, no residentes', audience: { residency: 'non-resident' } }],
  ['two people', { name: 'Circuito spa para 2', audience: { party: 'two-persons' } }],
  ['a couple', { name: 'Circuito spa en pareja', audience: { party: 'two-persons' } }],
  ['a family', { name: 'Circuito spa para 2 adultos y 1 niño', audience: { party: 'two-adults-one-child' } }],
  ['children', { name: 'Circuito spa para niños de 4 a 14 años', audience: { ageBand: { from: 4, to: 14 } } }],
  ['words in another place', { name: 'Residentes: circuito spa', audience: { residency: 'resident' } }],
  ['tags in another order', { serviceTags: ['hydrotherapy', 'thermal'], audience: { residency: 'resident' } }],
]

test.each(siblings)('the same experience for %s is a sibling', (_, changes) => {
  const other = experience(changes)
  expect(areSiblings(general, other)).toBe(true)
  expect(areSiblings(other, general)).toBe(true)
})

const residents = { audience: { residency: 'resident' as const } }
const strangers: [title: string, changes: Changes][] = [
  ['the same audience', { name: 'Circuito spa individual' }],
  ['another spa', { ...residents, spaUuid: 'azahar' }],
  ['another name', { ...residents, name: 'Circuito de hidroterapia residentes' }],
  ['something more in it', { ...residents, name: 'Circuito spa y desayuno residentes' }],
  ['another duration', { ...residents, clientTimeDuration: 120 }],
  ['other days of the week', { ...residents, hasAvailabilityOn: [1, 2, 3, 4] }],
  ['other treatments', { ...residents, serviceTags: ['thermal'] }],
  ['a pack of sessions', { ...residents, sessions: 4 }],
  ['a meal', { ...residents, meal: 'brunch' }],
  ['privacy', { ...residents, isPrivate: true }],
  ['pregnancy', { audience: { residency: 'resident', isForPregnancy: true } }],
]

test.each(strangers)('a service with %s is no sibling', (_, changes) => {
  expect(areSiblings(general, experience(changes))).toBe(false)
})

test('no service is its own sibling', () => {
  expect(areSiblings(general, general)).toBe(false)
})

test('the choices are adults by number, then residents and non-residents, families and children', () => {
  const two = experience({ audience: { party: 'two-persons' } })
  const resident = experience(residents)
  const visitor = experience({ audience: { residency: 'non-resident' } })
  const family = experience({ audience: { party: 'two-adults-one-child' } })
  const little = experience({ audience: { ageBand: { from: 4, to: 12 } } })
  const big = experience({ audience: { ageBand: { from: 13, to: 17 } } })
  const all = [big, family, visitor, resident, general, little, two]
  for (const looked of all) {
    expect(audienceChoices(looked, all)).toEqual([general, two, resident, visitor, family, little, big])
  }
})

test('of two services for the same audience the one that is looked at is a choice, and otherwise the first', () => {
  const pairs = experience({ name: 'Circuito spa para 2', audience: { party: 'two-persons' } })
  const couple = experience({ name: 'Circuito spa en pareja', audience: { party: 'two-persons' } })
  expect(audienceChoices(couple, [general, pairs, couple])).toEqual([general, couple])
  expect(audienceChoices(general, [general, pairs, couple])).toEqual([general, pairs])
})

test('a service without siblings is its only choice', () => {
  expect(audienceChoices(general, [general, experience({ clientTimeDuration: 30 })])).toEqual([general])
})

test.each([
  ['Circuito spa para 2 adultos y 1 niño', 'circuito spa'],
  ['Circuito Thalassa Celta para niños de 4 a 14 años', 'circuito thalassa celta'],
  ['Masaje relajante de 50 min en pareja', 'masaje relajante min'],
  ['Ritual de aloe vera canario, residente en Canarias', 'ritual aloe vera'],
])('%s is the experience "%s"', (name, expected) => {
  expect(experienceName({ translations: { es: { name } } })).toBe(expected)
})

test('one person and two are one group, the looked at first; residents, families and children are others', () => {
  const two = experience({ audience: { party: 'two-persons' } })
  const adults = experience({ audience: { party: 'two-adults' } })
  const resident = experience(residents)
  const residentPair = experience({ audience: { party: 'two-persons', residency: 'resident' } })
  const family = experience({ audience: { party: 'two-adults-one-child' } })
  const little = experience({ audience: { ageBand: { from: 4, to: 12 } } })
  const all = [general, two, adults, resident, residentPair, family, little]
  expect(audienceGroups(two, all)).toEqual([[two, general, adults], [resident, residentPair], [family], [little]])
})
