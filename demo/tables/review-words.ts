import { z } from 'zod'
import type { Language, PerLanguage } from '#platform/i18n/languages.ts'
import { readData } from '../read-data.ts'
import { spaKinds } from './spa-kind.ts'

const lines = z.array(z.string()).min(1)

/** A happy comment is an opening, something seen and an ending; the others stand whole. */
const words = z.strictObject({
  authors: lines,
  openings: lines,
  seen: z.record(z.enum([...spaKinds, 'anywhere', 'families']), lines),
  endings: lines,
  mixed: lines,
  unhappy: lines,
})

export type ReviewWords = z.infer<typeof words>

const wordsIn = (language: Language) => readData(`review-words/${language}.json`, words)

export const reviewWords: PerLanguage<ReviewWords> = { es: wordsIn('es'), pt: wordsIn('pt') }
