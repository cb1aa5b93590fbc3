import { uuidOf } from '../identity.ts'
import type { SeedRow } from '../seed-rows.ts'
import { amenities } from '../tables/amenities.ts'

export const amenityUuid = (key: string) => uuidOf('amenity', key)

export function amenityRows(): SeedRow<'amenities'>[] {
  return Object.entries(amenities).map(([key, title]) => ({ uuid: amenityUuid(key), title }))
}
