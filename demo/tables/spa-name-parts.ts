import { z } from 'zod'
import { readData } from '../read-data.ts'
import { spaKinds } from './spa-kind.ts'

const parts = z.array(z.string()).min(1)

/** Put together they name the spas of a large catalogue: 'Thalasso Brisa de Levante'. */
export const spaNameParts = readData(
  'spas/name-parts.json',
  z.strictObject({ firstWords: z.record(z.enum(spaKinds), parts), words: parts, of: parts, streets: parts }),
)
