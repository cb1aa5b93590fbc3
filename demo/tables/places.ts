import { z } from 'zod'
import { locationTypes } from '#features/catalogue/rules/location.ts'
import { readData } from '../read-data.ts'
import { flag } from './keys.ts'

/** What lies around a place: it decides which pictures and which treatments can stand for its spas. */
export const settings = ['coast', 'lava-coast', 'city', 'countryside', 'mountain'] as const
export type Setting = (typeof settings)[number]

const place = z.strictObject({
  /** Names the place in these files; 'valencia' is a province and 'valencia-ciudad' its capital. */
  key: z.string(),
  type: z.enum(locationTypes),
  country: z.enum(['ES', 'PT', 'AD']),
  parent: z.string().nullable(),
  es: z.string(),
  pt: z.string(),
  slug: z.string(),
  slugPt: z.string().optional(),
  /** Spec 2.4: the 18 places with a page. Spain's page is the base itself, all spas. */
  hasLanding: flag,
  /** 'No Funchal', never 'em Funchal'. */
  hasArticleInPt: flag,
  /** Only of towns. */
  setting: z.enum(settings).optional(),
  /**
   * Latitude and longitude. El Pas de la Casa stands west of its middle: France begins at its last houses, and on the
   * map, whose border is coarser, among them.
   */
  at: z.tuple([z.number(), z.number()]).optional(),
})

export type Place = z.infer<typeof place>

export const places = readData('places.json', z.array(place))

export const placeKey = z.enum(places.map(({ key }) => key))
