import { setTimeout as sleep } from 'node:timers/promises'

/** Waits no longer than so many milliseconds; whatever it was goes on, or fails, without anybody waiting for it. */
export async function within<Answer>(milliseconds: number, waitedFor: Promise<Answer>): Promise<Answer | null> {
  waitedFor.catch(() => {})
  const over = new AbortController()
  const late = sleep(milliseconds, null, { signal: over.signal }).catch(() => null)
  return Promise.race([waitedFor, late]).finally(() => over.abort())
}
