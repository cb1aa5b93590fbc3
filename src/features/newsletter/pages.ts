import type { StaticPage } from '#platform/pages/page-row.ts'

/** Subscribing, confirming and leaving. */
const pages = {
  newsletter: {
    es: '/boletin/',
    pt: '/newsletter/',
    layout: 'default-no-finder',
    messages: ['newsletter'],
  },
  newsletterConfirm: {
    es: '/boletin/confirmar/',
    pt: '/newsletter/confirmar/',
    layout: 'default-no-finder',
    messages: ['newsletter'],
  },
  newsletterUnsubscribe: {
    es: '/boletin/baja/',
    pt: '/newsletter/cancelar/',
    layout: 'default-no-finder',
    messages: ['newsletter'],
  },
} as const satisfies Record<string, StaticPage>

const namespaces = {
  newsletter: { es: () => import('./messages/es/newsletter.ts'), pt: () => import('./messages/pt/newsletter.ts') },
}

export const newsletterPages = { pages, namespaces }

declare module '#platform/pages/page-row.ts' {
  interface StaticPages extends Readonly<typeof pages> {}
}

declare module '#platform/pages/namespaces.ts' {
  interface Namespaces extends Readonly<typeof namespaces> {}
}
