import { isWithin } from '#features/catalogue/rules/location.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import type { Suggestion, SuggestionGroup } from '#features/search/rules/suggestion.ts'
import {
  buildSuggestions,
  findSuggestions,
  type SuggestionIndex,
  suggestionKinds,
} from '#features/search/rules/suggestions.ts'
import { marksIn } from '#features/search/rules/words/query-word.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { wordList } from '#platform/i18n/word-lists.ts'
import type { Entry } from './entry.ts'
import { suggestiblePlaces } from './places.ts'
import { suggestibleSpas } from './spas.ts'
import { suggestibleTreatments } from './treatments.ts'

export type SuggestInput = {
  text: string
  language: Language
  /** Uuid of a place; what lies in it comes first. One that is not known is ignored. */
  near?: string
}

/** Places, spas and treatments for what is being typed. Groups without any are left out. */
export function suggest(snapshot: Snapshot, { text, language, near }: SuggestInput): SuggestionGroup[] {
  const { entries, index, within } = preparedFor(snapshot, language)
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
export function popularPlaces(snapshot: Snapshot, language: Language): Suggestion[] {
  return preparedFor(snapshot, language).popular
}

const nowhere: ReadonlySet<string> = new Set()

type Prepared = {
  entries: Entry[]
  index: SuggestionIndex
  popular: Suggestion[]
  within: (uuid: string) => ReadonlySet<string>
}

const prepared = new WeakMap<Snapshot, Partial<Record<Language, Prepared>>>()

/** Once per catalogue and language, when it is first asked for. */
function preparedFor(snapshot: Snapshot, language: Language): Prepared {
  const known = prepared.get(snapshot) ?? {}
  prepared.set(snapshot, known)
  known[language] ??= prepare(snapshot, language)
  return known[language]
}

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

function placesWithin({ locations }: Snapshot): Prepared['within'] {
  const known = new Map<string, ReadonlySet<string>>()
  return (uuid) => {
    const inside =
      known.get(uuid) ??
      new Set([...locations.values()].filter((place) => isWithin(place, uuid, locations)).map((place) => place.uuid))
    known.set(uuid, inside)
    return inside
  }
}
