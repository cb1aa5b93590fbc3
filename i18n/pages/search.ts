import type { StaticPage } from '../page-row.ts'

/** What a search has found. */
export const searchPages = {
  search: {
    es: '/buscar/',
    pt: '/pesquisar/',
    layout: 'default',
    file: 'search/results.tsx',
    messages: ['stays'],
    isCached: false,
  },
} as const satisfies Record<string, StaticPage>
