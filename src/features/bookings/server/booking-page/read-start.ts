import { z } from 'zod'
import type { BookingGoods } from '#features/bookings/rules/booking-goods.ts'
import type { Choice } from '#features/bookings/rules/choosing/choice.ts'
import { parseBookingGoods } from '#features/bookings/server/purchase/read-booking-goods.ts'
import type { Services } from '#platform/server/services.ts'
import { waitingIn } from '../waiting-list/offer-link.ts'

export type BookingStart = {
  /** Null if it is no hour, or not for a number of people. Whether it can be had, its kind knows. */
  goods: BookingGoods | null
  /** The uuid of the purchase that it changes. */
  purchase: string | null
}

/** What is to be booked, as a form says it. */
export function readStart(services: Pick<Services, 'signer'>, choice: Choice): BookingStart {
  const read = parseBookingGoods({
    serviceUuid: choice.service,
    day: choice.day,
    time: choice.time,
    pax: /^\d{1,6}$/.test(choice.pax) ? Number(choice.pax) : Number.NaN,
    isFlexible: choice.flexible !== '',
    waitingUuid: waitingIn(services, choice.waiting),
  })
  return { goods: read.ok ? read.value : null, purchase: z.uuid().safeParse(choice.purchase).data ?? null }
}
