import { z } from 'zod'
import { randomFor } from './random.ts'
import { readData } from './read-data.ts'
import { kebab } from './slugs.ts'
import { type Landscape, places } from './tables/places.ts'
import { type SpaKind, spaKinds } from './tables/spa-kind.ts'
import type { SpaSeed } from './tables/spas.ts'

const kindsIn: Record<Landscape, SpaKind[]> = {
  coast: ['resort', 'thalasso', 'resort', 'boutique', 'thermal'],
  'lava-coast': ['resort', 'thalasso', 'boutique', 'thermal'],
  city: ['urban', 'hammam', 'boutique', 'thermal', 'urban'],
  countryside: ['boutique', 'thermal', 'resort'],
  mountain: ['mountain'],
}

/**
 * Many more spas in the same places, to see how the product carries a large catalogue: `count` of them, or as many more
 * as it takes until `hotels` of them have one.
 */
export function inventSpas(count: number, hotels: number, existing: SpaSeed[], seed: number): SpaSeed[] {
  const towns = places.filter((place) => place.type === 'city')
  const taken = new Set([...existing.map(({ name }) => kebab(name)), ...places.map(({ slug }) => slug)])
  const invented: SpaSeed[] = []
  let withHotel = 0
  while (invented.length < count || withHotel < hotels) {
    const spa = inventSpa(invented.length)
    invented.push(spa)
    if (spa.hotel) withHotel++
  }
  return invented

  function inventSpa(index: number): SpaSeed {
    const random = randomFor(seed, 'invented spa', index)
    const town = towns[index % towns.length] as (typeof towns)[number]
    const kind = random.pick(kindsIn[town.setting ?? 'city'])
    const { words, of } = spaNameParts
    let own = ''
    let name = ''
    do {
      own = `${random.pick(words)} ${random.pick(of)}`
      name = `${random.pick(spaNameParts.firstWords[kind])} ${own}`
    } while (taken.has(kebab(name)))
    taken.add(kebab(name))
    const hasHotel = kind !== 'hammam' && !(kind === 'urban' && random.chance(0.7))
    return {
      name,
      place: town.key,
      kind,
      address: `${random.pick(spaNameParts.streets)} ${random.pick(words)} ${random.between(1, 120)}`,
      ...(hasHotel && { hotel: [own, random.between(3, 5)] as [string, number] }),
      ...(random.chance(0.5) && { signature: own }),
      ...(random.chance(0.15) && { isAdultsOnly: true as const }),
    }
  }
}

const parts = z.array(z.string()).min(1)

/** Put together they name the spas of a large catalogue: 'Thalasso Brisa de Levante'. */
const spaNameParts = readData(
  'spas/name-parts.json',
  z.strictObject({ firstWords: z.record(z.enum(spaKinds), parts), words: parts, of: parts, streets: parts }),
)
