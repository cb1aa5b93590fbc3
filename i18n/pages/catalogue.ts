import type { LandingPage, StaticPage } from '../page-row.ts'

/** What is discounted today stands among the promotions. */
export const offersSlug = 'ofertas'

/** The first page, and the landings of spas, promotions and treatments. */
export const cataloguePages = {
  home: { es: '/', pt: '/', layout: 'home', file: 'home/page.tsx', messages: ['home', 'newsletter'], isCached: true },
} as const satisfies Record<string, StaticPage>

export const catalogueLandings = {
  'spas/': { section: 'spas', below: '', layout: 'default', simpleLayout: 'simple-spa', file: 'spas/place.tsx' },
  'spas/:region/': {
    section: 'spas',
    below: ':region/',
    layout: 'default',
    simpleLayout: 'simple-spa',
    file: 'spas/place.tsx',
  },
  'spas/:region/:slug/': {
    section: 'spas',
    below: ':region/:slug/',
    layout: 'default',
    simpleLayout: 'simple-spa',
    file: 'spas/place-or-spa.tsx',
    messages: ['spas'],
  },
  'spas/:region/:slug/:service/': {
    section: 'spas',
    below: ':region/:slug/:service/',
    layout: 'default',
    simpleLayout: 'simple-spa',
    file: 'services/service.tsx',
    messages: ['services'],
  },
  'promotions/': { section: 'promotions', below: '', layout: 'default', file: 'promotions/list.tsx' },
  'promotions/ofertas/': {
    section: 'promotions',
    below: `${offersSlug}/`,
    layout: 'default',
    file: 'promotions/offers.tsx',
  },
  'promotions/:category/': {
    section: 'promotions',
    below: ':category/',
    layout: 'default',
    file: 'promotions/category.tsx',
  },
  'treatments/': { section: 'treatments', below: '', layout: 'default', file: 'treatments/list.tsx' },
  'treatments/:treatment/': {
    section: 'treatments',
    below: ':treatment/',
    layout: 'default',
    file: 'treatments/treatment.tsx',
  },
} as const satisfies Record<string, LandingPage>
