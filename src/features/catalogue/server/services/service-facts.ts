import type { Service } from '#features/catalogue/rules/services/service.ts'
import { scheduleDays } from '#features/catalogue/rules/spas/spa.ts'
import { formatDuration } from '#platform/i18n/format.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { IconName } from '#platform/ui/icon-paths.ts'

/** Short truths about a service, each with the name of its icon. */
export function serviceFacts(service: Service, isGift: boolean, t: Translate) {
  const { audience, capacity, sessions, meal } = service
  const { party, ageBand, residency } = audience
  const isForCouples = capacity.minimum === 2 && party === 'two-persons'
  return [
    fact('clock', formatDuration(service.clientTimeDuration)),
    fact('people', t('serviceFacts.for', { count: capacity.minimum })),
    isForCouples && fact('heart', t('serviceFacts.couples')),
    party !== 'one-person' && party !== 'two-persons' && fact('people', t(`serviceFacts.parties.${party}`)),
    ageBand && fact('sparkles', t(`serviceFacts.${youngOf(ageBand)}`, ageBand)),
    residency === 'resident' && fact('pin', t('serviceFacts.residents')),
    residency === 'non-resident' && fact('pin', t('serviceFacts.nonResidents')),
    audience.isForPregnancy && fact('heart', t('serviceFacts.pregnancy')),
    sessions > 1 && fact('ticket', t('serviceFacts.sessions', { count: sessions })),
    meal && fact('utensils', t(`serviceFacts.meals.${meal}`)),
    service.isPrivate && fact('lock', t('serviceFacts.private')),
    isEveryDay(service) || fact('calendar', daysInWords(service.hasAvailabilityOn, t)),
    fact('gift', t(`serviceFacts.${isGift ? 'giftAvailable' : 'giftUnavailable'}`)),
  ].filter((one) => typeof one === 'object' && one !== null)
}

/** Nobody of thirteen wants to be called a child. */
export const youngOf = ({ from }: { from: number }) => (from >= 13 ? 'teenagers' : 'children')

const isEveryDay = ({ hasAvailabilityOn: { length } }: Service) => length === 0 || length >= 7

/** ISO weekdays: [1, 2, 3, 4] is 'De lunes a jueves', [6, 7] is 'Solo sábado y domingo'. */
function daysInWords(days: number[], t: Translate): string {
  const names = days.toSorted((a, b) => a - b).map((day) => t(`catalogue.days.${dayKey(day)}`).toLowerCase())
  const [first = '', last = ''] = [names[0], names.at(-1)]
  const isRange = days.length > 2 && Math.max(...days) - Math.min(...days) === days.length - 1
  if (isRange) return t('serviceFacts.weekdays.range', { from: first, to: last })
  const rest = names.slice(0, -1).join(', ')
  return t('serviceFacts.weekdays.only', {
    days: rest ? `${rest} ${t('serviceFacts.weekdays.and')} ${last}` : last,
  })
}

const dayKey = (isoDay: number) => scheduleDays[isoDay - 1] ?? 'holiday'

/** A line about a service in the list of its spa has room for three. */
const mostShown = 3

/** How long, for whom, and what it is besides. */
export function spaServiceFacts(service: Service, t: Translate) {
  const { audience, sessions, meal } = service
  const { ageBand, residency, isForPregnancy } = audience
  return [
    fact('clock', formatDuration(service.clientTimeDuration)),
    ageBand ? fact('sparkles', t(`serviceFacts.${youngOf(ageBand)}`, ageBand)) : party(service, t),
    residency === 'resident' && fact('pin', t('serviceFacts.residents')),
    residency === 'non-resident' && fact('pin', t('serviceFacts.nonResidents')),
    isForPregnancy && fact('heart', t('serviceFacts.pregnancy')),
    meal && fact('utensils', t(`serviceFacts.meals.${meal}`)),
    sessions > 1 && fact('ticket', t('serviceFacts.sessions', { count: sessions })),
  ]
    .filter((one) => typeof one === 'object' && one !== null)
    .slice(0, mostShown)
}

function party({ audience, capacity: { minimum, maximum } }: Service, t: Translate) {
  if (audience.party === 'two-persons') return fact('heart', t('serviceFacts.couples'))
  if (audience.party !== 'one-person') return fact('people', t(`serviceFacts.parties.${audience.party}`))
  const words = maximum > minimum ? 'fromPersons' : 'forPersons'
  return fact('people', t(`serviceFacts.${words}`, { count: minimum }))
}

const fact = (icon: IconName, text: string) => ({ icon, text })
