import { type Review, reviewMarks, scoreOf } from '#domain/catalogue/review.ts'
import type { Language } from '#domain/site/languages.ts'
import { dayFormats, formatScore } from '#i18n/format.ts'

const latestShown = 4

/** The newest first, as the snapshot has them; the marks are means over all of them, shown or not. */
export function spaReviewsView(reviews: Review[], language: Language, showsAll: boolean) {
  return {
    total: reviews.length,
    verified: reviews.filter(({ isVerified }) => isVerified).length,
    marks: reviews.length > 0 ? averageMarks(reviews) : null,
    shown: (showsAll ? reviews : reviews.slice(0, latestShown)).map((review) => ({
      uuid: review.uuid,
      author: review.author,
      language: review.language,
      score: formatScore(scoreOf(review)),
      comment: review.comment,
      isVerified: review.isVerified,
      writtenOn: dayFormats.long(review.writtenOn, language),
    })),
  }
}

function averageMarks(reviews: Review[]) {
  return reviewMarks.map((mark) => {
    const average = reviews.reduce((sum, { marks }) => sum + marks[mark], 0) / reviews.length
    return { mark, value: Math.round(average * 10) / 10, label: formatScore(average) }
  })
}
