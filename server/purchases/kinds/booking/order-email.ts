import { madridDay } from '#domain/dates.ts'
import { attachBooking } from '#server/bookings/attach-booking.ts'
import { bookingFacts } from '#server/bookings/booking-facts.ts'
import { bookingUrl } from '#server/bookings/booking-links.ts'
import { getBookingOf } from '#server/bookings/booking-row.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import { paidWithOf } from '#server/emails/send/email-context.ts'
import { emailHeader } from '#server/emails/send/send-once.ts'
import type { GoodsKind } from '#server/purchases/core/goods-kind.ts'
import { describeSummary } from '#server/purchases/steps/describe-summary.ts'
import type { Services } from '#server/services.ts'

/** The confirmation of an hour: when and where, what was paid, and how it is changed. */
export const bookingOrderEmail: GoodsKind<Services>['orderEmail'] = async (services, purchase) => {
  const { uuid, language, buyer } = purchase
  const booking = await getBookingOf(services.db, { purchaseUuid: uuid })
  if (!buyer || !booking) throw new Error('A confirmed purchase has no booking')
  const snapshot = services.catalogue.current()
  const now = services.clock.now()
  const { lines, total } = describeSummary(services, { snapshot, language, day: madridDay(now) }, purchase)
  const view = {
    buyer: buyer.name,
    guest: booking.name,
    locator: booking.locator,
    facts: bookingFacts(snapshot, booking, language, now),
    lines,
    total,
    tax: purchase.quote.tax,
    paidOn: madridDay(purchase.paidAt ?? now),
    paidWith: await paidWithOf(services, purchase),
    manageUrl: bookingUrl(services, booking, language),
  }
  const to = { name: booking.name, email: buyer.email }
  const attachments = await attachBooking(services, booking)
  const head = emailHeader(services, language)
  return renderEmail('booking-confirmation', view, { about: uuid, to, language, head, attachments })
}
