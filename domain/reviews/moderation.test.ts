import { expect, test } from 'vitest'
import { canBecome, firstState, type ReviewState, reviewStates } from './moderation.ts'

const allowed: [ReviewState, ReviewState][] = [
  ['pending', 'published'],
  ['pending', 'rejected'],
  ['published', 'rejected'],
]

test.each(reviewStates.flatMap((from) => reviewStates.map((to) => [from, to] as const)))(
  'from %s to %s',
  (from, to) => {
    expect(canBecome(from, to)).toBe(allowed.some(([a, b]) => a === from && b === to))
  },
)

test('only a verified review is read by everyone at once', () => {
  expect(firstState(true)).toBe('published')
  expect(firstState(false)).toBe('pending')
})
