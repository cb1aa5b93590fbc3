import { type Review, reviewMarks, scoreOf } from '#domain/catalogue/review.ts'
import type { Language } from '#domain/site/languages.ts'
import { dayFormats, formatScore } from '#i18n/format.ts'

const latestShown = 4

/**
 * The newest first, as the snapshot has them: those in the page's language, and apart from them those in another. The
 * marks are means over all of them, shown or not.
 */
export function spaReviewsView(reviews: Review[], language: Language, showsAll: boolean) {
  const most = showsAll ? reviews.length : latestShown
  const own = reviews.filter((review) => review.language === language)
  const others = reviews.filter((review) => review.language !== language)
  const shown = own.slice(0, most).map((review) => reviewView(review, language))
  const foreign = others.slice(0, most).map((review) => reviewView(review, language))
  return {
    total: reviews.length,
    verified: reviews.filter(({ isVerified }) => isVerified).length,
    marks: reviews.length > 0 ? averageMarks(reviews) : null,
    shown,
    foreign,
    foreignTotal: others.length,
    hasMore: shown.length + foreign.length < reviews.length,
  }
}

export type ReviewView = ReturnType<typeof reviewView>

export const reviewView = (review: Review, language: Language) => ({
  uuid: review.uuid,
  author: review.author,
  language: review.language,
  languageName:
    review.language === language ? null : new Intl.DisplayNames(language, { type: 'language' }).of(review.language),
  score: formatScore(scoreOf(review)),
  comment: review.comment,
  isVerified: review.isVerified,
  writtenOn: dayFormats.long(review.writtenOn, language),
  answer: review.answer && {
    text: review.answer.text,
    language: review.answer.language,
    writtenOn: dayFormats.long(review.answer.writtenOn, language),
  },
})

function averageMarks(reviews: Review[]) {
  return reviewMarks.map((mark) => {
    const average = reviews.reduce((sum, { marks }) => sum + marks[mark], 0) / reviews.length
    return { mark, value: Math.round(average * 10) / 10, label: formatScore(average) }
  })
}
