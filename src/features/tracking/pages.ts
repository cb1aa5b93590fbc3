import type { StaticPage } from '#platform/pages/page-row.ts'

/** What a visitor has agreed to. */
const pages = {
  cookieSettings: {
    es: '/politica-de-cookies/ajustes/',
    pt: '/politica-de-cookies/definicoes/',
    layout: 'default-no-finder',
    messages: ['consent'],
  },
} as const satisfies Record<string, StaticPage>

const namespaces = {
  consent: { es: () => import('./messages/es/consent.ts'), pt: () => import('./messages/pt/consent.ts') },
}

export const trackingPages = { pages, namespaces }

declare module '#platform/pages/page-row.ts' {
  interface StaticPages extends Readonly<typeof pages> {}
}

declare module '#platform/pages/namespaces.ts' {
  interface Namespaces extends Readonly<typeof namespaces> {}
}
