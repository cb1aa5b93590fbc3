import type { GoodsPages, StaticPage } from '../page-row.ts'

/** Gift cards, for one or for many. */
export const giftCardPages = {
  giftCards: {
    es: '/experiencias-tarjetas-regalo/',
    pt: '/experiencias-cartoes-presente/',
    layout: 'default',
    file: 'gift-cards/landing.tsx',
    messages: ['giftCards'],
    isCached: true,
  },
  giftCardCheckout: {
    es: '/experiencias-tarjetas-regalo/comprar/',
    pt: '/experiencias-cartoes-presente/comprar/',
    layout: 'checkout',
    file: 'gift-card-checkout/checkout.tsx',
    messages: ['giftCards', 'purchases'],
    isCached: false,
  },
  giftCardsForCompanies: {
    es: '/experiencias-tarjetas-regalo/empresas/',
    pt: '/experiencias-cartoes-presente/empresas/',
    layout: 'checkout',
    file: 'gift-card-company/company.tsx',
    messages: ['companyCards', 'giftCards', 'purchases'],
    isCached: false,
  },
  giftCardBalance: {
    es: '/experiencias-tarjetas-regalo/saldo/',
    pt: '/experiencias-cartoes-presente/saldo/',
    layout: 'default-no-finder',
    file: 'gift-cards/balance.tsx',
    messages: ['giftCards'],
    isCached: false,
  },
} as const satisfies Record<string, StaticPage>

export const giftCardPurchases = {
  segment: 'gift-card',
  drafts: ['gift-cards', 'gift-cards-list'],
  pages: {
    giftCardsSent: { below: ':uuid/cards/', layout: 'default-no-finder', file: 'gift-card-checkout/sent-cards.tsx' },
  },
} as const satisfies GoodsPages
