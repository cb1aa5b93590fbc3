import { dayFormats } from '#platform/i18n/format.ts'
import type { Language, PerLanguage } from '#platform/i18n/languages.ts'
import type { Day } from '#platform/time/dates.ts'
import { lastRefundDay, refundDays } from './refund-window.ts'

/**
 * How long what is bought that day can be given back, in words: 14 days, or until 20 January in the Christmas campaign.
 * `during` follows a verb, `time` follows 'you have', `rule` says all of it.
 */
export type RefundTerm = { during: string; time: string; rule: string }

export function refundTerm(boughtOn: Day, language: Language): RefundTerm {
  const term = refundDays(boughtOn)
  if (term !== null) return usual[language](term)
  const until = untilDay[language](dayFormats.long(lastRefundDay(boughtOn), language).replace(/ de \d+$/, ''))
  return { during: until, time: until, rule: `${until}${christmas[language]}` }
}

const usual: PerLanguage<(days: number) => RefundTerm> = {
  es: (days) => ({
    during: `durante ${days} días`,
    time: `${days} días`,
    rule: `${days} días naturales, hasta el final del decimocuarto día después de la compra`,
  }),
  pt: (days) => ({
    during: `durante ${days} dias`,
    time: `${days} dias`,
    rule: `${days} dias de calendário, até ao final do décimo quarto dia após a compra`,
  }),
}

const untilDay: PerLanguage<(day: string) => string> = {
  es: (day) => `hasta el ${day}`,
  pt: (day) => `até ${day}`,
}

const christmas: PerLanguage<string> = {
  es: ', si compras ahora, en la campaña de Navidad',
  pt: ', se comprar agora, na campanha de Natal',
}
