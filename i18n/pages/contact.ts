import type { StaticPage } from '../page-row.ts'

/** What is written to us. */
export const contactPages = {
  contact: {
    es: '/formulario-de-contacto/',
    pt: '/formulario-de-contacto/',
    layout: 'default-no-finder',
    file: 'contact/contact.tsx',
    messages: ['content', 'contact'],
    isCached: false,
    isListed: true,
  },
  contactSent: {
    es: '/formulario-de-contacto/enviado/',
    pt: '/formulario-de-contacto/enviado/',
    layout: 'default-no-finder',
    file: 'contact/sent.tsx',
    messages: ['content', 'contact'],
    isCached: false,
  },
  areYouASpa: {
    es: '/eres-un-spa/',
    pt: '/tem-um-spa/',
    layout: 'default-no-finder',
    file: 'contact/are-you-a-spa.tsx',
    messages: ['content', 'contact'],
    isCached: false,
    isListed: true,
  },
  applicationSent: {
    es: '/eres-un-spa/enviado/',
    pt: '/tem-um-spa/enviado/',
    layout: 'default-no-finder',
    file: 'contact/sent.tsx',
    messages: ['content', 'contact'],
    isCached: false,
  },
} as const satisfies Record<string, StaticPage>
