import type { NewBooking } from '#features/bookings/server/booking-row.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { bookedHour } from './booked-hour.ts'
import { readBookingGoods } from './read-booking-goods.ts'

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
