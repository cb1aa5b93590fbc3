import type { Day } from '#domain/dates.ts'

/** Everything a printed voucher says, in its reader's language. */
export type VoucherPdfView = {
  brand: string
  isGift: boolean
  /** A JPEG of the picture library. */
  picture: { file: string; alt: string }
  service: string
  spa: string
  hotel: string | null
  place: string
  duration: string | null
  party: string
  beneficiary: string
  /** The first name of who gives it. */
  buyer: string
  /** What people typed, as they typed it. */
  message: string | null
  reference: string
  validUntil: Day
  issuedAt: Date
  /** Then it is booked at the address below which it is managed, and the spa is the other way. */
  isBookedOnline: boolean
  contact: { phone: string; email: string; web: string | null }
  included: readonly string[]
  conditions: string
  taxLine: string | null
  /** What the QR code opens, and the addresses as they are printed, without protocol. */
  qr: string
  addresses: { manage: string; conditions: string }
  support: { email: string; phone: string }
}
