import { dayFormats } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { Day } from '#platform/time/dates.ts'
import { lastRefundDay, refundDays } from './refund-window.ts'

/**
 * How long what is bought that day can be given back, in words: 14 days, or until 20 January in the Christmas campaign.
 * `during` follows a verb, `time` follows 'you have'.
 */
type RefundTerm = { during: string; time: string }

export function refundTerm(boughtOn: Day, language: Language, t: Translate): RefundTerm {
  const days = refundDays(boughtOn)
  if (days !== null)
    return { during: t('catalogue.refundTerm.during', { days }), time: t('catalogue.refundTerm.time', { days }) }
  const until = t('catalogue.refundTerm.until', { day: dayFormats.dayAndMonth(lastRefundDay(boughtOn), language) })
  return { during: until, time: until }
}

/** All of it, as the conditions say it. For servers alone. */
export function refundRule(boughtOn: Day, language: Language, t: Translate): string {
  const days = refundDays(boughtOn)
  return days === null
    ? t('serviceFacts.refundRule.christmas', { until: refundTerm(boughtOn, language, t).during })
    : t('serviceFacts.refundRule.usual', { days })
}
