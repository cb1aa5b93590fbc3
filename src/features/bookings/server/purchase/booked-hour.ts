import type { BookedHour } from '#features/bookings/server/booking-facts.ts'
import type { Bought } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { quotedBookingOf, readBookingGoods } from './read-booking-goods.ts'

/** The hour of a purchase as it was agreed, before there is a booking. */
export function bookedHour(bought: Bought): BookedHour {
  const { serviceUuid, pax } = readBookingGoods(bought.goods)
  const { startsAt, ...agreed } = quotedBookingOf(bought)
  return { serviceUuid, pax, agreed, startsAt: new Date(startsAt) }
}
