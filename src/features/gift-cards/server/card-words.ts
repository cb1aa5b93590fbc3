import { dayFormats, timeInWords } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { type Day, wallClock } from '#platform/time/dates.ts'
import type { GiftCard } from './card-row.ts'

/** '25 Dic 2026, 9:00', by the clock of who gets it. */
export function deliveryInWords({ deliverAt, timeZone, issuedAt }: GiftCard, language: Language): string {
  const { t } = i18nFor(language)
  if (deliverAt <= issuedAt) return t('boughtCards.delivery.now')
  const { day, time } = wallClock(deliverAt, timeZone)
  return t('boughtCards.delivery.at', { day: shortYear(day, language), time: timeInWords(time, language) })
}

/** '25 Dic 2026'. */
export const shortYear = (day: Day, language: Language) => `${dayFormats.short(day, language)} ${day.slice(0, 4)}`
