import type { Reader } from '#features/catalogue/server/cards.ts'
import { stayDays } from '#features/search/rules/stays/stay-days.ts'
import { hasBit } from '#platform/rules/bit-set.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { GetawayAnswer } from '../ask.ts'
import type { ListingView } from '../listing/listing-view.ts'
import type { SearchRequest } from '../understand.ts'

/** How many of the getaways that were found can be had on the dates. Hotels that must be asked may have rooms. */
export function onDatesOf(
  { language }: Reader,
  { query: { stay } }: SearchRequest,
  { outcomes, matched, pax }: GetawayAnswer,
): ListingView['onDates'] {
  if (!stay || !outcomes) return null
  const { t } = i18nFor(language)
  const found = outcomes.filter((_, row) => hasBit(matched, row))
  const count = found.filter(({ state }) => state !== 'none').length
  const values = { dates: stayDays.rangeInWords(stay, language), guests: t('stays.people', { count: pax }) }
  if (count === 0 && found.length > 0) return { warning: t('stays.none.title'), text: t('stays.none.full', values) }
  return { warning: null, text: t('stays.list.onDates', { ...values, count }) }
}
