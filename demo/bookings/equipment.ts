import { uuidOf } from '../identity.ts'
import { randomFor } from '../random.ts'
import type { PlacedSpa } from '../spas/place-spas.ts'
import type { ResourceKey } from '../tables/booking-resources.ts'

/** How many places a spa has of each thing, if one of its services needs it, and how long a cabin takes in between. */
export type Equipment = { places: Record<ResourceKey, number>; preparation: number; cleanUp: number }

export const resourceUuid = (spa: Pick<PlacedSpa, 'uuid'>, key: ResourceKey) => uuidOf('resource', spa.uuid, key)

type Size = 'large' | 'medium' | 'small'

const sizes: Record<Size, Record<'circuit' | 'cabins' | 'therapists', [fewest: number, most: number]>> = {
  large: { circuit: [12, 24], cabins: [4, 6], therapists: [4, 6] },
  medium: { circuit: [8, 12], cabins: [3, 4], therapists: [3, 4] },
  small: { circuit: [6, 8], cabins: [2, 3], therapists: [2, 3] },
}

export function equipmentOf(spa: PlacedSpa, seed: number): Equipment {
  const random = randomFor(seed, 'equipment', spa.uuid)
  const size = sizeOf(spa)
  const { circuit, cabins, therapists } = sizes[size]
  const cabinCount = random.between(...cabins)
  const doubles = cabinCount >= 5 ? 2 : 1
  const places = {
    // Most people come in twos.
    circuit: random.between(circuit[0] / 2, circuit[1] / 2) * 2,
    'single-cabin': cabinCount - doubles,
    'double-cabin': doubles,
    // Two at least work in the double cabin, whoever else is there.
    therapist: Math.max(2, random.between(...therapists)),
    'private-spa': 1,
    bath: size === 'small' ? 1 : 2,
    'flotation-pool': size === 'large' ? 6 : 4,
    'hotel-pools': 12,
    'balinese-bed': 3,
  }
  return { places, preparation: random.pick([5, 10]), cleanUp: random.pick([10, 15]) }
}

/** A large hotel's spa; one of a small hotel, or a bath house of its own; a day spa around the corner. */
function sizeOf({ seed: { hotel, kind } }: PlacedSpa): Size {
  if (!hotel) return kind === 'urban' || kind === 'boutique' ? 'small' : 'medium'
  return hotel[1] >= 4 && kind !== 'boutique' && kind !== 'urban' ? 'large' : 'medium'
}
