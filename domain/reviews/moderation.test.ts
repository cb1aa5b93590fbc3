import { expect, test } from 'vitest'
import { canBecome, firstState, reviewStates } from './moderation.ts'

test('a rejected review stays rejected, and is never read by anyone', () => {
  expect(reviewStates.filter((state) => canBecome('rejected', state))).toEqual([])
})

test('a published review can be taken down again, and nothing waits a second time', () => {
  expect(canBecome('published', 'rejected')).toBe(true)
  expect(reviewStates.filter((state) => canBecome(state, 'pending'))).toEqual([])
})

test('a review that waits is decided either way', () => {
  expect(reviewStates.filter((state) => canBecome('pending', state))).toEqual(['published', 'rejected'])
})

test('only a verified review is read by everyone at once', () => {
  expect(firstState(true)).toBe('published')
  expect(firstState(false)).toBe('pending')
})
