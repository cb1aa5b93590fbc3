import { termsOfNight } from '#features/catalogue/rules/getaways/hotel-periods.ts'
import { type RoomNight, shareOf } from '#features/catalogue/rules/getaways/price-stay.ts'
import { daysAhead, nightsOf, type Stay } from '#features/catalogue/rules/getaways/stay.ts'
import { addDays, wallClock } from '#platform/time/dates.ts'
import { hasRooms, type Posalia, type PosaliaStay } from './account.ts'
import type { PosaliaPackage, PosaliaRoom } from './hotels.ts'

export type SoldRoom = { room: PosaliaRoom; nights: RoomNight[] }

/** The nights that are sold of each room, as they would be without one of the stays. */
export function nightsFor(context: Posalia, sold: PosaliaPackage, stay: Stay, without?: PosaliaStay): SoldRoom[] {
  const now = context.world.now()
  const today = wallClock(now, sold.timeZone).day
  const nights = nightsOf(stay).filter((night) => today <= night && night < addDays(today, daysAhead))
  const taking = context.records.stays
    .all()
    .filter((kept) => hasRooms(kept, now) && kept.reference !== without?.reference)
  return sold.rooms.map((room) => ({
    room,
    nights: nights.map((night) => {
      const terms = termsOfNight(night, room.usualPrice, sold.periods)
      const taken = taking.filter(({ roomUuid, from, to }) => roomUuid === room.uuid && from <= night && night < to)
      return {
        night,
        ...terms,
        price: shareOf(terms.price, 100 + context.records.raises.get(room.uuid, night)),
        free: taken.reduce((free, { rooms }) => free - rooms, room.allotment),
      }
    }),
  }))
}
