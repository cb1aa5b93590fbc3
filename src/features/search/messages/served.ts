import type { Spanish } from '#platform/i18n/translate.ts'
import filtersEs from './es/filters.ts'
import searchEs from './es/search.ts'
import filtersPt from './pt/filters.ts'
import searchPt from './pt/search.ts'

const messages = {
  filters: { es: filtersEs, pt: filtersPt },
  search: { es: searchEs, pt: searchPt },
}

export const searchServed = { messages }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages extends Spanish<typeof messages> {}
}
