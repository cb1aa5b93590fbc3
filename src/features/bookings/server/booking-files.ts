import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { isPlayMoney } from '#features/checkout/server/purchases/core/is-play-money.ts'
import { bookingCalendar, calendarType } from './booking-calendar.ts'
import { type Booking, getBookingOf } from './booking-row.ts'
import { describeBookingPdf } from './describe-booking-pdf.ts'

export const bookingFileNames = ({ locator }: Pick<Booking, 'locator'>) => ({
  pdf: `${locator}.pdf`,
  calendar: `${locator}.ics`,
})

/** The booking as a sheet, and for a calendar. What is cancelled, disputed or of play money has none. */
export const bookingFile: NonNullable<GoodsKind['file']> = async (services, { purchase, name, language, signal }) => {
  const booking = await getBookingOf(services.db, { purchaseUuid: purchase.uuid })
  if (booking?.state !== 'confirmed' || purchase.disputedAt || isPlayMoney(services, purchase)) return null
  const names = bookingFileNames(booking)
  if (name === names.pdf) {
    const view = describeBookingPdf(services, booking, language)
    return { type: 'application/pdf', content: await services.renderPdf('booking', view, language, { signal }) }
  }
  if (name === names.calendar) return { type: calendarType, content: bookingCalendar(services, booking, language) }
  return null
}
