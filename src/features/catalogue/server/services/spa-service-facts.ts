import type { Service } from '#features/catalogue/rules/services/service.ts'
import { formatDuration } from '#platform/i18n/format.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { youngOf } from './service-facts.ts'

/** A line about a service in the list of its spa has room for three. */
const mostShown = 3

/** How long, for whom, and what it is besides. */
export function spaServiceFacts(service: Service, t: Translate) {
  const { audience, sessions, meal } = service
  const { ageBand, residency, isForPregnancy } = audience
  return [
    { icon: 'clock' as const, text: formatDuration(service.clientTimeDuration) },
    ageBand ? { icon: 'sparkles' as const, text: t(`serviceFacts.${youngOf(ageBand)}`, ageBand) } : party(service, t),
    residency === 'resident' && { icon: 'pin' as const, text: t('serviceFacts.residents') },
    residency === 'non-resident' && { icon: 'pin' as const, text: t('serviceFacts.nonResidents') },
    isForPregnancy && { icon: 'heart' as const, text: t('serviceFacts.pregnancy') },
    meal && { icon: 'utensils' as const, text: t(`serviceFacts.meals.${meal}`) },
    sessions > 1 && { icon: 'ticket' as const, text: t('serviceFacts.sessions', { count: sessions }) },
  ]
    .filter((fact) => typeof fact === 'object' && fact !== null)
    .slice(0, mostShown)
}

function party({ audience, capacity: { minimum, maximum } }: Service, t: Translate) {
  const icon = 'people' as const
  if (audience.party === 'two-persons') return { icon: 'heart' as const, text: t('serviceFacts.couples') }
  if (audience.party !== 'one-person') return { icon, text: t(`serviceFacts.parties.${audience.party}`) }
  const words = maximum > minimum ? 'fromPersons' : 'forPersons'
  return { icon, text: t(`serviceFacts.${words}`, { count: minimum }) }
}
