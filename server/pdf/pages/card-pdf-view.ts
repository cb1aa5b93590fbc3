import type { Day } from '#domain/dates.ts'
import type { CardTheme } from '#domain/gift-cards/card-themes.ts'

/** Everything the sheet of a gift card says, in its recipient's language. */
export type CardPdfView = {
  brand: string
  theme: CardTheme
  name: string
  from: string
  message: string
  /** The picture of its company's logo. */
  logo: Uint8Array | null
  code: string
  /** '75 €' on the card, '75,00 €' below it. */
  amount: string
  exactAmount: string
  validUntil: Day
  giftSpas: number
  issuedAt: Date
  /** What the QR code opens: the page of what is left. */
  qr: string
  /** As they are printed, without protocol. */
  addresses: { home: string; conditions: string }
  support: { email: string; phone: string }
}
