import { expect, test } from 'vitest'
import { averageScore, reviewPictureUrl, scoreOf } from './review.ts'

const review = (environment: number, service: number, attention: number, qualityPrice: number) => ({
  marks: { environment, service, attention, qualityPrice },
})

test.each([
  [review(5, 5, 5, 5), 5],
  [review(5, 4, 4, 3), 4],
  [review(1, 2, 3, 4), 2.5],
])('the score of a review is the mean of its marks', (written, score) => {
  expect(scoreOf(written)).toBe(score)
})

test.each([
  ['no review', [], null],
  ['one review', [review(5, 4, 4, 3)], 4],
  ['two reviews', [review(5, 5, 5, 5), review(4, 4, 4, 4)], 4.5],
])('the average of %s', (_, reviews, average) => {
  expect(averageScore(reviews)).toBe(average)
})

test('each picture has an address for each size', () => {
  expect(reviewPictureUrl('5b6962dd-3f90-4c93-8f61-eabfa4a803e2', 'large')).toBe(
    '/review-pictures/large/5b6962dd-3f90-4c93-8f61-eabfa4a803e2.webp',
  )
})
