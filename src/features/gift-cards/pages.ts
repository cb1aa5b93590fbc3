import type { Segment, StaticPage } from '#platform/pages/page-row.ts'

/** Gift cards, for one or for many. */
const pages = {
  giftCards: {
    es: '/experiencias-tarjetas-regalo/',
    pt: '/experiencias-cartoes-presente/',
    layout: 'default',
    messages: ['giftCards'],
    isCached: true,
  },
  giftCardCheckout: {
    es: '/experiencias-tarjetas-regalo/comprar/',
    pt: '/experiencias-cartoes-presente/comprar/',
    layout: 'checkout',
    messages: ['giftCards', 'purchases'],
  },
  giftCardsForCompanies: {
    es: '/experiencias-tarjetas-regalo/empresas/',
    pt: '/experiencias-cartoes-presente/empresas/',
    layout: 'checkout',
    messages: ['companyCards', 'giftCards', 'purchases'],
  },
  giftCardBalance: {
    es: '/experiencias-tarjetas-regalo/saldo/',
    pt: '/experiencias-cartoes-presente/saldo/',
    layout: 'default-no-finder',
    messages: ['giftCards'],
  },
} as const satisfies Record<string, StaticPage>

const segments = {
  'gift-card': {
    segment: 'gift-card',
    messages: ['purchases'],
    drafts: ['gift-cards', 'gift-cards-list'],
    pages: {
      giftCardsSent: { below: ':uuid/cards/', layout: 'default-no-finder' },
    },
  },
} as const satisfies Record<string, Segment>

const namespaces = {
  companyCards: {
    es: () => import('./messages/es/company-cards.ts'),
    pt: () => import('./messages/pt/company-cards.ts'),
  },
  giftCards: { es: () => import('./messages/es/gift-cards.ts'), pt: () => import('./messages/pt/gift-cards.ts') },
}

export const giftCardPages = { pages, segments, namespaces }

declare module '#platform/pages/page-row.ts' {
  interface StaticPages extends Readonly<typeof pages> {}
  interface Segments extends Readonly<typeof segments> {}
}

declare module '#platform/pages/namespaces.ts' {
  interface Namespaces extends Readonly<typeof namespaces> {}
}
