import type { StaticPage } from '#platform/pages/page-row.ts'

/** Texts: of the law, about us, and help. */
const pages = {
  legalNotice: {
    es: '/aviso-legal/',
    pt: '/aviso-legal/',
    layout: 'default-no-finder',
    messages: ['content'],
    isCached: true,
  },
  privacy: {
    es: '/politica-de-privacidad/',
    pt: '/politica-de-privacidade/',
    layout: 'default-no-finder',
    messages: ['content'],
    isCached: true,
  },
  refunds: {
    es: '/politica-cambios-y-devoluciones/',
    pt: '/politica-de-devolucoes-e-trocas/',
    layout: 'default-no-finder',
    messages: ['content'],
    isCached: true,
  },
  purchaseConditions: {
    es: '/condiciones-generales-compra/',
    pt: '/condicoes-gerais-de-compra/',
    layout: 'default-no-finder',
    messages: ['content'],
    isCached: true,
  },
  cookies: {
    es: '/politica-de-cookies/',
    pt: '/politica-de-cookies/',
    layout: 'default-no-finder',
    messages: ['content'],
    isCached: true,
  },
  aboutUs: {
    es: '/quienes-somos/',
    pt: '/quem-somos/',
    layout: 'default',
    messages: ['content'],
    isCached: true,
  },
  faq: {
    es: '/preguntas-frecuentes/',
    pt: '/perguntas-frequentes/',
    layout: 'default-no-finder',
    messages: ['content'],
    isCached: true,
  },
} as const satisfies Record<string, StaticPage>

const namespaces = {
  content: { es: () => import('./messages/es/content.ts'), pt: () => import('./messages/pt/content.ts') },
}

export const contentPages = { pages, namespaces }

declare module '#platform/pages/page-row.ts' {
  interface StaticPages extends Readonly<typeof pages> {}
}

declare module '#platform/pages/namespaces.ts' {
  interface Namespaces extends Readonly<typeof namespaces> {}
}
