import type { Spanish } from '#platform/i18n/translate.ts'
import invoicePdfEs from './es/pdf-invoice.ts'
import purchasesEs from './es/purchases.ts'
import invoicePdfPt from './pt/pdf-invoice.ts'
import purchasesPt from './pt/purchases.ts'

const messages = {
  invoicePdf: { es: invoicePdfEs, pt: invoicePdfPt },
  purchases: { es: purchasesEs, pt: purchasesPt },
}

export const checkoutServed = { messages }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages extends Spanish<typeof messages> {}
}
