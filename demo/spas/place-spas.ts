import { uuidOf } from '../identity.ts'
import { lineageOf, placeOf } from '../locations.ts'
import { kebab } from '../slugs.ts'
import type { Landscape, Place } from '../tables/places.ts'
import type { SpaSeed } from '../tables/spas.ts'

/** A spa with its surroundings found: the rest of the seeding asks nothing else about where it stands. */
export type PlacedSpa = {
  uuid: string
  seed: SpaSeed
  slug: string
  position: number
  town: Place
  /** The province, island, district or parish whose slug stands in its address. */
  region: Place
  /** Keys of the town and of everything it belongs to. */
  within: string[]
  setting: Landscape
}

export function placeSpas(seeds: SpaSeed[]): PlacedSpa[] {
  return seeds.map((seed, position) => {
    const town = placeOf(seed.place)
    if (!town.parent || !town.setting) throw new Error(`${seed.name} must stand in a town`)
    const region = placeOf(town.parent)
    const slug = kebab(seed.name)
    return {
      uuid: uuidOf('spa', region.key, slug),
      seed,
      slug,
      position,
      town,
      region,
      within: lineageOf(town).map(({ key }) => key),
      setting: town.setting,
    }
  })
}

export function welcomesFamilies({ kind, isAdultsOnly }: SpaSeed): boolean {
  return !isAdultsOnly && (kind === 'resort' || kind === 'thalasso' || kind === 'mountain')
}
