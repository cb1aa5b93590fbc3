import { vi } from 'vitest'

/**
 * For whatever has a limit and must not reach it, however busy the machine is. It is over before the test is, so that
 * the mistake that is shown is its own.
 */
export const longEnough = 4.5 * 60_000

/** Tries again until it holds, however busy the machine is: only what hangs is given up. */
export const waitUntil = <Value>(holds: () => Value | Promise<Value>, interval = 20): Promise<Value> =>
  vi.waitFor(holds, { timeout: longEnough, interval })
