import { expect, test } from 'vitest'
import { optionsOf } from './queue-options.ts'

/** As the queue reckons it: twice as long each time, of which at least a half. */
function hoursOfTries(luck: number): number {
  const { retryLimit, retryDelay = 0, retryDelayMax = 0 } = optionsOf('send-order')
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
