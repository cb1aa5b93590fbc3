import type { LanguageFiles } from '#platform/i18n/language-files.ts'

const messageFiles = {
  mailNewsletter: (language) => import(`./${language}/emails-newsletter.ts`),
  newsletter: (language) => import(`./${language}/newsletter.ts`),
} satisfies LanguageFiles

export const newsletterServed = { messageFiles }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages {
    mailNewsletter: typeof import('./es/emails-newsletter.ts').default
    newsletter: typeof import('./es/newsletter.ts').default
  }
}

declare module '#platform/pages/namespaces.ts' {
  /** Those that come to the browser. */
  interface Namespaces {
    newsletter: true
  }
}
