import type { Reader } from '#features/catalogue/server/cards.ts'
import type { Bought } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { ConditionsView, GoodsView, TermsView } from '#features/checkout/server/purchases/core/goods-view.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { stayPriceOf } from './hold-stay.ts'
import { agreedStayOf } from './read-getaway-goods.ts'
import { labelledTrip, stayFacts } from './stay-facts.ts'

/** What the summary beside each step says of a stay. */
export function describeStay(reader: Reader, bought: Bought, now: Date): GoodsView {
  const { language } = reader
  const { t } = i18nFor(language)
  const facts = stayFacts(reader.snapshot, bought, language, now)
  const { trip } = facts
  const [line] = bought.quote.lines
  const isDiscounted = line !== undefined && line.base.amount > stayPriceOf(bought.quote).amount
  const included = { label: t('purchases.stay.spa'), amount: t('purchases.stay.included') }
  return {
    title: facts.name,
    place: facts.where,
    items: [
      {
        uuid: agreedStayOf(bought).spa.uuid,
        name: facts.name,
        details: `${trip.range}, ${trip.nights}`,
        units: 1,
        photo: facts.photo,
      },
    ],
    label: trip.nights,
    // Beside an offer the nights would not add up: then the whole stay is one line.
    lines: isDiscounted ? [] : facts.nights.map(({ label, amount }) => ({ label, amount })),
    included: [included],
    trip: labelledTrip(trip, t),
    facts: [
      { icon: 'people', title: facts.people, text: facts.roomAndBoard },
      { icon: 'waves', title: facts.services, text: facts.spa },
      {
        icon: facts.isRefundable ? 'undo' : 'lock',
        title: t('stays.summary.plan', { name: facts.plan }),
        text: facts.cancelTerms,
      },
    ],
    delivery: null,
    promises: [
      { icon: 'check', text: t('purchases.stay.promises.confirmed') },
      { icon: 'lock', text: t('purchases.summary.promises.secure') },
    ],
  }
}

/** Spec 3 and 5: what the hotel and the spa want to be accepted. */
export function stayConditions(reader: Reader, bought: Bought, now: Date): ConditionsView[] {
  const { language } = reader
  const { t } = i18nFor(language)
  const { cancelTerms } = stayFacts(reader.snapshot, bought, language, now)
  const { conditions } = agreedStayOf(bought)
  return [
    {
      id: 'hotel-conditions',
      title: t('purchases.stay.hotelConditions'),
      paragraphs: [...cancelTerms, conditions.hotel[language]],
    },
    { id: 'spa-conditions', title: t('purchases.stay.spaConditions'), paragraphs: conditions.spa[language] },
  ]
}

/** Spec 5: those of the hotel and the spa, which stand folded above the box. */
export const hotelTermsView = (language: Language): TermsView => ({
  name: 'terms-hotel',
  text: i18nFor(language).t('purchases.stay.terms'),
  links: { hotel: '#hotel-conditions', spa: '#spa-conditions' },
})
