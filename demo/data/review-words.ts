import type { SpaKind } from '../tables/spa-kind.ts'

/** A happy comment is an opening, something seen and an ending; the others stand whole. */
export type ReviewWords = {
  authors: string[]
  openings: string[]
  seen: Record<SpaKind | 'anywhere' | 'families', string[]>
  endings: string[]
  mixed: string[]
  unhappy: string[]
}
