/** Everything the sheet of a stay says, in its reader's language. */
export type StayPdfView = {
  brand: string
  /** A JPEG of the picture library. */
  picture: { file: string; alt: string }
  name: string
  /** Not every hotel tells us its `phone`: then it is empty. */
  hotel: { name: string; stars: number; phone: string; place: string }
  arrival: StayDay
  departure: StayDay
  nights: string
  /** With their rooms. */
  people: string
  room: string
  board: string
  /** In whose name the stay is. */
  guest: string
  /** Each of several, with its name and its people. */
  rooms: { label: string; value: string }[]
  /** Null for who stays on their own account. `from`: the first name of who gives it. */
  gift: { to: string; from: string; message: string | null } | null
  hotelLocator: string
  spa: {
    code: string
    services: readonly string[]
    contact: { phone: string; email: string; web: string | null }
    /** Whether its hours are chosen online, and from which day on if that is not yet; null where they are not. */
    online: { opensOn: string | null } | null
  }
  /** Until when, and by whom, it can be cancelled. */
  cancel: string
  /** Those of the hotel and the spa. */
  conditions: string
  issuedAt: Date
  /** What the QR code opens, and the addresses as they are printed, without protocol. */
  qr: string
  addresses: { redeem: string; conditions: string }
  support: { email: string; phone: string }
}

type StayDay = { day: string; time: string }
