// Written by `npm run features`.
import type { NamespaceFiles } from '#platform/pages/namespaces.ts'

export const namespaces = {
  bookings: () => import('#features/bookings/messages/pt/bookings.ts'),
  companyCards: () => import('#features/gift-cards/messages/pt/company-cards.ts'),
  consent: () => import('#features/tracking/messages/pt/consent.ts'),
  contact: () => import('#features/contact/messages/pt/contact.ts'),
  content: () => import('#features/content/messages/pt/content.ts'),
  giftCards: () => import('#features/gift-cards/messages/pt/gift-cards.ts'),
  home: () => import('#features/shop-window/messages/pt/home.ts'),
  newsletter: () => import('#features/newsletter/messages/pt/newsletter.ts'),
  purchases: () => import('#features/checkout/messages/pt/purchases.ts'),
  reviews: () => import('#features/reviews/messages/pt/reviews.ts'),
  services: () => import('#features/shop-window/messages/pt/services.ts'),
  spas: () => import('#features/shop-window/messages/pt/spas.ts'),
  stays: () => import('#features/search/messages/pt/stays.ts'),
  vouchers: () => import('#features/vouchers/messages/pt/vouchers.ts'),
} satisfies NamespaceFiles
