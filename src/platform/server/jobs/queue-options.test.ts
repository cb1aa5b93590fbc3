import { expect, test } from 'vitest'
import { jobs } from '#site/features.ts'
import { optionsOf, undeliveredOptions } from './queue-options.ts'

/** As the queue reckons it: twice as long each time, of which at least a half. */
function hoursOfTries(luck: number): number {
  const { retryLimit, retryDelay = 0, retryDelayMax = 0 } = optionsOf({ email: {} })
  const delays = Array.from({ length: retryLimit }, (_, index) => {
    const half = 2 ** Math.min(16, index + 1) / 2
    return Math.min(retryDelayMax, retryDelay * (half + half * luck))
  })
  return delays.reduce((sum, delay) => sum + delay, 0) / 3600
}

test.each([0, 1])('an e-mail is tried for a whole day, and not much longer', (luck) => {
  expect(hoursOfTries(luck)).toBeGreaterThanOrEqual(24)
  expect(hoursOfTries(luck)).toBeLessThan(30)
})

test('jobs that are done are deleted after 7 days, and e-mails that could not be delivered after 90', () => {
  const day = 24 * 60 * 60
  for (const job of jobs) expect(optionsOf(job).deleteAfterSeconds).toBe(7 * day)
  expect(undeliveredOptions.retentionSeconds).toBe(90 * day)
})
