import type { Spanish } from '#platform/i18n/translate.ts'
import mailStaysEs from './es/emails-stays.ts'
import stayPdfEs from './es/pdf-stay.ts'
import staysEs from './es/stays.ts'
import mailStaysPt from './pt/emails-stays.ts'
import stayPdfPt from './pt/pdf-stay.ts'
import staysPt from './pt/stays.ts'

const messages = {
  mailStays: { es: mailStaysEs, pt: mailStaysPt },
  stayPdf: { es: stayPdfEs, pt: stayPdfPt },
  stays: { es: staysEs, pt: staysPt },
}

export const getawayServed = { messages }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages extends Spanish<typeof messages> {}
}
