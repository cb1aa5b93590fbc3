import type { LanguageFiles } from '#platform/i18n/language-files.ts'
import type { Language } from '#platform/i18n/languages.ts'

const messageFiles = {
  campaigns: (language) => import(`./${language}/campaigns.ts`),
  catalogue: (language) => import(`./${language}/catalogue.ts`),
  serviceFacts: (language) => import(`./${language}/service-facts.ts`),
  titles: (language) => import(`./${language}/titles.ts`),
} satisfies LanguageFiles

const wordListFiles = {
  promotions: (language: Language) => import(`./${language}/promotions.ts`),
}

export const catalogueServed = { messageFiles, wordListFiles }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages {
    campaigns: typeof import('./es/campaigns.ts').default
    catalogue: typeof import('./es/catalogue.ts').default
    serviceFacts: typeof import('./es/service-facts.ts').default
    titles: typeof import('./es/titles.ts').default
  }
}
