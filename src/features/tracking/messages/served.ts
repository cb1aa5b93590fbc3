import type { Spanish } from '#platform/i18n/translate.ts'
import consentEs from './es/consent.ts'
import storedEs from './es/stored.ts'
import consentPt from './pt/consent.ts'
import storedPt from './pt/stored.ts'

const messages = {
  consent: { es: consentEs, pt: consentPt },
  stored: { es: storedEs, pt: storedPt },
}

export const trackingServed = { messages }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages extends Spanish<typeof messages> {}
}
