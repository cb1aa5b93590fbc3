import type { StaticPage } from '#platform/pages/page-row.ts'

/** What is written to us. */
const pages = {
  contact: {
    layout: 'default-no-finder',
    messages: ['content', 'contact'],
    isListed: true,
  },
  contactSent: {
    layout: 'default-no-finder',
    messages: ['content', 'contact'],
  },
  areYouASpa: {
    layout: 'default-no-finder',
    messages: ['content', 'contact'],
    isListed: true,
  },
  applicationSent: {
    layout: 'default-no-finder',
    messages: ['content', 'contact'],
  },
} as const satisfies Record<string, StaticPage>

export const contactPages = { pages }

declare module '#platform/pages/page-row.ts' {
  interface StaticPages extends Readonly<typeof pages> {}
}
