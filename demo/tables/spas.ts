import { z } from 'zod'
import { spaStatuses } from '#features/catalogue/rules/spas/spa.ts'
import { readData } from '../read-data.ts'
import { flag, texts } from './fields.ts'
import { placeKey } from './places.ts'
import { promotionKey } from './promotions.ts'
import { recipeKey } from './recipes.ts'
import { spaKinds } from './spa-kind.ts'
import { variantKey } from './variants.ts'

const spa = z.strictObject({
  name: z.string(),
  place: placeKey,
  kind: z.enum(spaKinds),
  address: z.string(),
  /** Its name and its stars. */
  hotel: z.tuple([z.string(), z.int()]).optional(),
  /** Name of the spa's own circuit, where it has one. */
  signature: z.string().optional(),
  /** Services that must be there, besides those the kind of spa brings. */
  always: z
    .array(z.strictObject({ recipe: recipeKey, variant: variantKey, promotions: z.array(promotionKey).optional() }))
    .optional(),
  status: z.enum(spaStatuses).optional(),
  /** Days from today to the reopening of a season's closing. */
  reopensInDays: z.int().optional(),
  /** How most of its services are booked online, where that is not left to chance. */
  booking: z.enum(['request', 'yes']).optional(),
  /** Where Saturday evening ends later than the others, and what its description says of it. */
  saturdayNight: texts.extend({ closes: z.string() }).optional(),
  /** Spas without children: nothing for them is offered. */
  isAdultsOnly: flag,
})

export type SpaSeed = z.infer<typeof spa>

/** Invented spas in real towns. Their order is the order of the listing: neighbours are of different kinds. */
export const spaSeeds = ['tenerife', 'valencia', 'gran-canaria', 'fuerteventura', 'portugal', 'andorra'].flatMap(
  (file) => readData(`spas/${file}.json`, z.array(spa)),
)

export const spaName = z.enum(spaSeeds.map(({ name }) => name))
