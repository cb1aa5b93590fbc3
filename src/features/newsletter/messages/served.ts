import type { Spanish } from '#platform/i18n/translate.ts'
import mailNewsletterEs from './es/emails-newsletter.ts'
import newsletterEs from './es/newsletter.ts'
import mailNewsletterPt from './pt/emails-newsletter.ts'
import newsletterPt from './pt/newsletter.ts'

const messages = {
  mailNewsletter: { es: mailNewsletterEs, pt: mailNewsletterPt },
  newsletter: { es: newsletterEs, pt: newsletterPt },
}

export const newsletterServed = { messages }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages extends Spanish<typeof messages> {}
}
