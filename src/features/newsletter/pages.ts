import type { StaticPage } from '#platform/pages/page-row.ts'

/** Subscribing, confirming and leaving. */
const pages = {
  newsletter: {
    layout: 'default-no-finder',
    messages: ['newsletter'],
  },
  newsletterConfirm: {
    layout: 'default-no-finder',
    messages: ['newsletter'],
  },
  newsletterUnsubscribe: {
    layout: 'default-no-finder',
    messages: ['newsletter'],
  },
} as const satisfies Record<string, StaticPage>

export const newsletterPages = { pages }

declare module '#platform/pages/page-row.ts' {
  interface StaticPages extends Readonly<typeof pages> {}
}
