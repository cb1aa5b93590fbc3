import { reviewMarks, scoreOf } from '#domain/catalogue/review.ts'
import type { Language } from '#domain/site/languages.ts'
import { formatScore } from '#i18n/format.ts'
import { loadReview } from '#server/catalogue/load/load-reviews.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import { emailHeader, sendOnce } from '#server/emails/send/send-once.ts'
import type { Services } from '#server/services.ts'
import { answerLink } from './answer-link.ts'

export const spaReviewKey = (uuid: string) => `review-to-spa.${uuid}`

/** To the spa's own address, unless the review was taken down or answered since. */
export async function sendReviewToSpa(services: Services, { review: uuid }: { review: string }): Promise<void> {
  const review = await loadReview(services.db, uuid)
  const spa = review && services.catalogue.current().spas.get(review.spaUuid)
  if (!spa || review.answer !== null) return
  // A spa reads the language of its country.
  const language: Language = spa.location.country === 'PT' ? 'pt' : 'es'
  await sendOnce(services, spaReviewKey(uuid), () => {
    const view = {
      spa: spa.name,
      author: review.author,
      score: formatScore(scoreOf(review)),
      marks: reviewMarks.map((mark) => ({ mark, value: review.marks[mark] })),
      comment: review.comment,
      isVerified: review.isVerified,
      answerUrl: answerLink(services, uuid, language),
    }
    const to = { name: spa.name, email: spa.contact.email }
    return renderEmail('review-to-spa', view, { about: uuid, to, language, head: emailHeader(services, language) })
  })
}
