import type { StaticPage } from '../page-row.ts'

/** Writing a review, and the links of their e-mails. */
export const reviewPages = {
  addReview: {
    es: '/opinar/',
    pt: '/avaliar/',
    layout: 'default-no-finder',
    file: 'reviews/add-review.tsx',
    messages: ['reviews'],
    isCached: false,
  },
  answerReview: {
    es: '/opinar/respuesta/',
    pt: '/avaliar/resposta/',
    layout: 'default-no-finder',
    file: 'reviews/answer-review.tsx',
    messages: ['reviews'],
    isCached: false,
  },
  reviewInvitations: {
    es: '/opinar/avisos/',
    pt: '/avaliar/avisos/',
    layout: 'default-no-finder',
    file: 'reviews/invitations.tsx',
    messages: ['reviews'],
    isCached: false,
  },
} as const satisfies Record<string, StaticPage>
