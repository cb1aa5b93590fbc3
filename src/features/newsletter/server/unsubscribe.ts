import { and, eq, isNull } from 'drizzle-orm'
import type { Services } from '#platform/server/services.ts'
import { lockSubscription } from './confirm-subscription.ts'
import { readUnsubscribe } from './newsletter-links.ts'
import { newsletterConsents, newsletterSubscriptions } from './schema.ts'

/**
 * Ends a subscription, also one that was never confirmed. A second time changes nothing, and one that was forgotten needs
 * no end. False for a key that is none of ours.
 */
export async function unsubscribe({ db, signer, clock }: Services, key: string): Promise<boolean> {
  const uuid = readUnsubscribe({ signer }, key)
  if (!uuid) return false
  const now = clock.now()
  await db.transaction(async (tx) => {
    const row = await lockSubscription(tx, uuid)
    if (!row || row.unsubscribedAt) return
    await tx.update(newsletterSubscriptions).set({ unsubscribedAt: now }).where(eq(newsletterSubscriptions.uuid, uuid))
    await tx
      .update(newsletterConsents)
      .set({ withdrawnAt: now })
      .where(and(eq(newsletterConsents.subscriptionUuid, uuid), isNull(newsletterConsents.withdrawnAt)))
  })
  return true
}
