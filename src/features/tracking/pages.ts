import type { StaticPage } from '#platform/pages/page-row.ts'

/** What a visitor has agreed to. */
const pages = {
  cookieSettings: {
    layout: 'default-no-finder',
    messages: ['consent'],
  },
} as const satisfies Record<string, StaticPage>

export const trackingPages = { pages }

declare module '#platform/pages/page-row.ts' {
  interface StaticPages extends Readonly<typeof pages> {}
}
