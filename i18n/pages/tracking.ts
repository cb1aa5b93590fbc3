import type { StaticPage } from '../page-row.ts'

/** What a visitor has agreed to. */
export const trackingPages = {
  cookieSettings: {
    es: '/politica-de-cookies/ajustes/',
    pt: '/politica-de-cookies/definicoes/',
    layout: 'default-no-finder',
    file: 'cookie-settings/page.tsx',
    messages: ['consent'],
    isCached: false,
  },
} as const satisfies Record<string, StaticPage>
