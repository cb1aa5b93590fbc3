import type { Services } from './services.ts'

/** For jobs of every minute: logs an error instead of throwing it, so that the rest is done. True if the work succeeded. */
export async function runIsolated(
  { log }: Pick<Services, 'log'>,
  about: object,
  work: Promise<unknown>,
): Promise<boolean> {
  try {
    await work
    return true
  } catch (err) {
    log.error({ err, ...about }, 'left to the next minute')
    return false
  }
}
