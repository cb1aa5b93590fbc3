import { and, isNull, lt } from 'drizzle-orm'
import { retention, termStart } from '#domain/privacy/retention.ts'
import { newsletterSubscriptions } from '#server/db/schema/newsletter.ts'
import type { Services } from '#server/services.ts'

/** Addresses that nobody confirmed, and those of who left so long ago that the proof of their consent has had its time. */
export async function forgetSubscribers({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const { confirmedAt, requestedAt, unsubscribedAt } = newsletterSubscriptions
  const { terms } = retention.newsletter
  const unconfirmed = termStart(clock.now(), terms.unconfirmed)
  const proven = termStart(clock.now(), terms.proof)
  await db.delete(newsletterSubscriptions).where(and(isNull(confirmedAt), lt(requestedAt, unconfirmed)))
  await db.delete(newsletterSubscriptions).where(lt(unsubscribedAt, proven))
}
