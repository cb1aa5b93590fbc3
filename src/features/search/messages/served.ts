import type { LanguageFiles } from '#platform/i18n/language-files.ts'

const messageFiles = {
  filters: (language) => import(`./${language}/filters.ts`),
  search: (language) => import(`./${language}/search.ts`),
} satisfies LanguageFiles

export const searchServed = { messageFiles }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages {
    filters: typeof import('./es/filters.ts').default
    search: typeof import('./es/search.ts').default
  }
}
