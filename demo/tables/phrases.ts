import { z } from 'zod'
import { perLanguage } from '#platform/i18n/languages.ts'
import { readData } from '../read-data.ts'

/** How a language puts the names of houses and towns, and a number of nights, into its sentences. */
const words = z.strictObject({
  /** What follows the name of a getaway. */
  atHotel: z.string(),
  /** A name that does not say what the house is. */
  hotel: z.string(),
  apartments: z.string(),
  /** Names that begin so would not agree with the article before them: 'o spa Termas', and not 'o Termas'. */
  spa: z.string(),
  spaBefore: z.array(z.string()),
  /** What comes before a town becomes one word with the town's article. */
  beforeArticle: z.array(z.tuple([z.string(), z.string()])),
  /** One, two, three and four. */
  nights: z.array(z.string()).length(4),
})

export const phrases = perLanguage((language) => readData(`phrases/${language}.json`, words))
