import type { Spanish } from '#platform/i18n/translate.ts'
import contentEs from './es/content.ts'
import contentPt from './pt/content.ts'

const messages = {
  content: { es: contentEs, pt: contentPt },
}

export const contentServed = { messages }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages extends Spanish<typeof messages> {}
}
