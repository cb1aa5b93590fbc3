import { randomFor } from '../random.ts'
import type { PlannedService } from './plan-services.ts'

/** Whole cents for the smallest party; always whole or half euros. */
export function priceOf({ spa, recipe, variant, minutes, weekPart, uuid }: PlannedService, seed: number): number {
  // The same treatment has one price for one adult in a house, whatever the audience it is then sold to.
  const forOneAdult = within(
    recipe.euros,
    levelOf(spa.seed.hotel?.[1], randomFor(seed, 'price', spa.uuid, recipe.key).next()),
  )
  const water = recipe.waterMinutes ?? 0
  const forDuration = forOneAdult * ((minutes + water) / (recipe.durations[0] + water)) ** 0.7
  const euros = forDuration * variant.priceOfAdults * (weekPart === 'weekend' ? 1.12 : 1)
  const endsInHalf = randomFor(seed, 'half euro', uuid).chance(0.15)
  return Math.floor(euros) * 100 + (endsInHalf ? 50 : 0)
}

function within([from, to]: [number, number], level: number): number {
  return from + (to - from) * level
}

/** From 0, a modest house, to 1, the best: stars count for more than half. */
function levelOf(stars = 3, chance: number): number {
  return 0.6 * ((stars - 2) / 3) + 0.4 * chance
}
