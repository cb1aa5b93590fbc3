import type { PageSegment, StaticPage } from '#platform/pages/page-row.ts'

/** An hour at a spa. */
const pages = {
  bookingConfirmation: {
    layout: 'thanks',
    messages: ['purchases', 'bookings'],
  },
  serviceBookingCheckout: {
    startsPurchase: true,
    layout: 'checkout',
    messages: ['purchases', 'bookings'],
  },
} as const satisfies Record<string, StaticPage>

const segments = {
  /** What other sites show in a frame. */
  frame: {
    segment: 'utbapis',
    messages: ['purchases', 'bookings'],
    pages: { bookingFrame: { below: 'utbinsert/load.php/', layout: 'blank', isFramed: true } },
  },
  booking: {
    isSold: true,
    segment: 'service-booking',
    messages: ['purchases'],
    lastPage: 'bookingConfirmation',
    pages: {
      'booking.change': { below: ':uuid/change/', layout: 'checkout' },
      'booking.answer': { below: ':uuid/answer/', layout: 'checkout' },
      nextHours: { below: 'next-hours/', layout: 'blank' },
    },
  },
} as const satisfies Record<string, PageSegment>

export const bookingPages = { pages, segments }

declare module '#platform/pages/page-row.ts' {
  interface StaticPages extends Readonly<typeof pages> {}
  interface Segments extends Readonly<typeof segments> {}
}
