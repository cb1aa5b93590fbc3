import type { BookedHour } from '#features/bookings/server/booking-facts.ts'
import type { NewBooking } from '#features/bookings/server/booking-row.ts'
import { waitsUntil } from '#features/catalogue/rules/services/booking.ts'
import type { Bought } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { quotedBookingOf, readBookingGoods } from './read-booking-goods.ts'

/** The hour of a purchase as it was agreed, before there is a booking. */
export function bookedHour(bought: Bought): BookedHour {
  const { serviceUuid, pax } = readBookingGoods(bought.goods)
  const { startsAt, ...agreed } = quotedBookingOf(bought)
  return { serviceUuid, pax, agreed, startsAt: new Date(startsAt) }
}

/** Until when the spa may answer, if it is asked at an instant. */
export const answerDeadline = (bought: Bought, askedAt: Date): Date =>
  waitsUntil({ ...bookedHour(bought), createdAt: askedAt, proposedAt: null, proposedStartsAt: null })

type Given = Pick<NewBooking, 'state' | 'claimReference'> & Partial<Pick<NewBooking, 'confirmedAt'>>
type Row = Omit<NewBooking, 'locator' | 'endsAt' | 'createdAt'>

/** The booking of a purchase, which has its uuid: one address is that of both. */
export function bookingOf(purchase: Purchase, given: Given): Row {
  const { uuid, buyer, quote, goods, language } = purchase
  if (!buyer || !quote.spaUuid) throw new Error('What was paid has no buyer or no spa')
  const { isFlexible } = readBookingGoods(goods)
  return {
    ...given,
    ...bookedHour(purchase),
    uuid,
    purchaseUuid: uuid,
    spaUuid: quote.spaUuid,
    isFlexible,
    name: `${buyer.name} ${buyer.surname}`,
    email: buyer.email,
    phone: buyer.phone ?? '',
    comment: buyer.comment ?? '',
    language,
  }
}
