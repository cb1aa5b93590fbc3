import type { LanguageFiles } from '#platform/i18n/language-files.ts'

const messageFiles = {
  boughtCards: (language) => import(`./${language}/bought-cards.ts`),
  cardPdf: (language) => import(`./${language}/pdf-gift-card.ts`),
  companyCards: (language) => import(`./${language}/company-cards.ts`),
  giftCards: (language) => import(`./${language}/gift-cards.ts`),
  mailCards: (language) => import(`./${language}/emails-gift-cards.ts`),
} satisfies LanguageFiles

export const giftCardServed = { messageFiles }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages {
    boughtCards: typeof import('./es/bought-cards.ts').default
    cardPdf: typeof import('./es/pdf-gift-card.ts').default
    companyCards: typeof import('./es/company-cards.ts').default
    giftCards: typeof import('./es/gift-cards.ts').default
    mailCards: typeof import('./es/emails-gift-cards.ts').default
  }
}

declare module '#platform/pages/namespaces.ts' {
  /** Those that come to the browser. */
  interface Namespaces {
    companyCards: true
    giftCards: true
  }
}
