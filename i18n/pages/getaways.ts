import type { GoodsPages, LandingPage, StaticPage } from '../page-row.ts'

/** Getaways, and the code of one that is a present. */
export const getawayPages = {
  redeemGetaway: {
    es: '/canjear-escapada/',
    pt: '/resgatar-escapadinha/',
    layout: 'default-no-finder',
    file: 'content/text-page.tsx',
    messages: ['content'],
    isCached: true,
  },
} as const satisfies Record<string, StaticPage>

/** Lists of getaways have a search of their own, by dates. */
export const getawayLandings = {
  'getaways/': {
    section: 'getaways',
    below: '',
    layout: 'default-no-finder',
    file: 'getaways/list.tsx',
    messages: ['stays'],
  },
  'getaways/:place/': {
    section: 'getaways',
    below: ':place/',
    layout: 'default-no-finder',
    file: 'getaways/list.tsx',
    messages: ['stays'],
  },
  'getaways/:place/:slug/': {
    section: 'getaways',
    below: ':place/:slug/',
    layout: 'default',
    file: 'getaways/getaway.tsx',
    messages: ['stays'],
  },
} as const satisfies Record<string, LandingPage>

export const getawayPurchases = {
  segment: 'purchase',
  pages: {
    getawayStart: { below: 'start/', layout: 'checkout', file: 'getaway-checkout/start.tsx' },
    getawayCancel: { below: ':uuid/cancel/', layout: 'checkout', file: 'getaway-checkout/cancel.tsx' },
  },
} as const satisfies GoodsPages
