import type { LanguageFiles } from '#platform/i18n/language-files.ts'

const messageFiles = {
  content: (language) => import(`./${language}/content.ts`),
} satisfies LanguageFiles

export const contentServed = { messageFiles }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages {
    content: typeof import('./es/content.ts').default
  }
}

declare module '#platform/pages/namespaces.ts' {
  /** Those that come to the browser. */
  interface Namespaces {
    content: true
  }
}
