import campaigns from '#features/catalogue/messages/pt/campaigns.ts'
import catalogue from '#features/catalogue/messages/pt/catalogue.ts'
import search from '#features/search/messages/pt/search.ts'
import errors from '#platform/i18n/messages/pt/errors.ts'
import map from '#platform/i18n/messages/pt/map.ts'
import shell from '#platform/i18n/messages/pt/shell.ts'
import type { NamespaceFiles } from '#platform/pages/namespaces.ts'

/** What every page says, or may say after a click. */
export default { campaigns, catalogue, errors, map, search, shell } as const

/** What other pages say comes with them. */
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
  stays: () => import('#features/getaways/messages/pt/stays.ts'),
  vouchers: () => import('#features/vouchers/messages/pt/vouchers.ts'),
} satisfies NamespaceFiles
