import { type BookingFacts, bookingFacts } from '#features/bookings/server/booking-facts.ts'
import { bookingFileNames } from '#features/bookings/server/booking-files.ts'
import { bookingHref } from '#features/bookings/server/booking-links.ts'
import { type Booking, getBookingOf } from '#features/bookings/server/booking-row.ts'
import { cancelledBooking } from '#features/bookings/server/changes/cancel-booking.ts'
import { capitalise } from '#features/catalogue/rules/spas/titles.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import { cancelledWords } from '#features/checkout/server/payments/refunds/most-refunded.ts'
import type { ConfirmedView } from '#features/checkout/server/purchases/core/goods-view.ts'
import { purchaseFileHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'

/** When and where, its files, what to know before coming, and how it is changed. */
export async function describeBookingConfirmation(
  services: Services,
  reader: Reader,
  purchase: Purchase,
): Promise<ConfirmedView> {
  const { language } = reader
  const { t } = i18nFor(language)
  const booking = await getBookingOf(services.db, purchase.uuid)
  if (!booking) throw new Error('A confirmed purchase has no booking')
  const facts = bookingFacts(reader.snapshot, booking, language, services.clock.now())
  const isCancelled = booking.state !== 'confirmed'
  const words = 'purchases.booking.confirmation'
  return {
    ...(isCancelled
      ? await cancelledWords(services.db, purchase, { reason: cancelledBooking, words }, t)
      : confirmedWords(booking, facts, t)),
    paragraphs: [],
    codes: [{ label: t(`${words}.locator`), value: booking.locator }],
    actions: isCancelled ? [] : filesOf(purchase, booking, t),
    note: null,
    canSendAgain: !isCancelled,
    next: isCancelled ? [] : nextSteps(booking, facts, t),
    change: isCancelled
      ? undefined
      : {
          title: t(`${words}.change`),
          text: facts.free,
          links: [{ label: t(`${words}.changeLink`), href: bookingHref(services, booking, language) }],
        },
    cards: [
      {
        key: booking.locator,
        photo: facts.photo,
        above: t(`${words}.inTheNameOf`, { name: booking.name }),
        title: facts.name,
        place: facts.where,
        badge: isCancelled ? t(`${words}.cancelledBadge`) : null,
        facts: [
          {
            label: capitalise(facts.hour.spoken),
            value: [facts.hour.range, facts.clock].filter(Boolean).join(', '),
          },
          { label: facts.people, value: facts.duration },
          { label: t(`${words}.address`), value: facts.address },
          { label: t(`${words}.phone`), value: facts.phone },
        ],
        links: [],
      },
    ],
  }
}

type Words = Pick<ConfirmedView, 'badge' | 'title' | 'lead'>

function confirmedWords({ email }: Booking, { spa, hour }: BookingFacts, t: Translate): Words {
  const words = 'purchases.booking.confirmation'
  const weekday = hour.spoken.split(/[ ,]/)[0] ?? ''
  return {
    badge: t(`${words}.badge`),
    title: t(`${words}.title`, { weekday }),
    lead: t(`${words}.lead`, { spa, day: hour.spoken, time: hour.time, email }),
  }
}

function filesOf(purchase: Purchase, booking: Booking, t: Translate): ConfirmedView['actions'] {
  const words = 'purchases.booking.confirmation'
  const files = bookingFileNames(booking)
  return [
    { label: t(`${words}.file`), href: purchaseFileHref(purchase, files.pdf), isFile: true, variant: 'primary' },
    {
      label: t(`${words}.calendar`),
      href: purchaseFileHref(purchase, files.calendar),
      isFile: true,
      variant: 'secondary',
    },
  ]
}

function nextSteps({ locator }: Booking, { phone }: BookingFacts, t: Translate): ConfirmedView['next'] {
  const words = 'purchases.booking.confirmation.next'
  return [
    { title: t(`${words}.arrive`), text: t(`${words}.arriveText`, { locator }) },
    { title: t(`${words}.health`), text: t(`${words}.healthText`, { phone }) },
  ]
}
