import type { BookingGoods } from '#features/bookings/rules/booking-goods.ts'
import type { StartOptions } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'

type Choice = Pick<BookingGoods, 'serviceUuid' | 'pax'> & Partial<Pick<BookingGoods, 'day' | 'time'>>

/** The page on which day and hour are chosen, with this choice. */
export function startHref(choice: Choice, language: Language, { purchase }: StartOptions = {}) {
  const query = new URLSearchParams({ service: choice.serviceUuid, pax: String(choice.pax) })
  if (choice.day) query.set('day', choice.day)
  if (choice.time) query.set('time', choice.time)
  if (purchase) query.set('purchase', purchase)
  return `${pathOf('serviceBookingCheckout', language)}?${query}`
}
