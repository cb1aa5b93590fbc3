import { randomUUID } from 'node:crypto'
import { eq, isNotNull, isNull, or } from 'drizzle-orm'
import { consentVersions, type SubscriptionSource } from '#features/newsletter/rules/consent.ts'
import type { SubscriptionDraft } from '#features/newsletter/rules/subscription.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { newsletterSubscriptions } from './schema.ts'

/** A draft without problems. */
export type Subscribe = SubscriptionDraft & { language: Language; source: SubscriptionSource }

/**
 * Notes that an address wants the newsletter, and has it asked to confirm. Who has confirmed and still subscribes is left
 * as they are, since anyone can type an address; who had left must confirm anew. Whoever asks at the form is written to
 * in any case, with the same number of statements: neither the answer nor its time tells whether an address was known.
 */
export async function subscribe(
  { clock, queue }: Pick<Services, 'clock' | 'queue'>,
  tx: Transaction,
  { source, ...input }: Subscribe,
): Promise<void> {
  const email = input.email.trim().toLowerCase()
  const { country, language } = input
  const wish = { country, language, source, textVersion: consentVersions[source], requestedAt: clock.now() }
  await tx
    .insert(newsletterSubscriptions)
    .values({ email, ...wish })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: { ...wish, confirmedAt: null, unsubscribedAt: null },
      setWhere: or(isNull(newsletterSubscriptions.confirmedAt), isNotNull(newsletterSubscriptions.unsubscribedAt)),
    })
  const { uuid, confirmedAt } = newsletterSubscriptions
  const [row] = await tx.select({ uuid, confirmedAt }).from(newsletterSubscriptions).where(isThis(email))
  if (!row || (row.confirmedAt && source !== 'form')) return
  const job = row.confirmedAt ? 'send-newsletter-welcome' : 'send-newsletter-confirmation'
  await queue.add(tx, job, { subscription: row.uuid, wish: randomUUID() })
}

const isThis = (email: string) => eq(newsletterSubscriptions.email, email)
