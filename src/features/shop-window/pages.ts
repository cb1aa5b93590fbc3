import { offersSlug } from '#features/catalogue/rules/offers-path.ts'
import { reviewParams } from '#features/catalogue/rules/reviews/review-params.ts'
import { questionParams } from '#features/search/rules/question-params.ts'
import type { LandingPage, Section, StaticPage } from '#platform/pages/page-row.ts'

const pages = {
  home: { layout: 'home', messages: ['home', 'newsletter'], isCached: true },
} as const satisfies Record<string, StaticPage>

/** Spec 2.3. */
const sections = {
  // Below it are places, spas and services.
  spas: { params: ['category', ...questionParams, ...reviewParams] },
  promotions: { params: questionParams },
  treatments: { params: questionParams },
} as const satisfies Record<string, Section>

const ofSpas = { section: 'spas', layout: 'default', simpleLayout: 'simple-spa' } as const

const landings = {
  'spas/': { ...ofSpas, below: '' },
  'spas/:region/': { ...ofSpas, below: ':region/' },
  'spas/:region/:slug/': { ...ofSpas, below: ':region/:slug/', messages: ['spas'] },
  'spas/:region/:slug/:service/': { ...ofSpas, below: ':region/:slug/:service/', messages: ['services'] },
  'promotions/': { section: 'promotions', below: '', layout: 'default' },
  'promotions/ofertas/': { section: 'promotions', below: `${offersSlug}/`, layout: 'default' },
  'promotions/:category/': { section: 'promotions', below: ':category/', layout: 'default' },
  'treatments/': { section: 'treatments', below: '', layout: 'default' },
  'treatments/:treatment/': { section: 'treatments', below: ':treatment/', layout: 'default' },
} as const satisfies Record<string, LandingPage>

export const shopWindowPages = { pages, sections, landings }

declare module '#platform/pages/page-row.ts' {
  interface StaticPages extends Readonly<typeof pages> {}
  interface Sections extends Readonly<typeof sections> {}
  interface LandingPages extends Readonly<typeof landings> {}
}
