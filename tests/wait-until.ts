import { vi } from 'vitest'

/** It gives up before the test does, so that the last mistake is the one that is shown. */
const limit = 4.5 * 60_000

/** Tries again until it holds, however busy the machine is: only what hangs is given up. */
export const waitUntil = <Value>(holds: () => Value | Promise<Value>, interval = 20): Promise<Value> =>
  vi.waitFor(holds, { timeout: limit, interval })
