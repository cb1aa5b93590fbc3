import type { LanguageFiles } from '#platform/i18n/language-files.ts'

const messageFiles = {
  mailReviews: (language) => import(`./${language}/emails-reviews.ts`),
  reviews: (language) => import(`./${language}/reviews.ts`),
} satisfies LanguageFiles

export const reviewServed = { messageFiles }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages {
    mailReviews: typeof import('./es/emails-reviews.ts').default
    reviews: typeof import('./es/reviews.ts').default
  }
}

declare module '#platform/pages/namespaces.ts' {
  /** Those that come to the browser. */
  interface Namespaces {
    reviews: true
  }
}
