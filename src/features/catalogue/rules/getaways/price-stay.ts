import type { Day } from '#platform/time/dates.ts'
import type { NoAvailability } from './hotel-rates.ts'

/** A night of a room type. Prices are for two, in cents. */
export type RoomNight = {
  night: Day
  price: number
  offerPercent: number
  minimumNights: number
  isClosed: boolean
  /** Rooms that are neither held nor sold. */
  free: number
}

/** What matters of a night to who asks for its price. */
export type NightForSale = Omit<RoomNight, 'night'>

/** `supplement`: what the spa's part adds to each night, for two. `board`: for a person and night. */
type NightExtras = { supplement: number; planPercent: number; board: number }

export type NotThatStay = 'closed' | 'full' | 'minimum-stay'

/** Why a room type can't be had for a stay of so many rooms; null if it can. `nights`: all of the stay, in order. */
export function whyNotThatStay(nights: readonly NightForSale[], count: number, rooms: number): NotThatStay | null {
  if (nights.length < count || nights.some(({ isClosed }) => isClosed)) return 'closed'
  if ((nights[0]?.minimumNights ?? 1) > count) return 'minimum-stay'
  return nights.some(({ free }) => free < rooms) ? 'full' : null
}

/** What stands in the way of all rooms; the nearest to a stay first. */
export function whyNoRoom(reasons: readonly NotThatStay[]): NoAvailability {
  if (reasons.includes('minimum-stay')) return 'minimum-stay'
  return reasons.includes('full') ? 'no-availability' : 'closed'
}

/** What a night costs so many rooms, before and with its offer. A share of a price is rounded to whole euros. */
export function priceNight(night: NightForSale, { supplement, planPercent, board }: NightExtras, rooms: number) {
  const usual = shareOf(night.price + supplement, planPercent)
  const reduced = shareOf(usual, 100 - night.offerPercent)
  return { base: rooms * (usual + 2 * board), discounted: rooms * (reduced + 2 * board) }
}

/** In cents. */
export const shareOf = (price: number, percent: number) =>
  percent === 100 ? price : Math.round((price * percent) / 10_000) * 100
