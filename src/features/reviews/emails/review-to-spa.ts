import { z } from 'zod'
import { reviewMarks, scoreOf } from '#features/catalogue/rules/reviews/review.ts'
import { loadReview } from '#features/catalogue/server/load/load-reviews.ts'
import { formatScore } from '#platform/i18n/format.ts'
import { languageOfCountry } from '#platform/i18n/languages.ts'
import { defineEmail } from '#platform/server/emails/define-email.ts'
import { leadBlock, noteBlock } from '#platform/server/emails/render/text-blocks.ts'
import { answerLink } from '../server/answers/answer-review.ts'

const payload = z.object({ review: z.uuid() })

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-review-to-spa': z.infer<typeof payload>
  }
}

/** To the spa's own address, unless the review was taken down or answered since. */
export const reviewToSpa = defineEmail({
  name: 'review-to-spa',
  payload,
  load: async (services, { review: uuid }) => {
    const review = await loadReview(services.db, uuid)
    const spa = review && services.catalogue.current().spas.get(review.spaUuid)
    if (!spa || review.answer !== null) return []
    // A spa reads the language of its country.
    const language = languageOfCountry(spa.location.country)
    const view = {
      spa: spa.name,
      author: review.author,
      score: formatScore(scoreOf(review)),
      marks: reviewMarks.map((mark) => ({ mark, value: review.marks[mark] })),
      comment: review.comment,
      isVerified: review.isVerified,
      answerUrl: answerLink(services, uuid, language),
    }
    return [{ about: uuid, to: { name: spa.name, email: spa.contact.email }, language, view }]
  },
  content: (view, { t, head }) => {
    const { spa, author, score } = view
    const words = 'mailReviews.toSpa'
    return {
      subject: t(`${words}.subject`, { author, score }),
      preheader: t(`${words}.preheader`),
      title: t(`${words}.title`),
      blocks: [
        leadBlock(t(`${words}.lead`, { author, spa })),
        { kind: 'quote', words: view.comment, by: author },
        {
          kind: 'card',
          title: t(`${words}.score`, { score }),
          lines: [t(view.isVerified ? 'catalogue.reviews.verified' : 'catalogue.reviews.unverified')],
          facts: view.marks.map(({ mark, value }) => ({
            label: t(`reviews.form.labels.${mark}`),
            value: `${value} / 5`,
          })),
        },
        { kind: 'button', words: t(`${words}.button`), href: view.answerUrl },
        noteBlock(t(`${words}.note`)),
      ],
      why: t(`${words}.why`, { brand: head.brand }),
    }
  },
})

export const spaReviewKey = (uuid: string) => `review-to-spa.${uuid}`
