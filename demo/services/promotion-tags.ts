import { type PromotionCategoryKey, promotionCategory } from '#features/catalogue/rules/services/promotion-category.ts'
import { randomFor } from '../random.ts'
import type { PlannedService } from './plan-services.ts'

/** Categories a service stands in. Those of a campaign are given to a believable share of what suits it. */
export function promotionsOf(service: PlannedService, hasOffer: boolean, seed: number): PromotionCategoryKey[] {
  const random = randomFor(seed, 'promotions', service.uuid)
  const { recipe, variant, wishedPromotions } = service
  const promotions = new Set<PromotionCategoryKey>(wishedPromotions)
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
