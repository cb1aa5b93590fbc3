import type { StaticPage } from '../page-row.ts'

/** Subscribing, confirming and leaving. */
export const newsletterPages = {
  newsletter: {
    es: '/boletin/',
    pt: '/newsletter/',
    layout: 'default-no-finder',
    file: 'newsletter/page.tsx',
    messages: ['newsletter'],
    isCached: false,
  },
  newsletterConfirm: {
    es: '/boletin/confirmar/',
    pt: '/newsletter/confirmar/',
    layout: 'default-no-finder',
    file: 'newsletter/confirm.tsx',
    messages: ['newsletter'],
    isCached: false,
  },
  newsletterUnsubscribe: {
    es: '/boletin/baja/',
    pt: '/newsletter/cancelar/',
    layout: 'default-no-finder',
    file: 'newsletter/unsubscribe.tsx',
    messages: ['newsletter'],
    isCached: false,
  },
} as const satisfies Record<string, StaticPage>
