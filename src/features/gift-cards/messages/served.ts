import type { Spanish } from '#platform/i18n/translate.ts'
import boughtCardsEs from './es/bought-cards.ts'
import companyCardsEs from './es/company-cards.ts'
import mailCardsEs from './es/emails-gift-cards.ts'
import giftCardsEs from './es/gift-cards.ts'
import cardPdfEs from './es/pdf-gift-card.ts'
import boughtCardsPt from './pt/bought-cards.ts'
import companyCardsPt from './pt/company-cards.ts'
import mailCardsPt from './pt/emails-gift-cards.ts'
import giftCardsPt from './pt/gift-cards.ts'
import cardPdfPt from './pt/pdf-gift-card.ts'

const messages = {
  boughtCards: { es: boughtCardsEs, pt: boughtCardsPt },
  cardPdf: { es: cardPdfEs, pt: cardPdfPt },
  companyCards: { es: companyCardsEs, pt: companyCardsPt },
  giftCards: { es: giftCardsEs, pt: giftCardsPt },
  mailCards: { es: mailCardsEs, pt: mailCardsPt },
}

export const giftCardServed = { messages }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages extends Spanish<typeof messages> {}
}
