import type { PromotionCategoryKey } from '#domain/catalogue/services/promotion-category.ts'
import type { Meal } from '#domain/catalogue/services/service.ts'
import type { Subject } from '../../tables/pictures.ts'
import type { Setting } from '../../tables/places.ts'
import type { SpaKind } from '../../tables/spa-kind.ts'
import type { InclusionKey } from './inclusions.ts'
import type { VariantKey } from './variants.ts'

/** An experience that many spas give. Crossed with its variants it becomes the services of a spa. */
export type Recipe = {
  key: string
  /** Its name. '{min}' and '{h}' stand for the duration, '{signature}' for the spa's own circuit. */
  es: string
  pt: string
  includes: InclusionKey[]
  /** In minutes; each is a service of its own, at its own price. */
  durations: [number, ...number[]]
  /** Time in the water before the treatment, where the name gives only that of the treatment. */
  waterMinutes?: number
  /** Band of the price of one adult for the first duration. */
  euros: [from: number, to: number]
  kinds: SpaKind[]
  variants: [VariantKey, ...VariantKey[]]
  tags: string[]
  category: string
  promotions?: PromotionCategoryKey[]
  /** Best first. */
  pictures: [Subject, ...Subject[]]
  meal?: Meal
  isPrivate?: true
  /** Where the spa must stand: in one of these surroundings or under this place. */
  settings?: Setting[]
  under?: string[]
  needsHotel?: true
  /** Circuits stand first in a spa's list, then the rest. */
  isCircuit?: true
}
