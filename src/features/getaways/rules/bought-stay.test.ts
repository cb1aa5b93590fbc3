import { expect, test } from 'vitest'
import { isStayReminderDue } from './bought-stay.ts'

test.each([
  ['2026-11-14', '2026-12-07', false],
  ['2026-11-14', '2026-12-08', true],
  ['2026-11-14', '2026-12-09', true],
  ['2026-11-14', '2026-12-10', true],
  ['2026-11-14', '2026-12-11', false],
  ['2026-11-14', '2026-12-12', false],
  ['2026-12-07', '2026-12-08', true],
  ['2026-12-08', '2026-12-08', false],
  ['2026-12-08', '2026-12-09', false],
  ['2026-12-10', '2026-12-10', false],
])('a stay from 11 December, known since %s, on %s: due is %s', (knownSince, today, isDue) => {
  expect(isStayReminderDue({ knownSince, arrival: '2026-12-11' }, today)).toBe(isDue)
})
