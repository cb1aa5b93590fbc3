import { isLanguage, type Language } from '#platform/i18n/languages.ts'
import { type Review, scoreOf } from './review.ts'

export const starScores = [5, 4, 3, 2, 1] as const
type StarScore = (typeof starScores)[number]

/** What a reader wants to see of the reviews; null for all of them. */
export type ReviewFilter = { score: StarScore | null; language: Language | null }

/** An address may say anything: what is no filter filters nothing. */
export function readReviewFilter(query: URLSearchParams): ReviewFilter {
  const language = query.get('language')
  return {
    score: starScores.find((score) => String(score) === query.get('score')) ?? null,
    language: isLanguage(language) ? language : null,
  }
}

/** A score in whole stars, rounded: 4.5 is among those of five. */
export const starsOf = (review: Pick<Review, 'marks'>) => Math.round(scoreOf(review))

export function filterReviews<Found extends Pick<Review, 'marks' | 'language'>>(
  reviews: readonly Found[],
  { score, language }: ReviewFilter,
): Found[] {
  return reviews.filter(
    (review) => (score === null || starsOf(review) === score) && (language === null || review.language === language),
  )
}

/** Who was there for certain comes first; otherwise their order stays. */
export const verifiedFirst = <Found extends Pick<Review, 'isVerified'>>(reviews: readonly Found[]): Found[] =>
  reviews.toSorted((a, b) => Number(b.isVerified) - Number(a.isVerified))

/** Those in the reader's language, then the others; in both, verified ones first. */
export const latestReviews = <Found extends Pick<Review, 'isVerified' | 'language'>>(
  reviews: readonly Found[],
  language: Language,
): Found[] =>
  verifiedFirst(reviews).toSorted((a, b) => Number(b.language === language) - Number(a.language === language))
