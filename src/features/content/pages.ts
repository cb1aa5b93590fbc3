import type { StaticPage } from '#platform/pages/page-row.ts'

/** Texts: of the law, about us, and help. */
const pages = {
  legalNotice: {
    layout: 'default-no-finder',
    messages: ['content'],
    isCached: true,
  },
  privacy: {
    layout: 'default-no-finder',
    messages: ['content'],
    isCached: true,
  },
  refunds: {
    layout: 'default-no-finder',
    messages: ['content'],
    isCached: true,
  },
  purchaseConditions: {
    layout: 'default-no-finder',
    messages: ['content'],
    isCached: true,
  },
  cookies: {
    layout: 'default-no-finder',
    messages: ['content'],
    isCached: true,
  },
  aboutUs: {
    layout: 'default',
    messages: ['content'],
    isCached: true,
  },
  faq: {
    layout: 'default-no-finder',
    messages: ['content'],
    isCached: true,
  },
} as const satisfies Record<string, StaticPage>

export const contentPages = { pages }

declare module '#platform/pages/page-row.ts' {
  interface StaticPages extends Readonly<typeof pages> {}
}
