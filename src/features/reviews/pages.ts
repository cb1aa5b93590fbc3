import type { StaticPage } from '#platform/pages/page-row.ts'

/** Writing a review, and the links of their e-mails. */
const pages = {
  addReview: {
    es: '/opinar/',
    pt: '/avaliar/',
    layout: 'default-no-finder',
    messages: ['reviews'],
  },
  answerReview: {
    es: '/opinar/respuesta/',
    pt: '/avaliar/resposta/',
    layout: 'default-no-finder',
    messages: ['reviews'],
  },
  reviewInvitations: {
    es: '/opinar/avisos/',
    pt: '/avaliar/avisos/',
    layout: 'default-no-finder',
    messages: ['reviews'],
  },
} as const satisfies Record<string, StaticPage>

const namespaces = {
  reviews: { es: () => import('./messages/es/reviews.ts'), pt: () => import('./messages/pt/reviews.ts') },
}

export const reviewPages = { pages, namespaces }

declare module '#platform/pages/page-row.ts' {
  interface StaticPages extends Readonly<typeof pages> {}
}

declare module '#platform/pages/namespaces.ts' {
  interface Namespaces extends Readonly<typeof namespaces> {}
}
