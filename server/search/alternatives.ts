import { type BitSet, hasBit } from '#domain/search/bit-set.ts'
import { type CardView, type Reader, serviceCard } from '#server/catalogue/cards.ts'
import { rowsInRanges, wordsFound } from './candidates.ts'
import type { Experience } from './experience.ts'
import type { ExperienceList } from './search-list.ts'
import type { Understood } from './understand.ts'

const shown = 8

/**
 * Spec 8: when nothing is found, something else. What answers most of the words and costs what was said comes first, then what lies in
 * the same place, then what we would recommend to anybody; one service of each spa.
 */
export function alternativesTo(reader: Reader, list: ExperienceList, asked: Understood): CardView[] {
  const { wish, place, pax } = asked
  const words = wordsFound(list, wish.words, reader.language).map(({ bits }) => bits)
  const near = place && list.rowsOfPlace(place.uuid)
  const { fits, prices } = list.prices.forParty(reader.day, pax)
  const inRange = rowsInRanges(list.entries, asked, prices)
  const isIn = (bits: BitSet | null, row: number) => (bits && hasBit(bits, row) ? 1 : 0)
  const scoreOf = (row: number) =>
    2 * words.filter((bits) => hasBit(bits, row)).length + 2 * isIn(inRange, row) + isIn(near, row)
  const best = bestRows(list, scoreOf, (row) => !fits || hasBit(fits, row))
  return best.flatMap((row) => {
    const { service } = list.entries[row] as Experience
    return service ? serviceCard(reader, service) : []
  })
}

/** The best row of each spa, in the recommended order where they are equal. */
function bestRows(
  { inOrder, entries }: ExperienceList,
  scoreOf: (row: number) => number,
  mayShow: (row: number) => boolean,
) {
  const bestOfSpa = new Map<string, { row: number; score: number }>()
  for (const row of inOrder('recommended', '', null)) {
    const { spa, service } = entries[row] as Experience
    if (service?.status !== 'enable' || !mayShow(row)) continue
    const score = scoreOf(row)
    const known = bestOfSpa.get(spa.uuid)
    if (!known || score > known.score) bestOfSpa.set(spa.uuid, { row, score })
  }
  return [...bestOfSpa.values()]
    .toSorted((a, b) => b.score - a.score)
    .slice(0, shown)
    .map(({ row }) => row)
}
