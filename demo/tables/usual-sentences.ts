import { z } from 'zod'
import { readData } from '../read-data.ts'
import { sentences } from './texts.ts'

const moods = ['romantic', 'family', 'rest', 'food', 'snow'] as const
export type Mood = (typeof moods)[number]

const ofMood = z.record(z.enum(moods), sentences)

/** What invented stays say. Those of the demo have texts of their own. */
export const usualSentences = readData(
  'getaways/usual-sentences.json',
  z.strictObject({ names: ofMood, moods: ofMood, stays: sentences, hotels: sentences }),
)
