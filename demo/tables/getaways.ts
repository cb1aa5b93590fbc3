import { z } from 'zod'
import { readData } from '../read-data.ts'
import { boardKeys } from './boards.ts'
import { texts } from './fields.ts'
import { pictureName } from './pictures.ts'
import { spaName } from './spas.ts'

/** A night or more at a spa's hotel, with some of its services. The spa is named as in the lists of spas. */
const getaway = texts.extend({
  spa: spaName,
  nights: z.int(),
  euros: z.int(),
  boards: z.array(z.enum(boardKeys)),
  /** The first opens the page: no two stays have the same. */
  photos: z.tuple([pictureName, pictureName]),
  /** A massage where nothing is said. */
  treatment: z.literal('ritual').optional(),
  description: texts,
})

export type GetawaySeed = z.infer<typeof getaway>

/** In the order of the list, where neighbours open with different scenes. */
export const getawaySeeds = readData('getaways/getaways.json', z.array(getaway))
