import { expect, test } from 'vitest'
import { reminderDue } from './expiry-reminders.ts'

// Valid until the day on which the clocks go forward.
const expiresOn = '2027-03-28'

test.each([
  ['long before', '2026-10-11', '2026-11-15', null],
  ['61 days left', '2026-10-11', '2027-01-26', null],
  ['60 days left', '2026-10-11', '2027-01-27', 60],
  ['59, where a day was missed', '2026-10-11', '2027-01-28', 60],
  ['31 days left', '2026-10-11', '2027-02-25', 60],
  ['30 days left', '2026-10-11', '2027-02-26', 30],
  ['8 days left', '2026-10-11', '2027-03-20', 30],
  ['7 days left', '2026-10-11', '2027-03-21', 7],
  ['on its last day', '2026-10-11', '2027-03-28', 7],
  ['expired', '2026-10-11', '2027-03-29', null],
  ['bought with 60 days left, on that day', '2027-01-27', '2027-01-27', null],
  ['bought with 60 days left, a month later', '2027-01-27', '2027-02-26', 30],
  ['bought with 61 days left, the day after', '2027-01-26', '2027-01-27', 60],
  ['bought with 45 days left, at once', '2027-02-11', '2027-02-11', null],
  ['bought with 45 days left, with 31 left', '2027-02-11', '2027-02-25', null],
  ['bought with 45 days left, with 30 left', '2027-02-11', '2027-02-26', 30],
  ['bought with 30 days left, with 29 left', '2027-02-26', '2027-02-27', null],
  ['bought with 30 days left, with 7 left', '2027-02-26', '2027-03-21', 7],
  ['bought with 7 days left, on its last day', '2027-03-21', '2027-03-28', null],
  ['bought with 8 days left, the day after', '2027-03-20', '2027-03-21', 7],
  ['a present that arrives tomorrow', '2027-01-28', '2027-01-27', null],
  ['a present that arrives with 40 days left', '2027-02-16', '2027-02-16', null],
])('%s', (_, knownSince, today, due) => {
  expect(reminderDue({ knownSince, expiresOn }, today)).toBe(due)
})
