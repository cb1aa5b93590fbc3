import { instantAt } from '#domain/dates.ts'
import type { BookedHour } from '#server/bookings/booking-facts.ts'
import type { Bought } from '#server/purchases/core/goods-kind.ts'
import { agreedBookingOf, readBookingGoods } from './read-booking-goods.ts'

/** The hour of a purchase as it was agreed, before there is a booking. */
export function bookedHour(bought: Bought): BookedHour {
  const { serviceUuid, day, time, pax } = readBookingGoods(bought.goods)
  const agreed = agreedBookingOf(bought)
  return { serviceUuid, pax, agreed, startsAt: instantAt(day, time, agreed.spa.timeZone) }
}
