import { z } from 'zod'
import { readData } from '../read-data.ts'
import { sentences, texts } from './fields.ts'

export const serviceWords = readData(
  'service-words.json',
  z.strictObject({
    /** What a spa adds where nothing has to be said of an audience. */
    venues: sentences,
    /** What to bring and mind, according to whether there is water to go into and who goes. */
    legalNotices: z.strictObject({ water: sentences, cabin: sentences, children: sentences, pregnancy: sentences }),
    /** By the hours until which an appointment is moved or cancelled for nothing. */
    politicalConditions: z.strictObject({ 24: texts, 48: texts, never: texts }),
    generalConditions: sentences,
  }),
)

export type LegalNotice = keyof typeof serviceWords.legalNotices
