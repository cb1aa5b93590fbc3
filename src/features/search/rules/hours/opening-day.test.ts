import { expect, test } from 'vitest'
import { aBookedService } from '#tests/hours/a-booked-service.ts'
import { dayOfOpening } from './opening-day.ts'

/** Every day from ten to two, closed on the 8th, and on the 10th only until eight. */
const { spa } = aBookedService()
const late = { opens: '10:00', closes: '02:00' }
const byNight = {
  ...spa,
  exceptions: [
    { from: '2026-12-01', to: '2026-12-31', hours: late },
    { from: '2026-12-08', to: '2026-12-08', hours: null },
    { from: '2026-12-10', to: '2026-12-10', hours: { opens: '10:00', closes: '20:00' } },
  ],
}

test.each([
  ['in the evening', '2026-12-03T22:00:00Z', '2026-12-03'],
  ['at midnight', '2026-12-03T23:00:00Z', '2026-12-03'],
  ['at one in the night', '2026-12-04T00:00:00Z', '2026-12-03'],
  ['at the minute of closing', '2026-12-04T01:00:00Z', '2026-12-04'],
  ['in the morning', '2026-12-04T09:00:00Z', '2026-12-04'],
  ['in the night before a day on which it is closed', '2026-12-08T00:00:00Z', '2026-12-07'],
  ['in the night after such a day', '2026-12-09T00:00:00Z', '2026-12-09'],
  ['in the night after an evening that ended early', '2026-12-11T00:00:00Z', '2026-12-11'],
])('%s', (_, at, day) => {
  expect(dayOfOpening(byNight, new Date(at))).toBe(day)
})

test('where days follow each other without a night, it is that of the clock', () => {
  const always = {
    ...spa,
    exceptions: [{ from: '2026-12-01', to: '2026-12-31', hours: { opens: '00:00', closes: '24:00' } }],
  }
  expect(dayOfOpening(always, new Date('2026-12-03T23:00:00Z'))).toBe('2026-12-04')
})
