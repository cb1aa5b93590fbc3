import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { readConfirmation, readUnsubscribe } from './newsletter-links.ts'
import { newsletterConsents, newsletterSubscriptions } from './schema.ts'
import { issueWelcomeCode, welcomeCodeOf } from './welcome-code.ts'

type Subscription = typeof newsletterSubscriptions.$inferSelect

type Confirmation =
  | { state: 'open'; email: string }
  | { state: 'confirmed'; email: string; hasCode: boolean }
  /** The link is too old, or who had confirmed has left since. */
  | { state: 'ended' }

/** What the page behind the link of the e-mail shows. Null for a key that is none of ours. */
export async function describeSubscriptionLink(services: Services, key: string): Promise<Confirmation | null> {
  const read = readConfirmation(services, key)
  if (!read) return null
  const row = await findSubscription(services.db, read.subscription)
  if (!row || row.unsubscribedAt) return { state: 'ended' }
  const { email } = row
  if (row.confirmedAt) return { state: 'confirmed', email, hasCode: (await welcomeCodeOf(services.db, email)) !== null }
  return read.isOver ? { state: 'ended' } : { state: 'open', email }
}

/**
 * The button on that page. The row is locked, so that of two at the same time one confirms, and the other finds it done:
 * there is one consent, one code and one e-mail.
 */
export async function confirmSubscription(services: Services, key: string): Promise<void> {
  const read = readConfirmation(services, key)
  if (!read || read.isOver) return
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    const row = await lockSubscription(tx, read.subscription)
    if (!row || row.confirmedAt || row.unsubscribedAt) return
    const { uuid, source, textVersion, language, requestedAt } = row
    await tx.update(newsletterSubscriptions).set({ confirmedAt: now }).where(eq(newsletterSubscriptions.uuid, uuid))
    await tx
      .insert(newsletterConsents)
      .values({ subscriptionUuid: uuid, source, textVersion, language, requestedAt, confirmedAt: now })
    await issueWelcomeCode(services, tx, row.email)
    await services.queue.add(tx, 'send-newsletter-welcome', { subscription: uuid, requestId: randomUUID() })
  })
}

export async function findSubscription(db: Database, uuid: string): Promise<Subscription | undefined> {
  const [row] = await db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.uuid, uuid))
  return row
}

async function lockSubscription(tx: Transaction, uuid: string): Promise<Subscription | undefined> {
  const [row] = await tx
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.uuid, uuid))
    .for('update')
  return row
}

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
