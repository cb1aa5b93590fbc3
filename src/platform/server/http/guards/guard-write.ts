import type { RouterContextProvider } from 'react-router'
import { servicesContext, visitorContext } from '../context.ts'
import type { WriteGroup } from '../write-limits.ts'

/** Why nothing was written, and how that is answered. */
export type Refused = { ok: false; error: 'too-many' | 'not-saved'; minutes: number; init: ResponseInit }

/**
 * The way of everything a page writes: who writes too often waits, and a database that fails is told, not thrown, so
 * that the page can come back with what was typed.
 */
export async function guardWrite<Answer>(
  context: Readonly<RouterContextProvider>,
  group: WriteGroup,
  write: () => Promise<Answer>,
): Promise<{ ok: true; value: Answer } | Refused> {
  const { writeLimit, log } = context.get(servicesContext)
  const seconds = await writeLimit.take(group, context.get(visitorContext).address)
  if (seconds > 0) {
    const init = { status: 429, headers: { 'Retry-After': String(seconds) } }
    return { ok: false, error: 'too-many', minutes: Math.ceil(seconds / 60), init }
  }
  try {
    return { ok: true, value: await write() }
  } catch (error) {
    log.error({ err: error, group }, 'not written')
    return { ok: false, error: 'not-saved', minutes: 0, init: { status: 503 } }
  }
}
