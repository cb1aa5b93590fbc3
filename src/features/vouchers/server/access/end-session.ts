import { lt } from 'drizzle-orm'
import { endedSessions } from '#features/vouchers/server/schema/ended-sessions.ts'
import type { Services } from '#platform/server/services.ts'
import { sessionIn } from './voucher-session.ts'

/** The cookie of a browser may have been copied: from now on no process takes it. */
export async function endSession(services: Services, cookies: string | null): Promise<void> {
  const session = sessionIn(services, cookies)
  if (!session) return
  const ended = { id: session.id, until: new Date(session.until) }
  await services.db.insert(endedSessions).values(ended).onConflictDoNothing()
}

export async function forgetSessions({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.delete(endedSessions).where(lt(endedSessions.until, clock.now()))
}
