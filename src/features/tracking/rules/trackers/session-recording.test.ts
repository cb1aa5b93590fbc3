import { expect, test } from 'vitest'
import { drawFor, readDraw, recordedFor, recording, writeDraw } from './session-recording.ts'

const now = new Date('2026-11-18T10:00:00Z')
const minutesAgo = (minutes: number) => now.getTime() - minutes * 60_000

test('3 of 100 are recorded, for 35 minutes, drawn once in 24 hours', () => {
  expect(recording).toEqual({ share: 0.03, activeFor: 35 * 60 * 1000, drawnEvery: 24 * 60 * 60 * 1000 })
  const recorded = Array.from({ length: 100 }, (_, chance) => drawFor(null, now, chance / 100).isRecorded)
  expect(recorded.filter(Boolean)).toHaveLength(3)
})

test.each([
  ['just drawn', 0, 35],
  ['half an hour later', 30, 5],
  ['after 35 minutes', 35, 0],
  ['a day later, before the next draw', 23 * 60, 0],
])('who is recorded: %s', (_, ago, left) => {
  expect(recordedFor({ at: minutesAgo(ago), isRecorded: true }, now)).toBe(left * 60_000)
})

test('a draw counts for 24 hours, whatever comes of the next one', () => {
  const before = { at: minutesAgo(24 * 60 - 1), isRecorded: false }
  expect(drawFor(before, now, 0)).toBe(before)
  expect(drawFor({ ...before, at: minutesAgo(24 * 60) }, now, 0)).toEqual({ at: now.getTime(), isRecorded: true })
  // A clock that was set back would otherwise stop all draws.
  expect(drawFor({ at: minutesAgo(-10), isRecorded: true }, now, 0.5).isRecorded).toBe(false)
})

test('a draw is read back, and nothing else is', () => {
  const draw = { at: now.getTime(), isRecorded: true }
  expect(readDraw(writeDraw(draw))).toEqual(draw)
  for (const text of [null, '', 'yes', '12', '12.maybe', '1e9.yes', '{}']) expect(readDraw(text)).toBeNull()
})
