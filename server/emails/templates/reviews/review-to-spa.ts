import type { ReviewMark } from '#domain/catalogue/review.ts'
import type { Language } from '#domain/site/languages.ts'
import type { EmailContent, EmailHeader } from '#server/emails/render/email-content.ts'
import { i18nFor } from '#server/i18n.ts'

export type ReviewToSpaView = {
  spa: string
  author: string
  /** 4,8 */
  score: string
  marks: { mark: ReviewMark; value: number }[]
  comment: string
  isVerified: boolean
  answerUrl: string
}

/** To a spa: what was published about it, and that it may answer. */
export function reviewToSpa(view: ReviewToSpaView, language: Language, head: EmailHeader): EmailContent {
  const { t } = i18nFor(language)
  const { spa, author, score } = view
  const words = 'mailReviews.toSpa'
  return {
    subject: t(`${words}.subject`, { author, score }),
    preheader: t(`${words}.preheader`),
    title: t(`${words}.title`),
    blocks: [
      { kind: 'text', tone: 'lead', said: [t(`${words}.lead`, { author, spa })] },
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
      { kind: 'text', tone: 'note', said: [t(`${words}.note`)] },
    ],
    why: t(`${words}.why`, { brand: head.brand }),
  }
}
