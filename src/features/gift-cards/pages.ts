import type { PageSegment, StaticPage } from '#platform/pages/page-row.ts'

/** Gift cards, for one or for many. */
const pages = {
  giftCards: {
    layout: 'default',
    messages: ['giftCards'],
    isCached: true,
  },
  giftCardCheckout: {
    layout: 'checkout',
    messages: ['giftCards', 'purchases'],
  },
  giftCardsForCompanies: {
    layout: 'checkout',
    messages: ['companyCards', 'giftCards', 'purchases'],
  },
  giftCardBalance: {
    layout: 'default-no-finder',
    messages: ['giftCards'],
  },
} as const satisfies Record<string, StaticPage>

const segments = {
  'gift-card': {
    isSold: true,
    segment: 'gift-card',
    messages: ['purchases'],
    drafts: ['gift-cards', 'gift-cards-list'],
    pages: {
      giftCardsSent: { below: ':uuid/cards/', layout: 'default-no-finder' },
    },
  },
} as const satisfies Record<string, PageSegment>

export const giftCardPages = { pages, segments }

declare module '#platform/pages/page-row.ts' {
  interface StaticPages extends Readonly<typeof pages> {}
  interface Segments extends Readonly<typeof segments> {}
}
