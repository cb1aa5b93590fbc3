import { expect, test } from 'vitest'
import { hasDayCome } from './day-of-hour.ts'

test.each([
  ['the evening before', '2026-12-03T16:00:00Z', '2026-12-02T22:59:00Z', false],
  ['midnight of its day', '2026-12-03T16:00:00Z', '2026-12-02T23:00:00Z', true],
  ['after it', '2026-12-03T16:00:00Z', '2026-12-05T10:00:00Z', true],
  ['in the evening, of an hour after midnight', '2026-12-04T00:00:00Z', '2026-12-03T20:00:00Z', true],
  ['on the day before that evening', '2026-12-04T00:00:00Z', '2026-12-02T22:59:00Z', false],
  ['in the evening, of an hour at six in the morning', '2026-12-04T05:00:00Z', '2026-12-03T20:00:00Z', false],
])('%s', (_, startsAt, now, hasCome) => {
  expect(hasDayCome(new Date(startsAt), 'Europe/Madrid', new Date(now))).toBe(hasCome)
})

test('the day is that of the spa and not of the mainland', () => {
  const at = (now: string) => hasDayCome(new Date('2026-12-03T17:00:00Z'), 'Atlantic/Canary', new Date(now))
  expect([at('2026-12-02T23:30:00Z'), at('2026-12-03T00:00:00Z')]).toEqual([false, true])
})
