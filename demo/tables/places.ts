import { z } from 'zod'
import { locationTypes } from '#features/catalogue/rules/location.ts'
import { languages } from '#platform/i18n/languages.ts'
import { readData } from '../read-data.ts'
import { flag, texts } from './fields.ts'

/** What lies around a place: it decides which pictures and which treatments can stand for its spas. */
export const landscapes = ['coast', 'lava-coast', 'city', 'countryside', 'mountain'] as const
export type Landscape = (typeof landscapes)[number]

export const country = z.enum(['ES', 'PT', 'AD'])

const place = texts.extend({
  /** Names the place in these files; 'valencia' is a province and 'valencia-ciudad' its capital. */
  key: z.string(),
  type: z.enum(locationTypes),
  country,
  parent: z.string().nullable(),
  slug: z.string(),
  /** In languages where it is another. */
  slugs: z.partialRecord(z.enum(languages), z.string()).optional(),
  /** Spec 2.4: the 18 places with a page. Spain's page is the base itself, all spas. */
  hasLanding: flag,
  /** Languages that put an article before its name: 'no Funchal', never 'em Funchal'. */
  articleIn: z.array(z.enum(languages)).optional(),
  /** Only of towns. */
  setting: z.enum(landscapes).optional(),
  /**
   * Latitude and longitude. El Pas de la Casa stands west of its middle: France begins at its last houses, and on the
   * map, whose border is coarser, among them.
   */
  at: z.tuple([z.number(), z.number()]).optional(),
})

export type Place = z.infer<typeof place>

export const places = readData('places.json', z.array(place))

export const placeKey = z.enum(places.map(({ key }) => key))
