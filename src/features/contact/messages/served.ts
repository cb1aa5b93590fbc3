import type { Spanish } from '#platform/i18n/translate.ts'
import contactEs from './es/contact.ts'
import mailContactEs from './es/emails-contact.ts'
import contactPt from './pt/contact.ts'
import mailContactPt from './pt/emails-contact.ts'

const messages = {
  contact: { es: contactEs, pt: contactPt },
  mailContact: { es: mailContactEs, pt: mailContactPt },
}

export const contactServed = { messages }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages extends Spanish<typeof messages> {}
}
