import type { Getaway } from '#features/catalogue/rules/getaways/getaway.ts'
import type { Location } from '#features/catalogue/rules/location.ts'
import { timeZoneOf } from '#features/catalogue/rules/spas/time-zone.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import type { GetawayGoods } from '#features/getaways/rules/getaway-goods.ts'

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
