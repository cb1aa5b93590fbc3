import type { LanguageFiles } from '#platform/i18n/language-files.ts'

const messageFiles = {
  mailVouchers: (language) => import(`./${language}/emails-vouchers.ts`),
  voucherPdf: (language) => import(`./${language}/pdf-voucher.ts`),
  vouchers: (language) => import(`./${language}/vouchers.ts`),
} satisfies LanguageFiles

const cachedPages = {
  voucherStart: {
    // As pages of services lead to it. Any other choice is a visitor's own.
    query: /^service=[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(&pax=[1-9]\d?)?(&for=(self|gift))?$/,
    params: ['service', 'pax', 'units', 'for', 'purchase', 'change'],
  },
}

export const voucherServed = { messageFiles, cachedPages }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages {
    mailVouchers: typeof import('./es/emails-vouchers.ts').default
    voucherPdf: typeof import('./es/pdf-voucher.ts').default
    vouchers: typeof import('./es/vouchers.ts').default
  }
}

declare module '#platform/pages/namespaces.ts' {
  /** Those that come to the browser. */
  interface Namespaces {
    vouchers: true
  }
}
