import type { StaticPage } from '#platform/pages/page-row.ts'

/** Writing a review, and the links of their e-mails. */
const pages = {
  addReview: {
    layout: 'default-no-finder',
    messages: ['reviews'],
  },
  answerReview: {
    layout: 'default-no-finder',
    messages: ['reviews'],
  },
  reviewInvitations: {
    layout: 'default-no-finder',
    messages: ['reviews'],
  },
} as const satisfies Record<string, StaticPage>

export const reviewPages = { pages }

declare module '#platform/pages/page-row.ts' {
  interface StaticPages extends Readonly<typeof pages> {}
}
