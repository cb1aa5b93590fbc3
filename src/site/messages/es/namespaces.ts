// Written by `npm run features`.
import type { NamespaceFiles } from '#platform/pages/namespaces.ts'

export const namespaces = {
  bookings: () => import('#features/bookings/messages/es/bookings.ts'),
  companyCards: () => import('#features/gift-cards/messages/es/company-cards.ts'),
  consent: () => import('#features/tracking/messages/es/consent.ts'),
  contact: () => import('#features/contact/messages/es/contact.ts'),
  content: () => import('#features/content/messages/es/content.ts'),
  giftCards: () => import('#features/gift-cards/messages/es/gift-cards.ts'),
  home: () => import('#features/shop-window/messages/es/home.ts'),
  newsletter: () => import('#features/newsletter/messages/es/newsletter.ts'),
  purchases: () => import('#features/checkout/messages/es/purchases.ts'),
  reviews: () => import('#features/reviews/messages/es/reviews.ts'),
  services: () => import('#features/shop-window/messages/es/services.ts'),
  spas: () => import('#features/shop-window/messages/es/spas.ts'),
  stays: () => import('#features/search/messages/es/stays.ts'),
  vouchers: () => import('#features/vouchers/messages/es/vouchers.ts'),
} satisfies NamespaceFiles
