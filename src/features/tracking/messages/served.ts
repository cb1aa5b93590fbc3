import type { LanguageFiles } from '#platform/i18n/language-files.ts'

const messageFiles = {
  consent: (language) => import(`./${language}/consent.ts`),
  stored: (language) => import(`./${language}/stored.ts`),
} satisfies LanguageFiles

export const trackingServed = { messageFiles }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages {
    consent: typeof import('./es/consent.ts').default
    stored: typeof import('./es/stored.ts').default
  }
}

declare module '#platform/pages/namespaces.ts' {
  /** Those that come to the browser. */
  interface Namespaces {
    consent: true
  }
}
