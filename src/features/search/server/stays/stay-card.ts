import type { Getaway } from '#features/catalogue/rules/getaways/getaway.ts'
import type { NoAvailability } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import { countNights, type Stay } from '#features/catalogue/rules/getaways/stay.ts'
import { type CardView, getawayCard, type Reader } from '#features/catalogue/server/cards.ts'
import { stayParams } from '#features/search/rules/stays/stay-params.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import type { PlainKey } from '#platform/i18n/translate.ts'
import { euros } from '#platform/rules/money.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { SearchRequest } from '../understand.ts'
import type { StayOutcome } from './price-stays.ts'

/** A getaway as a list shows it. Its link keeps dates, people and what the price is for. */
export function stayCard(
  reader: Reader,
  getaway: Getaway,
  { query, chosen }: SearchRequest,
  pax: number,
  outcome: StayOutcome | undefined,
): CardView[] {
  const { stay } = query
  const people = pax === 2 ? {} : { pax: String(pax) }
  return getawayCard(reader, getaway, pax).map((card) => {
    if (!stay || !outcome) return { ...card, href: withQuery(card.href, people) }
    const rate = outcome.state === 'open' ? rateChosen(chosen, outcome) : {}
    const href = withQuery(card.href, { ...stay, ...people, ...rate })
    return { ...card, href, ...onDates(reader, card, stay, pax, outcome) }
  })
}

function withQuery(href: string, values: Partial<Record<(typeof stayParams)[number], string>>): string {
  const query = new URLSearchParams(stayParams.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
  return query.size > 0 ? `${href}?${query}` : href
}

/** What a filter asked for is chosen on the getaway's page too, so that it shows the same price. */
function rateChosen(chosen: SearchRequest['chosen'], { boardType, planType }: StayOutcome & { state: 'open' }) {
  const has = (name: string) => chosen.some((value) => value.name === name)
  return { ...(has('board') ? { board: boardType } : {}), ...(has('cancellation') ? { rate: planType } : {}) }
}

function onDates(
  { language }: Reader,
  card: CardView,
  stay: Stay,
  pax: number,
  outcome: StayOutcome,
): Pick<CardView, 'price' | 'note' | 'unavailable'> {
  const { t } = i18nFor(language)
  const priceFor = pax === 2 ? t('stays.list.priceForTwo') : t('stays.list.priceFor', { count: pax })
  if (outcome.state === 'unknown') return { price: card.price, note: t('stays.list.ask') }
  if (outcome.state === 'none')
    return { price: null, unavailable: { title: t(reasons[outcome.reason]), text: t('stays.list.otherDates') } }
  const nights = t('stays.night', { count: countNights(stay) })
  return { price: { amount: formatMoney(euros(outcome.price)), nights }, note: priceFor }
}

const reasons: Record<NoAvailability, PlainKey> = {
  'no-availability': 'stays.list.full',
  closed: 'stays.list.closed',
  'minimum-stay': 'stays.list.minimum',
  'no-rates': 'stays.list.noRates',
  'stale-revision': 'stays.list.noRates',
}
