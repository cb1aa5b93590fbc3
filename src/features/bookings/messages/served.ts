import type { LanguageFiles } from '#platform/i18n/language-files.ts'

const messageFiles = {
  bookings: (language) => import(`./${language}/bookings.ts`),
  bookingPdf: (language) => import(`./${language}/pdf-booking.ts`),
  mailBookings: (language) => import(`./${language}/emails-bookings.ts`),
} satisfies LanguageFiles

export const bookingServed = { messageFiles }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages {
    bookings: typeof import('./es/bookings.ts').default
    bookingPdf: typeof import('./es/pdf-booking.ts').default
    mailBookings: typeof import('./es/emails-bookings.ts').default
  }
}

declare module '#platform/pages/namespaces.ts' {
  /** Those that come to the browser. */
  interface Namespaces {
    bookings: true
  }
}
