import type { GoodsPages, StaticPage } from '../page-row.ts'

/** An hour at a spa. */
export const bookingPages = {
  bookingConfirmation: {
    es: '/confirmacion/reserva/',
    pt: '/confirmacao/reserva/',
    layout: 'thanks',
    file: 'service-booking/confirmation.tsx',
    messages: ['purchases', 'bookings'],
    isCached: false,
  },
  serviceBookingCheckout: {
    es: '/service-booking/checkout/',
    pt: '/service-booking/checkout/',
    layout: 'checkout',
    file: 'service-booking/checkout.tsx',
    messages: ['purchases', 'bookings'],
    isCached: false,
  },
} as const satisfies Record<string, StaticPage>

export const bookingPurchases = {
  segment: 'service-booking',
  lastPage: 'bookingConfirmation',
  pages: {
    'booking.change': { below: ':uuid/change/', layout: 'checkout', file: 'service-booking/change.tsx' },
    'booking.answer': { below: ':uuid/answer/', layout: 'checkout', file: 'service-booking/answer.tsx' },
    nextHours: { below: 'next-hours/', layout: 'blank', file: 'service-booking/next-hours.ts' },
  },
} as const satisfies GoodsPages
