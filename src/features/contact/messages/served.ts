import type { LanguageFiles } from '#platform/i18n/language-files.ts'

const messageFiles = {
  contact: (language) => import(`./${language}/contact.ts`),
  mailContact: (language) => import(`./${language}/emails-contact.ts`),
} satisfies LanguageFiles

export const contactServed = { messageFiles }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages {
    contact: typeof import('./es/contact.ts').default
    mailContact: typeof import('./es/emails-contact.ts').default
  }
}

declare module '#platform/pages/namespaces.ts' {
  /** Those that come to the browser. */
  interface Namespaces {
    contact: true
  }
}
