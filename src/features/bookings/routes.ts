export const bookingRoutes = {
  bookingConfirmation: 'features/bookings/pages/confirmation.tsx',
  serviceBookingCheckout: 'features/bookings/pages/checkout.tsx',
  'booking.change': 'features/bookings/pages/change.tsx',
  'booking.answer': 'features/bookings/pages/answer.tsx',
  bookingFrame: 'features/bookings/pages/frame.tsx',
  nextHours: 'features/bookings/pages/next-hours.ts',
}
