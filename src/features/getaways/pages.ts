import { questionParams } from '#features/search/rules/question-params.ts'
import { ownStayParams } from '#features/search/rules/stays/stay-params.ts'
import type { LandingPage, PageSegment, Section, StaticPage } from '#platform/pages/page-row.ts'

/** Getaways, and the code of one that is a present. */
const pages = {
  redeemGetaway: {
    layout: 'default-no-finder',
    messages: ['content'],
    isCached: true,
  },
} as const satisfies Record<string, StaticPage>

/** Spec 2.3. Below it are places and getaways; a getaway's page is asked for a stay. */
const sections = {
  getaways: {
    params: [...questionParams, ...ownStayParams],
  },
} as const satisfies Record<string, Section>

/** Lists of getaways have a search of their own, by dates. */
const landings = {
  'getaways/': { section: 'getaways', below: '', layout: 'default-no-finder', messages: ['stays'] },
  'getaways/:place/': { section: 'getaways', below: ':place/', layout: 'default-no-finder', messages: ['stays'] },
  'getaways/:place/:slug/': { section: 'getaways', below: ':place/:slug/', layout: 'default', messages: ['stays'] },
} as const satisfies Record<string, LandingPage>

const segments = {
  getaway: {
    isSold: true,
    segment: 'purchase',
    messages: ['purchases'],
    pages: {
      getawayStart: { below: 'start/', layout: 'checkout', startsPurchase: true },
      getawayCancel: { below: ':uuid/cancel/', layout: 'checkout' },
    },
  },
} as const satisfies Record<string, PageSegment>

export const getawayPages = { pages, sections, landings, segments }

declare module '#platform/pages/page-row.ts' {
  interface StaticPages extends Readonly<typeof pages> {}
  interface Sections extends Readonly<typeof sections> {}
  interface LandingPages extends Readonly<typeof landings> {}
  interface Segments extends Readonly<typeof segments> {}
}
