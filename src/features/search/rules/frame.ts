import type { Day } from '#platform/time/dates.ts'
import type { Suggestion } from './suggestions.ts'
import type { PickedPlace } from './visitor-place.ts'

export type Question = {
  text: string
  place: { key: string; name: string } | null
  treatment: { slug: string; name: string } | null
  date: Day | null
  pax: number | null
}

declare module '#platform/pages/page-frame.ts' {
  interface PageFrame {
    /** What the finder offers before anything is typed. */
    popularPlaces: Suggestion[]
    /** On the results page: what was asked for, so that the finder shows it. */
    question: Question | null
  }

  interface PlaceOfPage {
    /** What a browser remembers of it. */
    picked: PickedPlace
  }
}
