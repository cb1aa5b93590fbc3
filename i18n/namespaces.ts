import type { Language, PerLanguage } from '#domain/site/languages.ts'
import { type Messages, type Sentences, sentencesOf } from './translate.ts'

/** The messages come to the browser by the namespace: those of every page, and with a page those that only it says. */
const namespaces = {
  everyPage: { es: () => import('./es/every-page.ts'), pt: () => import('./pt/every-page.ts') },
  bookings: { es: () => import('./es/bookings.ts'), pt: () => import('./pt/bookings.ts') },
  companyCards: { es: () => import('./es/company-cards.ts'), pt: () => import('./pt/company-cards.ts') },
  consent: { es: () => import('./es/consent.ts'), pt: () => import('./pt/consent.ts') },
  contact: { es: () => import('./es/contact.ts'), pt: () => import('./pt/contact.ts') },
  content: { es: () => import('./es/content.ts'), pt: () => import('./pt/content.ts') },
  giftCards: { es: () => import('./es/gift-cards.ts'), pt: () => import('./pt/gift-cards.ts') },
  home: { es: () => import('./es/home.ts'), pt: () => import('./pt/home.ts') },
  newsletter: { es: () => import('./es/newsletter.ts'), pt: () => import('./pt/newsletter.ts') },
  purchases: { es: () => import('./es/purchases.ts'), pt: () => import('./pt/purchases.ts') },
  reviews: { es: () => import('./es/reviews.ts'), pt: () => import('./pt/reviews.ts') },
  services: { es: () => import('./es/services.ts'), pt: () => import('./pt/services.ts') },
  spas: { es: () => import('./es/spas.ts'), pt: () => import('./pt/spas.ts') },
  stays: { es: () => import('./es/stays.ts'), pt: () => import('./pt/stays.ts') },
  vouchers: { es: () => import('./es/vouchers.ts'), pt: () => import('./pt/vouchers.ts') },
} as const satisfies Record<string, PerLanguage<() => Promise<{ default: Messages }>>>

export type Namespace = keyof typeof namespaces

export async function loadNamespace(namespace: Namespace, language: Language): Promise<Sentences> {
  const messages: Messages = (await namespaces[namespace][language]()).default
  return sentencesOf(namespace === 'everyPage' ? messages : { [namespace]: messages })
}
