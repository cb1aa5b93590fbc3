import { bookingFacts, hourWords, momentWords } from '#features/bookings/server/booking-facts.ts'
import { bookingHref } from '#features/bookings/server/booking-links.ts'
import { getBookingOf } from '#features/bookings/server/booking-row.ts'
import { isAwaiting, waitsUntil } from '#features/catalogue/rules/services/booking.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import type { AskedView } from '#features/checkout/server/purchases/core/goods-view.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { agreedBookingOf, answerDeadline, bookedHour } from './read-booking-goods.ts'

/** The last page while the spa thinks, or has proposed another hour. */
export async function describeAsked(services: Services, reader: Reader, purchase: Purchase): Promise<AskedView | null> {
  if (!agreedBookingOf(purchase).isRequest) return null
  const booking = await getBookingOf(services.db, purchase.uuid)
  if (booking && !isAwaiting(booking.state)) return null
  const { language } = reader
  const { t } = i18nFor(language)
  const now = services.clock.now()
  const { spa, hour } = bookingFacts(reader.snapshot, bookedHour(purchase), language, now)
  const asked = booking?.createdAt ?? now
  const until = booking ? waitsUntil(booking) : answerDeadline(purchase, asked)
  const at = (instant: Date) => momentWords(instant, agreedBookingOf(purchase).spa.timeZone, language, t)
  const words = 'purchases.booking.asked'
  const isCharged = purchase.paidAt !== null
  const lead = purchase.bill.total === 0 ? 'leadFree' : isCharged ? 'leadCharged' : 'lead'
  const proposed = booking?.proposedStartsAt ? hourWords(booking.proposedStartsAt, booking.agreed, language) : null
  return {
    badge: t(`${words}.badge`),
    title: t(`${words}.title`),
    lead: t(`${words}.${lead}`, { spa, day: hour.spoken, time: hour.time }),
    steps: [
      { title: t(`${words}.sent`), text: at(asked), state: 'done' },
      proposed
        ? {
            title: t(`${words}.proposed`),
            text: t(`${words}.proposedText`, { day: proposed.spoken, time: proposed.time }),
            state: 'current',
          }
        : { title: t(`${words}.answer`), text: t(`${words}.answerText`, { deadline: at(until) }), state: 'current' },
      {
        title: t(isCharged ? `${words}.doneCharged` : `${words}.done`),
        text: t(`${words}.doneText`, { deadline: at(until) }),
        state: 'next',
      },
    ],
    link: booking ? { label: t(`${words}.link`), href: bookingHref(services, booking, language) } : null,
  }
}
