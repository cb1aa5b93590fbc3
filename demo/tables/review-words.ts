import { z } from 'zod'
import { type Language, type PerLanguage, perLanguage } from '#platform/i18n/languages.ts'
import { readData } from '../read-data.ts'
import { country } from './places.ts'
import { spaKinds } from './spa-kind.ts'

const lines = z.array(z.string()).min(1)

/** A happy comment is an opening, something seen and an ending; the others stand whole. */
const words = z.strictObject({
  /** How many of a country's reviews are written in it: 0.3 for three of ten. The others are in the root's language. */
  shares: z.partialRecord(country, z.number()).optional(),
  authors: lines,
  openings: lines,
  seen: z.record(z.enum([...spaKinds, 'anywhere', 'families']), lines),
  endings: lines,
  mixed: lines,
  unhappy: lines,
})

export type ReviewWords = z.infer<typeof words>

const wordsIn = (language: Language) => readData(`review-words/${language}.json`, words)

export const reviewWords: PerLanguage<ReviewWords> = perLanguage(wordsIn)
