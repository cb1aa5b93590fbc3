/** The rows of `pages` that reviews have: writing one, and the links of their e-mails. */
export const reviewPages = {
  addReview: {
    es: '/opinar/',
    pt: '/avaliar/',
    layout: 'default-no-finder',
    file: 'reviews/add-review.tsx',
    isCached: false,
  },
  answerReview: {
    es: '/opinar/respuesta/',
    pt: '/avaliar/resposta/',
    layout: 'default-no-finder',
    file: 'reviews/answer-review.tsx',
    isCached: false,
  },
  reviewInvitations: {
    es: '/opinar/avisos/',
    pt: '/avaliar/avisos/',
    layout: 'default-no-finder',
    file: 'reviews/invitations.tsx',
    isCached: false,
  },
} as const
