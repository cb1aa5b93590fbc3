import type { LanguageFiles } from '#platform/i18n/language-files.ts'
import type { Language } from '#platform/i18n/languages.ts'

const messageFiles = {
  home: (language) => import(`./${language}/home.ts`),
  promotions: (language) => import(`./${language}/promotions.ts`),
  services: (language) => import(`./${language}/services.ts`),
  spas: (language) => import(`./${language}/spas.ts`),
} satisfies LanguageFiles

const wordListFiles = {
  placeTexts: (language: Language) => import(`./${language}/places.ts`),
}

export const shopWindowServed = { messageFiles, wordListFiles }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages {
    home: typeof import('./es/home.ts').default
    promotions: typeof import('./es/promotions.ts').default
    services: typeof import('./es/services.ts').default
    spas: typeof import('./es/spas.ts').default
  }
}

declare module '#platform/pages/namespaces.ts' {
  /** Those that come to the browser. */
  interface Namespaces {
    home: true
    services: true
    spas: true
  }
}
