import { expect, test } from 'vitest'
import { filterReviews, latestReviews, readReviewFilter, starsOf, verifiedFirst } from './latest-reviews.ts'
import type { Review } from './review.ts'

const marked = (environment: number, service: number, attention: number, qualityPrice: number) => ({
  marks: { environment, service, attention, qualityPrice },
})

test.each([
  [marked(5, 5, 5, 5), 5],
  [marked(5, 5, 4, 4), 5],
  [marked(5, 4, 4, 4), 4],
  [marked(4, 4, 3, 3), 4],
  [marked(2, 1, 1, 1), 1],
  [marked(1, 1, 1, 1), 1],
])('%j has %i stars', (review, stars) => {
  expect(starsOf(review)).toBe(stars)
})

test.each([
  ['', { score: null, language: null }],
  ['score=5', { score: 5, language: null }],
  ['language=pt', { score: null, language: 'pt' }],
  ['score=1&language=es', { score: 1, language: 'es' }],
  ['score=0&language=de', { score: null, language: null }],
  ['score=4.5&language=PT', { score: null, language: null }],
  ['score=05&score=5', { score: null, language: null }],
])('?%s asks for %j', (query, filter) => {
  expect(readReviewFilter(new URLSearchParams(query))).toEqual(filter)
})

const review = (name: string, isVerified: boolean, language: string, stars = 5) => ({
  name,
  isVerified,
  language,
  ...marked(stars, stars, stars, stars),
})
const newestFirst = [
  review('a', false, 'es', 3),
  review('b', true, 'pt'),
  review('c', true, 'es'),
  review('d', false, 'pt'),
  review('e', true, 'es', 3),
]
const names = (reviews: { name: string }[]) => reviews.map(({ name }) => name).join('')

test('verified reviews come first, the newest of each before older ones', () => {
  expect(names(verifiedFirst(newestFirst))).toBe('bcead')
  expect(names(latestReviews(newestFirst, 'es'))).toBe('ceabd')
  expect(names(latestReviews(newestFirst, 'pt'))).toBe('bdcea')
})

test.each([
  [null, null, 'abcde'],
  [3, null, 'ae'],
  [5, 'es', 'c'],
  [null, 'pt', 'bd'],
  [1, 'pt', ''],
] as const)('of %s stars, in %s: %s', (score, language, found) => {
  expect(
    names(filterReviews<Pick<Review, 'marks' | 'language'> & { name: string }>(newestFirst, { score, language })),
  ).toBe(found)
})
