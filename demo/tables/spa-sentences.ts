import { z } from 'zod'
import { readData } from '../read-data.ts'
import { flag } from './keys.ts'
import { landscapes } from './places.ts'
import { spaKinds } from './spa-kind.ts'
import { sentences, texts } from './texts.ts'

/** How the description of a spa begins, according to what it is. */
export const openings = readData(
  'spas/openings.json',
  z.record(z.enum(spaKinds), z.array(texts.extend({ isAboutFamilies: flag }))),
)

/** The rest of a description is a sentence or two of each list. */
export const spaSentences = readData(
  'spas/sentences.json',
  z.strictObject({
    surroundings: z.record(z.enum(landscapes), sentences),
    handsAtWork: sentences,
    hotelEndings: sentences,
    spaEndings: sentences,
  }),
)
