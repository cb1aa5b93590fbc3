import { type CardView, type Reader, serviceCard } from '#features/catalogue/server/cards.ts'
import { varyPhotos } from '#features/catalogue/server/pictures/vary-photos.ts'
import { type BitSet, hasBit } from '#platform/rules/bit-set.ts'
import { rowsInRanges, wordsFound } from '../candidates.ts'
import type { Experience } from '../experience.ts'
import type { ExperienceList } from '../search-list.ts'
import type { SearchRequest } from '../understand.ts'

const shown = 8
const cardsInRow = 4

/**
 * Spec 8: when nothing is found, something else. What answers most of the words and costs what was said comes first,
 * then what lies in the same place, then what we would recommend to anybody; one service of each spa.
 */
export function alternativesTo(reader: Reader, list: ExperienceList, asked: SearchRequest): CardView[] {
  const { parsed, place, pax } = asked
  const { fits, prices } = list.prices.forParty(reader.day, pax)
  const words = wordsFound(list, parsed.words, reader.language).filter(({ isFound }) => isFound)
  const near = place && list.rowsOfPlace(place.uuid)
  // The nearer to the question, the more it weighs: a word counts twice.
  const signs = [
    ...words.flatMap(({ bits }) => [bits, bits]),
    ...(near ? [near] : []),
    ...twice(rowsInRanges(list.entries, asked, prices, near)),
  ]
  const cards = bestRows(list, scoresOf(signs, list.entries.length), fits).flatMap((row) => {
    const { service } = list.entries[row] as Experience
    return service ? serviceCard(reader, service) : []
  })
  return varyPhotos(reader, cards, cardsInRow)
}

const twice = (bits: BitSet | null) => (bits ? [bits, bits] : [])

/** How many of the signs each row has. */
function scoresOf(signs: readonly BitSet[], size: number): Uint8Array {
  const scores = new Uint8Array(size)
  for (const bits of signs)
    for (let row = 0; row < size; row++) if (hasBit(bits, row)) scores[row] = (scores[row] as number) + 1
  return scores
}

/** The highest scores first, in the recommended order where they are equal, and each spa once. */
function bestRows({ inOrder, entries }: ExperienceList, scores: Uint8Array, fits: BitSet | null): number[] {
  const spas = new Set<string>()
  const best: number[] = []
  const highest = scores.reduce((most, score) => Math.max(most, score), 0)
  for (let score = highest; score >= 0 && best.length < shown; score--) {
    for (const row of inOrder('recommended', '', null)) {
      if (scores[row] !== score || (fits && !hasBit(fits, row))) continue
      const { spa, service } = entries[row] as Experience
      if (service?.status !== 'enable' || spas.has(spa.uuid)) continue
      spas.add(spa.uuid)
      best.push(row)
      if (best.length === shown) break
    }
  }
  return best
}
