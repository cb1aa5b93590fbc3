import { z } from 'zod'
import { meals } from '#features/catalogue/rules/services/service.ts'
import type { PerLanguage } from '#platform/i18n/languages.ts'
import { readData } from '../read-data.ts'
import { atLeastOne, flag, keyOf, sentences, texts } from './fields.ts'
import { subjects } from './pictures.ts'
import { landscapes, placeKey } from './places.ts'
import { promotionKey } from './promotions.ts'
import { spaKinds } from './spa-kind.ts'
import { categoryTagKey, serviceTagKey } from './tags.ts'
import { variantKey } from './variants.ts'

/** What an experience includes, said once for all those that share it. '{min}' is the length of the treatment. */
const inclusions = readData('recipes/inclusions.json', z.record(z.string(), texts))
const inclusionKey = keyOf(inclusions)

/**
 * An experience that many spas give. Crossed with its variants it becomes the services of a spa. In its name '{min}' and
 * '{h}' stand for the duration, '{signature}' for the spa's own circuit.
 */
const recipe = texts.extend({
  key: z.string(),
  includes: z.array(inclusionKey),
  /** In minutes; each is a service of its own, at its own price. */
  durations: atLeastOne(z.int()),
  /** Time in the water before the treatment, where the name gives only that of the treatment. */
  waterMinutes: z.int().optional(),
  /** Band of the price of one adult for the first duration. */
  euros: z.tuple([z.number(), z.number()]),
  kinds: z.array(z.enum(spaKinds)),
  variants: atLeastOne(variantKey),
  tags: z.array(serviceTagKey),
  category: categoryTagKey,
  promotions: z.array(promotionKey).optional(),
  /** Best first. */
  pictures: atLeastOne(z.enum(subjects)),
  meal: z.enum(meals).optional(),
  isPrivate: flag,
  /** Where the spa must stand: in one of these surroundings or under this place. */
  settings: z.array(z.enum(landscapes)).optional(),
  under: z.array(placeKey).optional(),
  needsHotel: flag,
  /** Circuits stand first in a spa's list, then the rest. */
  isCircuit: flag,
  /**
   * What it is. A spa sells one to several audiences and each has a page: there are as many texts as any spa of the
   * demo needs, so that no two of its pages say the same.
   */
  texts: sentences,
})

export type Recipe = z.infer<typeof recipe>

const files = [
  'circuits',
  'massages',
  'special-massages',
  'combined',
  'rituals',
  'beauty',
  'for-two',
  'food',
  'day-pass',
  'kids',
]

export const recipes = files.flatMap((file) => readData(`recipes/${file}.json`, z.array(recipe)))

export const recipeKey = z.enum(recipes.map(({ key }) => key))

export function recipeOf(key: string): Recipe {
  const found = recipes.find((recipe) => recipe.key === key)
  if (!found) throw new Error(`No recipe ${key}`)
  return found
}

export function inclusionOf(key: string): PerLanguage<string> {
  const found = inclusions[key]
  if (!found) throw new Error(`Nothing included by the name ${key}`)
  return found
}
