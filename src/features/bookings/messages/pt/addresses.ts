import type { AddressesOf } from '#platform/pages/addresses.ts'
import type { bookingPages } from '../../pages.ts'

export default {
  bookingConfirmation: '/confirmacao/reserva/',
  serviceBookingCheckout: '/service-booking/checkout/',
} satisfies AddressesOf<typeof bookingPages>
