import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Services } from '#platform/server/services.ts'
import { spaApplications } from './schema.ts'

/** Spas that wait for an answer, the longest waiting first. */
export const listApplications = ({ db }: Pick<Services, 'db'>) =>
  db
    .select()
    .from(spaApplications)
    .where(isNull(spaApplications.answeredAt))
    .orderBy(asc(spaApplications.createdAt), asc(spaApplications.ticket))

/** Takes one off the list. False if none with this number waits. */
export async function markAnswered({ db, clock }: Pick<Services, 'db' | 'clock'>, ticket: string): Promise<boolean> {
  const marked = await db
    .update(spaApplications)
    .set({ answeredAt: clock.now() })
    .where(and(eq(spaApplications.ticket, ticket), isNull(spaApplications.answeredAt)))
    .returning({ ticket: spaApplications.ticket })
  return marked.length === 1
}
