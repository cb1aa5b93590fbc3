import { randomFor } from '../random.ts'
import type { PlannedService } from './plan-services.ts'

/** Whole cents for the smallest party; always whole or half euros, and rounded down, so that two never cost more than twice one. */
export function servicePriceOf(service: PlannedService, seed: number): number {
  return toHalfEuros((priceOfOneAdult(service, seed) / 100) * service.variant.priceOfAdults)
}

/** The same treatment has one price for one adult in a spa, whatever the audience it is then sold to. */
export function priceOfOneAdult({ spa, recipe, minutes, weekPart }: PlannedService, seed: number): number {
  const random = randomFor(seed, 'price', spa.uuid, recipe.key)
  const forFirstDuration = within(recipe.euros, levelOf(spa.seed.hotel?.[1], random.next()))
  const water = recipe.waterMinutes ?? 0
  const forDuration = forFirstDuration * ((minutes + water) / (recipe.durations[0] + water)) ** 0.7
  const euros = forDuration * (weekPart === 'weekend' ? 1.12 : 1)
  return toHalfEuros(Math.floor(euros) + (random.chance(0.15) ? 0.5 : 0))
}

const toHalfEuros = (euros: number) => Math.floor(euros * 2) * 50

function within([from, to]: [number, number], level: number): number {
  return from + (to - from) * level
}

/** From 0, a modest spa, to 1, the best: stars count for more than half. */
function levelOf(stars = 3, chance: number): number {
  return 0.6 * ((stars - 2) / 3) + 0.4 * chance
}
