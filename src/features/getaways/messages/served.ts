import type { LanguageFiles } from '#platform/i18n/language-files.ts'

const messageFiles = {
  mailStays: (language) => import(`./${language}/emails-stays.ts`),
  stayPdf: (language) => import(`./${language}/pdf-stay.ts`),
} satisfies LanguageFiles

export const getawayServed = { messageFiles }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages {
    mailStays: typeof import('./es/emails-stays.ts').default
    stayPdf: typeof import('./es/pdf-stay.ts').default
  }
}
