import { type Day, wallClock } from '#domain/dates.ts'
import type { Language } from '#domain/site/languages.ts'
import { dayFormats, timeInWords } from '#i18n/format.ts'
import { i18nFor } from '#server/i18n.ts'
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
