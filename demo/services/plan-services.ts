import type { PromotionCategoryKey } from '#features/catalogue/rules/services/promotion-category.ts'
import { uuidOf } from '../identity.ts'
import { type Random, randomFor } from '../random.ts'
import type { PlacedSpa } from '../spas/place-spas.ts'
import { openWeekdays } from '../spas/schedules.ts'
import { type Recipe, recipeOf, recipes } from '../tables/recipes.ts'
import type { SpaKind } from '../tables/spa-kind.ts'
import { type Variant, variantOf } from '../tables/variants.ts'

/** One service to be: an experience, for one audience, at one duration. */
export type PlannedService = {
  uuid: string
  spa: PlacedSpa
  recipe: Recipe
  variant: Variant
  minutes: number
  /** Some experiences stand twice under one name: at one price in the working week and another at weekends. */
  weekPart: 'working-week' | 'weekend' | null
  requiredPromotions: PromotionCategoryKey[]
}

const servicesOfKind: Record<SpaKind, [fewest: number, most: number]> = {
  resort: [13, 18],
  thalasso: [12, 18],
  thermal: [12, 17],
  hammam: [10, 15],
  urban: [11, 15],
  boutique: [11, 16],
  mountain: [11, 16],
}

/** What a spa of its kind is known for, and surely gives. */
const stapleOfKind: Record<SpaKind, [recipe: string, variant: string]> = {
  resort: ['day-pass', 'one'],
  thalasso: ['thalasso-circuit', 'one'],
  thermal: ['circuit-and-massage', 'two'],
  hammam: ['arab-bath', 'one'],
  urban: ['relaxing-massage', 'one'],
  boutique: ['couples-massage', 'couple'],
  mountain: ['mountain-circuit', 'two'],
}

/** What a spa offers: what it must have, its circuit for many audiences, then a choice of what fits the spa. */
export function planServices(spa: PlacedSpa, seed: number): PlannedService[] {
  const random = randomFor(seed, 'services', spa.uuid)
  const fitting = recipes.filter((recipe) => fits(recipe, spa))
  const plan = new Map<string, PlannedService>()
  const add = (recipe: Recipe, key: string, minutes: number, promotions: PromotionCategoryKey[] = []) => {
    const planned = plannedService(spa, recipe, key, minutes, promotions)
    if (!plan.has(planned.uuid)) plan.set(planned.uuid, planned)
  }

  const [staple, variant] = stapleOfKind[spa.seed.kind]
  for (const required of [...(spa.seed.always ?? []), { recipe: staple, variant, promotions: [] }]) {
    const recipe = recipeOf(required.recipe)
    add(recipe, required.variant, recipe.durations[0], required.promotions)
  }
  const circuits = fitting.filter(({ isCircuit, variants: [first] }) => isCircuit && !isForChildren(variantOf(first)))
  const main = circuits.find(({ key }) => key === 'signature-circuit') ?? random.pick(circuits)
  for (const key of random.sample(audiencesOf(main, spa), random.between(3, 5))) add(main, key, main.durations[0])

  const count = random.between(...servicesOfKind[spa.seed.kind])
  const others = random.sample(
    fitting.filter((recipe) => recipe !== main),
    fitting.length,
  )
  for (let round = 0; plan.size < count && round < 4; round++) {
    for (const recipe of others) {
      if (plan.size >= count) break
      for (const key of random.sample(audiencesOf(recipe, spa), random.between(1, 2)))
        add(recipe, key, random.pick(recipe.durations))
    }
  }
  return withWeekendTwin([...plan.values()], spa, random)
}

function plannedService(
  spa: PlacedSpa,
  recipe: Recipe,
  key: string,
  minutes: number,
  requiredPromotions: PromotionCategoryKey[],
): PlannedService {
  const uuid = uuidOf('service', spa.uuid, recipe.key, key, minutes)
  return { uuid, spa, recipe, variant: variantOf(key), minutes, weekPart: null, requiredPromotions }
}

function fits(recipe: Recipe, spa: PlacedSpa): boolean {
  if (!recipe.kinds.includes(spa.seed.kind)) return false
  if (recipe.settings && !recipe.settings.includes(spa.setting)) return false
  if (recipe.under && !recipe.under.some((place) => spa.within.includes(place))) return false
  if (recipe.needsHotel && !spa.seed.hotel) return false
  if (recipe.key === 'signature-circuit' && !spa.seed.signature) return false
  return audiencesOf(recipe, spa).length > 0
}

function audiencesOf(recipe: Recipe, spa: PlacedSpa): string[] {
  return recipe.variants.filter((key) => admits(spa, variantOf(key)))
}

function admits(spa: PlacedSpa, variant: Variant): boolean {
  if (variant.residency && !spa.within.includes('canarias')) return false
  if (variant.isMondayToThursday && !openWeekdays(spa).includes(1)) return false
  return !(spa.seed.isAdultsOnly && isForChildren(variant))
}

export function isForChildren({ ageBand, party }: Variant): boolean {
  return ageBand !== undefined || party.includes('child')
}

/** Whether one goes into the water, besides or instead of into a cabin. */
export function hasWater({ tags, waterMinutes }: Recipe): boolean {
  return tags.includes('hydrotherapy') || waterMinutes !== undefined
}

function withWeekendTwin(plan: PlannedService[], spa: PlacedSpa, random: Random): PlannedService[] {
  const hasWeekend = openWeekdays(spa).some((day) => day >= 6)
  const candidates = plan.filter(
    ({ recipe, variant }) =>
      recipe.isCircuit && recipe.key !== 'night-circuit' && !variant.isMondayToThursday && !variant.sessions,
  )
  if (!hasWeekend || candidates.length === 0 || !random.chance(0.3)) return plan
  const twin = random.pick(candidates)
  const atWeekend: PlannedService = {
    ...twin,
    uuid: uuidOf('weekend', twin.uuid),
    weekPart: 'weekend',
    requiredPromotions: [],
  }
  return [
    ...plan.map((planned) => (planned === twin ? { ...twin, weekPart: 'working-week' as const } : planned)),
    atWeekend,
  ]
}
