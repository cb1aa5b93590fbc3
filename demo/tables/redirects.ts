import { z } from 'zod'
import { readData } from '../read-data.ts'
import { recipeKey } from './recipes.ts'
import { spaName } from './spas.ts'
import { texts } from './texts.ts'

const moves = z.strictObject({
  spas: z.array(z.strictObject({ spa: spaName, formerly: z.string() })),
  services: z.array(z.strictObject({ spa: spaName, recipe: recipeKey, formerly: texts })),
  /** `now`: the name of the stay in the root's language. */
  getaways: z.array(z.strictObject({ formerly: texts, now: z.string() })),
  /** Addresses of an older site. */
  legacy: z.array(z.strictObject({ from: z.string(), to: z.string() })),
})

type Moves = z.infer<typeof moves>
export type MovedSpa = Moves['spas'][number]
export type MovedService = Moves['services'][number]
export type MovedGetaway = Moves['getaways'][number]

/** Spas that changed their name, services and getaways that changed theirs. */
export const moved = readData('redirects.json', moves)
