import { expect, test } from 'vitest'
import { firstReviewState, reviewCanBecome, reviewStates } from './moderation.ts'

test('a rejected review stays rejected, and is never read by anyone', () => {
  expect(reviewStates.filter((state) => reviewCanBecome('rejected', state))).toEqual([])
})

test('a published review can be taken down again, and nothing waits a second time', () => {
  expect(reviewCanBecome('published', 'rejected')).toBe(true)
  expect(reviewStates.filter((state) => reviewCanBecome(state, 'pending'))).toEqual([])
})

test('a review that waits is decided either way', () => {
  expect(reviewStates.filter((state) => reviewCanBecome('pending', state))).toEqual(['published', 'rejected'])
})

test('only a verified review is read by everyone at once', () => {
  expect(firstReviewState(true)).toBe('published')
  expect(firstReviewState(false)).toBe('pending')
})
