import type { PromotionCategoryKey } from '#domain/catalogue/services/promotion-category.ts'
import type { SpaStatus } from '#domain/catalogue/spas/spa.ts'
import type { PerLanguage } from '#domain/site/languages.ts'
import type { SpaKind } from '../../tables/spa-kind.ts'

export type SpaSeed = {
  name: string
  place: string
  kind: SpaKind
  address: string
  hotel?: [name: string, stars: number]
  /** Name of the spa's own circuit, where it has one. */
  signature?: string
  /** Services that must be there, besides those the kind of spa brings. */
  always?: Wish[]
  status?: SpaStatus
  /** Days from today to the reopening of a season's closing. */
  reopensInDays?: number
  /** How most of its services are booked online, where that is not left to chance. */
  booking?: 'request' | 'yes'
  /** Where Saturday evening ends later than the others, and what its description says of it. */
  saturdayNight?: { closes: string } & PerLanguage<string>
  /** Spas without children: nothing for them is offered. */
  isAdultsOnly?: true
}

type Wish = { recipe: string; variant: string; promotions?: PromotionCategoryKey[] }
