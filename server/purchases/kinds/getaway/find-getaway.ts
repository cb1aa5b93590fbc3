import type { Getaway } from '#domain/catalogue/getaway.ts'
import type { Location } from '#domain/catalogue/location.ts'
import { timeZoneOf } from '#domain/catalogue/spas/time-zone.ts'
import type { GetawayGoods } from '#domain/getaways/getaway-goods.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'

export type FoundGetaway = { getaway: Getaway; place: Location; timeZone: string }

/** Null if the catalogue does not have it any more. */
export function findGetaway(
  { getaways, locations }: Pick<Snapshot, 'getaways' | 'locations'>,
  { packageUuid }: Pick<GetawayGoods, 'packageUuid'>,
): FoundGetaway | null {
  const getaway = getaways.get(packageUuid)
  const place = getaway && locations.get(getaway.hotel.locationUuid)
  return getaway && place ? { getaway, place, timeZone: timeZoneOf(place, locations) } : null
}
