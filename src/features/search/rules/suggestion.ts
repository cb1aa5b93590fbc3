import type { SuggestionKind } from './suggestions.ts'
import type { PickedPlace } from './visitor-place.ts'
import type { Mark } from './words/query-word.ts'

/** What the finder offers below its field, in the language of the page. */
export type Suggestion = {
  kind: SuggestionKind
  name: string
  note: string
  /** Its own page. */
  href: string
  /** What goes into the search; a spa has its page instead. */
  value?: { place?: string; treatment?: string }
  /** A file of the picture library. */
  photo?: string
  marks?: { name: Mark[]; note: Mark[] }
  /** What is remembered of a place once it is chosen. */
  picked?: PickedPlace
}

export type SuggestionGroup = { kind: SuggestionKind; items: Suggestion[] }
