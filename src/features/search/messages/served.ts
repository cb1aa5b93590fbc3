import type { LanguageFiles } from '#platform/i18n/language-files.ts'
import type { Language } from '#platform/i18n/languages.ts'

const messageFiles = {
  filters: (language) => import(`./${language}/filters.ts`),
  search: (language) => import(`./${language}/search.ts`),
  stays: (language) => import(`./${language}/stays.ts`),
} satisfies LanguageFiles

const wordListFiles = {
  queryWords: (language: Language) => import(`./${language}/query-words.ts`),
}

export const searchServed = { messageFiles, wordListFiles }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages {
    filters: typeof import('./es/filters.ts').default
    search: typeof import('./es/search.ts').default
    stays: typeof import('./es/stays.ts').default
  }
}

declare module '#platform/pages/namespaces.ts' {
  /** Those that come to the browser. */
  interface Namespaces {
    stays: true
  }
}
