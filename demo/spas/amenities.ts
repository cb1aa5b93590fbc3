import { type AmenityKey, amenities } from '../data/amenities.ts'
import { uuidOf } from '../identity.ts'
import type { Row } from '../seed-rows.ts'

export const amenityUuid = (key: AmenityKey | string) => uuidOf('amenity', key)

export function amenityRows(): Row<'amenities'>[] {
  return Object.entries(amenities).map(([key, { es, pt }]) => ({ uuid: amenityUuid(key), titleEs: es, titlePt: pt }))
}
