import type { Segment, StaticPage } from '#platform/pages/page-row.ts'

/** An hour at a spa. */
const pages = {
  bookingConfirmation: {
    es: '/confirmacion/reserva/',
    pt: '/confirmacao/reserva/',
    layout: 'thanks',
    messages: ['purchases', 'bookings'],
  },
  serviceBookingCheckout: {
    es: '/service-booking/checkout/',
    pt: '/service-booking/checkout/',
    layout: 'checkout',
    messages: ['purchases', 'bookings'],
  },
} as const satisfies Record<string, StaticPage>

const segments = {
  /** What other sites show in a frame. */
  frame: {
    segment: 'utbapis',
    messages: ['purchases', 'bookings'],
    pages: { bookingFrame: { below: 'utbinsert/load.php/', layout: 'blank' } },
  },
  booking: {
    segment: 'service-booking',
    messages: ['purchases'],
    lastPage: 'bookingConfirmation',
    pages: {
      'booking.change': { below: ':uuid/change/', layout: 'checkout' },
      'booking.answer': { below: ':uuid/answer/', layout: 'checkout' },
      nextHours: { below: 'next-hours/', layout: 'blank' },
    },
  },
} as const satisfies Record<string, Segment>

const namespaces = {
  bookings: { es: () => import('./messages/es/bookings.ts'), pt: () => import('./messages/pt/bookings.ts') },
}

export const bookingPages = { pages, segments, namespaces }

declare module '#platform/pages/page-row.ts' {
  interface StaticPages extends Readonly<typeof pages> {}
  interface Segments extends Readonly<typeof segments> {}
}

declare module '#platform/pages/namespaces.ts' {
  interface Namespaces extends Readonly<typeof namespaces> {}
}
