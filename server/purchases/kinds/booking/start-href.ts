import type { BookingGoods } from '#domain/bookings/booking-goods.ts'
import type { Language } from '#domain/site/languages.ts'
import { pathOf } from '#i18n/paths.ts'
import type { StartOptions } from '#server/purchases/core/goods-kind.ts'

type Choice = Pick<BookingGoods, 'serviceUuid' | 'pax'> & Partial<Pick<BookingGoods, 'day' | 'time'>>

/** The page on which day and hour are chosen, with this choice. */
export function startHref(choice: Choice, language: Language, { purchase }: StartOptions = {}) {
  const query = new URLSearchParams({ service: choice.serviceUuid, pax: String(choice.pax) })
  if (choice.day) query.set('day', choice.day)
  if (choice.time) query.set('time', choice.time)
  if (purchase) query.set('purchase', purchase)
  return `${pathOf('serviceBookingCheckout', language)}?${query}`
}
