import type { Offer } from '#features/catalogue/rules/services/offer.ts'
import { type PromotionCategoryKey, promotionCategory } from '#features/catalogue/rules/services/promotion-category.ts'
import { randomFor } from '../random.ts'
import type { SeedRow } from '../seed-rows.ts'
import type { PlacedSpa } from '../spas/place-spas.ts'
import { arrangeServices } from './arrange-services.ts'
import { offersOf } from './offers.ts'
import { type PlannedService, planServices } from './plan-services.ts'
import { priceOfOneAdult, servicePriceOf } from './service-prices.ts'
import { serviceRow } from './service-row.ts'

/** A service with everything decided that more than one table tells. */
export type OrderedService = PlannedService & {
  order: number
  price: number
  offers: Offer[]
  promotions: PromotionCategoryKey[]
  row: SeedRow<'services'>
}

export function orderServices(spas: PlacedSpa[], today: string, seed: number): OrderedService[] {
  return spas.flatMap((spa) => {
    const arranged = arrangeServices(planServices(spa, seed))
    return arranged.map((planned, index) => {
      const price = servicePriceOf(planned, seed)
      const { uuid, recipe, minutes, variant } = planned
      const experience = `${spa.uuid} ${recipe.key} ${minutes}`
      const discounted = {
        uuid,
        experience,
        visits: variant.capacity.minimum * (variant.sessions ?? 1),
        priceOfOneAdult: priceOfOneAdult(planned, seed),
      }
      const offers = offersOf(discounted, today, seed)
      // The first service of every spa comes before the second of any: a list of many spas is never one spa's.
      const order = index * 10_000 + spa.position
      const row = serviceRow({ planned, order, price, isLast: index === arranged.length - 1 }, seed)
      const promotions = promotionsOf(planned, offers.length > 0, seed)
      return { ...planned, order, price, offers, promotions, row }
    })
  })
}

/** Categories a service stands in. Those of a campaign are given to a believable share of what suits it. */
function promotionsOf(service: PlannedService, hasOffer: boolean, seed: number): PromotionCategoryKey[] {
  const random = randomFor(seed, 'promotions', service.uuid)
  const { recipe, variant, requiredPromotions } = service
  const promotions = new Set<PromotionCategoryKey>(requiredPromotions)
  for (const key of recipe.promotions ?? []) {
    const isFestive = promotionCategory(key).campaign !== undefined
    if (!isFestive || random.chance(0.65)) promotions.add(key)
  }
  if (variant.ageBand || variant.party.includes('child')) promotions.add('kids-spa')
  if (variant.party === 'two-adults' || variant.isForCouple) promotions.add('couples-spa')
  if (variant.party === 'one-person' && !variant.ageBand && random.chance(0.08)) promotions.add('company-gifts')
  if (random.chance(0.12)) promotions.add('christmas')
  if (hasOffer) promotions.add('discounts')
  if (hasOffer && random.chance(0.4)) promotions.add('black-friday')
  return promotions.size > 0 ? [...promotions] : ['other']
}
