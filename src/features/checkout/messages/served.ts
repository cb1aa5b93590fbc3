import type { LanguageFiles } from '#platform/i18n/language-files.ts'

const messageFiles = {
  invoicePdf: (language) => import(`./${language}/pdf-invoice.ts`),
  mailPurchases: (language) => import(`./${language}/emails-purchases.ts`),
  purchases: (language) => import(`./${language}/purchases.ts`),
} satisfies LanguageFiles

export const checkoutServed = { messageFiles }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages {
    invoicePdf: typeof import('./es/pdf-invoice.ts').default
    mailPurchases: typeof import('./es/emails-purchases.ts').default
    purchases: typeof import('./es/purchases.ts').default
  }
}

declare module '#platform/pages/namespaces.ts' {
  /** Those that come to the browser. */
  interface Namespaces {
    purchases: true
  }
}
