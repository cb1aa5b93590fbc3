import { and, asc, isNotNull, isNull } from 'drizzle-orm'
import type { Services } from '#platform/server/services.ts'
import { unsubscribeUrl } from './newsletter-links.ts'
import { newsletterSubscriptions } from './schema.ts'

/** Whom a newsletter may be sent to today, each with the address that must stand in it. */
export async function listSubscribers(needs: Pick<Services, 'db' | 'signer' | 'config'>) {
  const { confirmedAt, unsubscribedAt } = newsletterSubscriptions
  const rows = await needs.db
    .select()
    .from(newsletterSubscriptions)
    .where(and(isNotNull(confirmedAt), isNull(unsubscribedAt)))
    .orderBy(asc(confirmedAt))
  return rows.map((row) => ({ ...row, unsubscribeUrl: unsubscribeUrl(needs, row.uuid, row.language) }))
}
