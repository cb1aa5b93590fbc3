import { isWithin } from '#features/catalogue/rules/location.ts'
import { perSnapshot } from '#features/catalogue/server/per-snapshot.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import {
  buildSuggestions,
  findSuggestions,
  type Suggestion,
  type SuggestionGroup,
  type SuggestionIndex,
  suggestionKinds,
} from '#features/search/rules/suggestions.ts'
import { marksIn } from '#features/search/rules/words/query-word.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { wordList } from '#platform/i18n/word-lists.ts'
import { memoize } from '#platform/rules/memoize.ts'
import { type Entry, suggestiblePlaces, suggestibleSpas, suggestibleTreatments } from './entries.ts'

type SuggestInput = {
  text: string
  language: Language
  /** Uuid of a place; what lies in it comes first. One that is not known is ignored. */
  near?: string
}

/** Places, spas and treatments for what is being typed. Groups without any are left out. */
export function suggest(snapshot: Snapshot, { text, language, near }: SuggestInput): SuggestionGroup[] {
  const { entries, index, within } = preparedFor(snapshot)(language)
  const nearby = near && snapshot.locations.has(near) ? within(near) : nowhere
  const found = findSuggestions(index, text, (position) => nearby.has(entries[position]?.locationUuid ?? ''))
  const items = (positions: number[]) =>
    positions.flatMap((position): Suggestion[] => {
      const entry = entries[position]
      if (!entry) return []
      const marks = { name: marksIn(entry.name, found.words), note: marksIn(entry.where, found.words) }
      return [{ ...entry.suggestion, marks }]
    })
  return suggestionKinds.map((kind) => ({ kind, items: items(found[kind]) })).filter((group) => group.items.length > 0)
}

const mostPopular = 4

/** The regions with most spas: something to begin with, before anything is typed. */
export const popularPlaces = (snapshot: Snapshot, language: Language): Suggestion[] =>
  preparedFor(snapshot)(language).popular

const nowhere: ReadonlySet<string> = new Set()

type Prepared = {
  entries: Entry[]
  index: SuggestionIndex
  popular: Suggestion[]
  within: (uuid: string) => ReadonlySet<string>
}

/** Once per catalogue and language, when it is first asked for. */
const preparedFor = perSnapshot((snapshot) => memoize((language: Language) => prepare(snapshot, language)))

function prepare(snapshot: Snapshot, language: Language): Prepared {
  const places = suggestiblePlaces(snapshot, language)
  const entries = [...places, ...suggestibleSpas(snapshot, language), ...suggestibleTreatments(snapshot, language)]
  const isRegion = ({ locationUuid }: Entry) => snapshot.locations.get(locationUuid ?? '')?.type === 'region'
  return {
    entries,
    index: buildSuggestions(entries, wordList('queryWords', language).withPlaces),
    popular: places
      .filter(isRegion)
      .slice(0, mostPopular)
      .map(({ suggestion }) => suggestion),
    within: placesWithin(snapshot),
  }
}

const placesWithin = ({ locations }: Snapshot): Prepared['within'] =>
  memoize(
    (uuid: string) =>
      new Set([...locations.values()].filter((place) => isWithin(place, uuid, locations)).map((place) => place.uuid)),
  )
