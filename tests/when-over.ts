import { afterAll, onTestFinished } from 'vitest'

/**
 * Closes what was opened when its test is over or, where a file opened it for all of its tests, when they are. An
 * `afterAll` that is called within a test is never run.
 */
export function whenOver(close: () => unknown) {
  try {
    onTestFinished(async () => void (await close()))
  } catch {
    afterAll(async () => void (await close()))
  }
}
