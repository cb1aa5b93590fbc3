import type { Spanish } from '#platform/i18n/translate.ts'
import mailReviewsEs from './es/emails-reviews.ts'
import reviewsEs from './es/reviews.ts'
import mailReviewsPt from './pt/emails-reviews.ts'
import reviewsPt from './pt/reviews.ts'

const messages = {
  mailReviews: { es: mailReviewsEs, pt: mailReviewsPt },
  reviews: { es: reviewsEs, pt: reviewsPt },
}

export const reviewServed = { messages }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages extends Spanish<typeof messages> {}
}
