import type { StaticPage } from '#platform/pages/page-row.ts'

/** What is written to us. */
const pages = {
  contact: {
    es: '/formulario-de-contacto/',
    pt: '/formulario-de-contacto/',
    layout: 'default-no-finder',
    messages: ['content', 'contact'],
    isListed: true,
  },
  contactSent: {
    es: '/formulario-de-contacto/enviado/',
    pt: '/formulario-de-contacto/enviado/',
    layout: 'default-no-finder',
    messages: ['content', 'contact'],
  },
  areYouASpa: {
    es: '/eres-un-spa/',
    pt: '/tem-um-spa/',
    layout: 'default-no-finder',
    messages: ['content', 'contact'],
    isListed: true,
  },
  applicationSent: {
    es: '/eres-un-spa/enviado/',
    pt: '/tem-um-spa/enviado/',
    layout: 'default-no-finder',
    messages: ['content', 'contact'],
  },
} as const satisfies Record<string, StaticPage>

const namespaces = {
  contact: { es: () => import('./messages/es/contact.ts'), pt: () => import('./messages/pt/contact.ts') },
}

export const contactPages = { pages, namespaces }

declare module '#platform/pages/page-row.ts' {
  interface StaticPages extends Readonly<typeof pages> {}
}

declare module '#platform/pages/namespaces.ts' {
  interface Namespaces extends Readonly<typeof namespaces> {}
}
