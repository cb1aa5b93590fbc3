/** What a customer is written about a booking. What was bought is confirmed by the order's own e-mail. */
export const bookingMails = [
  'requested',
  'confirmed',
  'proposed',
  'moved',
  'cancelled',
  'declined',
  'withdrawn',
  'lapsed',
  'reminder',
] as const
export type BookingMail = (typeof bookingMails)[number]

/** What a spa is written. */
export const spaMails = [
  'request',
  'request-reminder',
  'booked',
  'moved',
  'cancelled',
  'withdrawn',
  'lapsed',
  'failed',
] as const
export type SpaMail = (typeof spaMails)[number]
