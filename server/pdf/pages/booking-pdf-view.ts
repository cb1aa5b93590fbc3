/** Everything the sheet of a booking says, in its reader's language. */
export type BookingPdfView = {
  brand: string
  /** A JPEG of the picture library. */
  picture: { file: string; alt: string }
  name: string
  spa: { name: string; place: string; address: string; phone: string; email: string }
  /** 'Jue 19 nov 2026', '17:30 – 19:20', and 'hora de Canarias' where that is another. */
  hour: { day: string; range: string; clock: string | null }
  people: string
  duration: string
  guest: string
  locator: string
  included: readonly string[]
  /** Until when it can be changed. */
  free: string
  conditions: string
  issuedAt: Date
  /** What the QR code opens: the way to the spa. */
  qr: string
  addresses: { conditions: string }
  support: { email: string; phone: string }
}
