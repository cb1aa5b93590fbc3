import {
  filterReviews,
  type ReviewFilter,
  starScores,
  starsOf,
  verifiedFirst,
} from '#features/catalogue/rules/reviews/latest-reviews.ts'
import { averageScore, type Review, reviewMarks, scoreOf } from '#features/catalogue/rules/reviews/review.ts'
import { dayFormats, formatScore } from '#platform/i18n/format.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'

const latestShown = 4

/** What an address asks for: which reviews, and all of them or the latest. */
export type ReviewsAsked = ReviewFilter & { showsAll: boolean }

/**
 * Verified ones first, then the newest: those in the page's language, and apart from them those in another, unless a
 * language is asked for. The marks are means over all reviews, shown or not.
 */
export function spaReviewsView(reviews: Review[], language: Language, { showsAll, ...filter }: ReviewsAsked) {
  const matching = verifiedFirst(filterReviews(reviews, filter))
  const most = showsAll ? matching.length : latestShown
  const isOwn = (review: Review) => filter.language !== null || review.language === language
  const others = matching.filter((review) => !isOwn(review))
  const view = (review: Review) => reviewView(review, language)
  const shown = matching.filter(isOwn).slice(0, most).map(view)
  const foreign = others.slice(0, most).map(view)
  return {
    total: reviews.length,
    verified: verifiedView(reviews),
    marks: reviews.length > 0 ? averageMarks(reviews) : null,
    filter,
    matching: matching.length,
    scores: scoreChoices(reviews, filter),
    languages: languageChoices(reviews, filter, language),
    shown,
    foreign,
    foreignTotal: others.length,
    hasMore: shown.length + foreign.length < matching.length,
  }
}

/** The score that search engines are told, so that readers find it on the page too. */
function verifiedView(reviews: Review[]) {
  const verified = reviews.filter(({ isVerified }) => isVerified)
  const score = averageScore(verified)
  return { count: verified.length, score: score === null ? null : formatScore(score) }
}

/** The scores that the spa has, or that is asked for, and how many there are of each in the chosen language. */
function scoreChoices(reviews: Review[], { score: chosen, language }: ReviewFilter) {
  const found = filterReviews(reviews, { score: null, language })
  const countIn = (some: Review[], score: number) => some.filter((review) => starsOf(review) === score).length
  return starScores
    .filter((score) => score === chosen || countIn(reviews, score) > 0)
    .map((score) => ({ score, count: countIn(found, score) }))
}

function languageChoices(reviews: Review[], { score, language: chosen }: ReviewFilter, language: Language) {
  const found = filterReviews(reviews, { score, language: null })
  const countIn = (some: Review[], one: Language) => some.filter((review) => review.language === one).length
  return languages
    .filter((one) => one === chosen || countIn(reviews, one) > 0)
    .map((one) => ({ language: one, name: nameOf(one, language), count: countIn(found, one) }))
}

export type ReviewView = ReturnType<typeof reviewView>

export const reviewView = (review: Review, language: Language) => ({
  uuid: review.uuid,
  author: review.author,
  language: review.language,
  languageName: review.language === language ? null : nameOf(review.language, language),
  score: formatScore(scoreOf(review)),
  comment: review.comment,
  isVerified: review.isVerified,
  writtenOn: dayFormats.long(review.writtenOn, language),
  pictures: review.pictures,
  answer: review.answer && {
    text: review.answer.text,
    language: review.answer.language,
    writtenOn: dayFormats.long(review.answer.writtenOn, language),
  },
})

const nameOf = (named: string, language: Language) =>
  new Intl.DisplayNames(language, { type: 'language' }).of(named) ?? named

function averageMarks(reviews: Review[]) {
  return reviewMarks.map((mark) => {
    const average = reviews.reduce((sum, { marks }) => sum + marks[mark], 0) / reviews.length
    return { mark, value: Math.round(average * 10) / 10, label: formatScore(average) }
  })
}
