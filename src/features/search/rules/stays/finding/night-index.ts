import type { NightForSale } from '#features/catalogue/rules/getaways/price-stay.ts'
import { countNights, type Stay } from '#features/catalogue/rules/getaways/stay.ts'
import { type Day, daysBetween } from '#platform/time/dates.ts'

/**
 * The nights of every room type that we sell ourselves, as they were at one moment. Never changed: a change makes the
 * next one, which shares the rooms that stayed the same.
 */
export type NightIndex = { firstNight: Day; rooms: ReadonlyMap<string, RoomNights> }

/** A column for each fact, and a place for each night from the first: a thousand rooms for 18 months take 5 MB. */
export type RoomNights = {
  prices: Int32Array
  offerPercents: Uint8Array
  minimumNights: Uint8Array
  /** Rooms that are neither held nor sold; `closedNight` where the hotel is closed or tells nothing. */
  free: Int16Array
}

export const closedNight = -1

/** Reads the nights of a stay, room by room. Nights that nobody tells are left out. */
export function nightsOfStay({ firstNight, rooms }: NightIndex, stay: Stay): (roomUuid: string) => NightForSale[] {
  const start = daysBetween(firstNight, stay.from)
  const count = countNights(stay)
  return (roomUuid) => {
    const room = rooms.get(roomUuid)
    return room && start >= 0 ? readNights(room, start, count) : []
  }
}

function readNights(room: RoomNights, start: number, count: number): NightForSale[] {
  const nights: NightForSale[] = []
  for (let at = start; at < start + count && at < room.prices.length; at++)
    nights.push({
      price: room.prices[at] as number,
      offerPercent: room.offerPercents[at] as number,
      minimumNights: room.minimumNights[at] as number,
      isClosed: room.free[at] === closedNight,
      free: Math.max(0, room.free[at] as number),
    })
  return nights
}
