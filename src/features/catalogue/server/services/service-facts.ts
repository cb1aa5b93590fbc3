import type { Service } from '#features/catalogue/rules/services/service.ts'
import { scheduleDays } from '#features/catalogue/rules/spas/spa.ts'
import { formatDuration } from '#platform/i18n/format.ts'
import type { Translate } from '#platform/i18n/translate.ts'

/** Short truths about a service, each with the name of its icon. */
export function serviceFacts(service: Service, isGift: boolean, t: Translate) {
  const { audience, capacity, sessions, meal } = service
  const { party, ageBand, residency } = audience
  const isForCouples = capacity.minimum === 2 && party === 'two-persons'
  return [
    { icon: 'clock' as const, text: formatDuration(service.clientTimeDuration) },
    { icon: 'people' as const, text: t('serviceFacts.for', { count: capacity.minimum }) },
    isForCouples && { icon: 'heart' as const, text: t('serviceFacts.couples') },
    party !== 'one-person' &&
      party !== 'two-persons' && { icon: 'people' as const, text: t(`serviceFacts.parties.${party}`) },
    ageBand && { icon: 'sparkles' as const, text: t(`serviceFacts.${youngOf(ageBand)}`, ageBand) },
    residency === 'resident' && { icon: 'pin' as const, text: t('serviceFacts.residents') },
    residency === 'non-resident' && { icon: 'pin' as const, text: t('serviceFacts.nonResidents') },
    audience.isForPregnancy && { icon: 'heart' as const, text: t('serviceFacts.pregnancy') },
    sessions > 1 && { icon: 'ticket' as const, text: t('serviceFacts.sessions', { count: sessions }) },
    meal && { icon: 'utensils' as const, text: t(`serviceFacts.meals.${meal}`) },
    service.isPrivate && { icon: 'lock' as const, text: t('serviceFacts.private') },
    isEveryDay(service) || { icon: 'calendar' as const, text: daysInWords(service.hasAvailabilityOn, t) },
    { icon: 'gift' as const, text: t(`serviceFacts.${isGift ? 'giftAvailable' : 'giftUnavailable'}`) },
  ].filter((fact) => typeof fact === 'object' && fact !== null)
}

/** Nobody of thirteen wants to be called a child. */
export const youngOf = ({ from }: { from: number }) => (from >= 13 ? 'teenagers' : 'children')

const isEveryDay = ({ hasAvailabilityOn: { length } }: Service) => length === 0 || length >= 7

/** ISO weekdays: [1, 2, 3, 4] is 'De lunes a jueves', [6, 7] is 'Solo sábado y domingo'. */
function daysInWords(days: number[], t: Translate): string {
  const names = days.toSorted((a, b) => a - b).map((day) => t(`spas.days.${dayKey(day)}`).toLowerCase())
  const [first = '', last = ''] = [names[0], names.at(-1)]
  const isRange = days.length > 2 && Math.max(...days) - Math.min(...days) === days.length - 1
  if (isRange) return t('serviceFacts.weekdays.range', { from: first, to: last })
  const rest = names.slice(0, -1).join(', ')
  return t('serviceFacts.weekdays.only', {
    days: rest ? `${rest} ${t('serviceFacts.weekdays.and')} ${last}` : last,
  })
}

const dayKey = (isoDay: number) => scheduleDays[isoDay - 1] ?? 'holiday'
