import type { Getaway } from '#features/catalogue/rules/getaways/getaway.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import type { SearchReader } from '#features/catalogue/server/reader.ts'
import { applyFacets, type Narrowed } from '#features/search/rules/apply-facets.ts'
import { stayPrices } from '#features/search/rules/facets.ts'
import type { FacetName } from '#features/search/rules/question-params.ts'
import type { SearchKind } from '#features/search/rules/sorts.ts'
import type { WordRows } from '#features/search/rules/words/text-rows.ts'
import { type BitSet, bitsWhere, difference, intersection } from '#platform/rules/bit-set.ts'
import { conditionsOf, rowsAskedFor, rowsInRanges, wordsFound } from './candidates.ts'
import { hourRowsOn, spasOpenOn } from './hours/availability-rows.ts'
import type { FreeHours } from './hours/free-hours.ts'
import { isOffered } from './listing/offered-choices.ts'
import { bandsOf, type PartyPrices } from './order/price-index.ts'
import type { ExperienceList, SearchList } from './search-list.ts'
import { priceStays, type StayPrices, stillFreeRows } from './stays/price-stays.ts'
import type { Rules, SearchRequest } from './understand.ts'

export type SearchAnswer = Narrowed & { prices: Int32Array }
export type GetawayAnswer = SearchAnswer & StayPrices

/** Spas are counted where the question is about them, else services; `chosen` is what the visitor decided. */
export function searchExperiences(
  reader: Reader,
  list: ExperienceList,
  asked: SearchRequest,
  { rules, hours, chosen }: { rules: Rules; hours: FreeHours; chosen: SearchKind | null },
) {
  const { query, pax, parsed } = asked
  const { prices, bands: priceBands, fits } = list.prices.forParty(reader.day, pax)
  const words = wordsFound(list, parsed.words, reader.language)
  const kind = chosen ?? (isAboutSpas(asked, words) ? 'spas' : 'services')
  const spokenOf = intersection([
    rowsAskedFor(list, asked, words),
    query.date ? list.givenOn(query.date) : null,
    asked.fixed.isDiscounted ? list.prices.discounted(reader.day) : null,
    fits,
  ])
  const inRanges = intersection([spokenOf, rowsInRanges(list.entries, asked, prices, spokenOf)])
  const { candidates, bands } = onDay(list, hours, asked, { candidates: inRanges, bands: priceBands })
  const conditions = conditionsOf(list, asked.chosen, { prices, bands })
  const counts = kind === 'spas' ? 'owners' : 'rows'
  const isCounted = (id: number) => isOffered(reader, asked, list.facets.values[id], rules)
  const answer: SearchAnswer = {
    ...applyFacets(list.facets.rows, { candidates, conditions, bands, counts, isCounted }),
    prices,
  }
  return { kind, answer }
}

type OnDay = { candidates: BitSet | null; bands: PartyPrices['bands'] }

/** With a day, what is booked by the hour must have a free one, and that it has is a choice of its own. */
function onDay(list: ExperienceList, hours: FreeHours, { query: { date }, pax }: SearchRequest, all: OnDay): OnDay {
  const { candidates, bands } = all
  if (!date || !candidates) return all
  const { free, full } = hourRowsOn(list.bookedRows, hours, { day: date, pax, given: candidates })
  const choice = list.facets.idOf({ name: 'hour', value: 'free' })
  return {
    candidates: difference(candidates, full),
    bands: choice === undefined ? bands : new Map([...bands, [choice, free]]),
  }
}

/**
 * Stays know places, hotels, dates and words; a filter for services leaves none of them, and none is discounted. What
 * can't be had on the dates is found too: it is listed last.
 */
export function searchGetaways(reader: SearchReader, list: SearchList<Getaway>, asked: SearchRequest): GetawayAnswer {
  const { query, chosen, parsed, given, fixed } = asked
  const priced = priceStays(reader, list, asked)
  const { prices } = priced
  const words = wordsFound(list, parsed.words, reader.language)
  const candidates = intersection([
    rowsAskedFor(list, asked, words),
    query.date ? staysOn(reader, list, query.date) : null,
    given.length > 0 || fixed.isDiscounted || parsed.duration || parsed.ages
      ? bitsWhere(list.entries, () => false)
      : null,
    parsed.price ? bitsWhere(prices, (cents) => cents > 0 && cents <= (parsed.price?.to ?? 0) * 100) : null,
  ])
  const bands = bandsOf(list.facets, prices, stayPrices)
  const free = list.facets.idOf({ name: 'cancellation', value: 'free' })
  if (query.stay && free !== undefined) bands.set(free, stillFreeRows(reader, list, query.stay))
  const conditions = conditionsOf(list, chosen, { prices, bands })
  const narrowed = applyFacets(list.facets.rows, { candidates, conditions, bands, counts: 'rows' })
  return { ...narrowed, ...priced }
}

function staysOn({ snapshot }: Reader, { entries }: SearchList<Getaway>, day: string) {
  const open = spasOpenOn(snapshot, day)
  return bitsWhere(entries, ({ spaUuid }) => open.has(spaUuid))
}

/** Every word names a spa or a place, and nothing asks for something to do there. */
function isAboutSpas({ chosen, given, parsed }: SearchRequest, words: WordRows[]): boolean {
  const asksForService = chosen.some(({ name }) => !spaChoices.includes(name))
  const hasRange = Boolean(parsed.price || parsed.duration || parsed.ages)
  return words.every(({ isOfOwner }) => isOfOwner) && !asksForService && !hasRange && given.length === 0
}

/** They tell spas from each other too: one has a free hour if one of its services does. */
const spaChoices: readonly FacetName[] = ['stars', 'region', 'hour']
