import { expect, test } from 'vitest'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { serviceFacts } from './service-facts.ts'

type Changes = Partial<Omit<Service, 'audience'>> & { audience?: Partial<Service['audience']> }

function factsOf({ audience, ...changes }: Changes = {}, language: 'es' | 'pt' = 'es', isGift = true) {
  const service = {
    clientTimeDuration: 90,
    capacity: { minimum: 1, maximum: 6, incrementing: 1 },
    sessions: 1,
    meal: null,
    isPrivate: false,
    hasAvailabilityOn: [1, 2, 3, 4, 5, 6, 7],
    ...changes,
    audience: { party: 'one-person', ageBand: null, residency: null, isForPregnancy: false, ...audience },
  } as Service
  return serviceFacts(service, isGift, i18nFor(language).t).map(({ text }) => text)
}

const plain = ['90\u00a0min', 'Servicio para 1 persona', 'Se puede regalar']

test('a plain service says how long, for how many, and that it can be given', () => {
  expect(factsOf()).toEqual(plain)
  expect(factsOf({}, 'pt')).toEqual(['90\u00a0min', 'Serviço para 1 pessoa', 'Pode ser oferecido'])
  expect(factsOf({}, 'es', false)).toContain('No disponible como bono regalo')
})

const two = { minimum: 2, maximum: 2, incrementing: 0 }
const more: [changes: Changes, fact: string][] = [
  [{ capacity: two, audience: { party: 'two-persons' } }, 'Especial parejas'],
  [{ capacity: two, audience: { party: 'two-adults' } }, 'Para dos adultos'],
  [{ audience: { party: 'two-adults-two-children' } }, 'Para dos adultos y dos niños'],
  [{ audience: { ageBand: { from: 4, to: 14 } } }, 'Para niños de 4 a 14 años'],
  [{ audience: { ageBand: { from: 13, to: 17 } } }, 'Para jóvenes de 13 a 17 años'],
  [{ audience: { residency: 'resident' } }, 'Solo para residentes en Canarias'],
  [{ audience: { residency: 'non-resident' } }, 'Para no residentes en Canarias'],
  [{ audience: { isForPregnancy: true } }, 'Para embarazadas'],
  [{ sessions: 10 }, 'Bono de 10 sesiones'],
  [{ meal: 'brunch' }, 'Con brunch'],
  [{ isPrivate: true }, 'En privado'],
  [{ hasAvailabilityOn: [1, 2, 3, 4] }, 'De lunes a jueves'],
  [{ hasAvailabilityOn: [6, 7] }, 'Solo sábado y domingo'],
  [{ hasAvailabilityOn: [7, 5, 3] }, 'Solo miércoles, viernes y domingo'],
  [{ hasAvailabilityOn: [3] }, 'Solo miércoles'],
]

test.each(more)('%j is told: %s', (changes, fact) => {
  expect(factsOf(changes)).toContain(fact)
  expect(factsOf()).not.toContain(fact)
})

test('days that nobody noted down restrict nothing', () => {
  expect(factsOf({ hasAvailabilityOn: [] })).toEqual(plain)
})
