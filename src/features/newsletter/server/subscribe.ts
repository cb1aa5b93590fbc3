import { randomUUID } from 'node:crypto'
import { eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { consentVersions, type SubscriptionSource } from '#features/newsletter/rules/consent.ts'
import type { SubscriptionDraft } from '#features/newsletter/rules/subscription.ts'
import { homeCountryOf, type Language } from '#platform/i18n/languages.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { takeRecipient } from '#platform/server/emails/recipient-limit.ts'
import type { EventServices, Services } from '#platform/server/services.ts'
import { newsletterSubscriptions } from './schema.ts'

/** A draft without problems. */
type Subscribe = SubscriptionDraft & { language: Language; source: SubscriptionSource }

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
  const consent = { country, language, source, textVersion: consentVersions[source], requestedAt: clock.now() }
  await tx
    .insert(newsletterSubscriptions)
    .values({ email, ...consent })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: { ...consent, confirmedAt: null, unsubscribedAt: null },
      setWhere: or(isNull(newsletterSubscriptions.confirmedAt), isNotNull(newsletterSubscriptions.unsubscribedAt)),
    })
  const { uuid, confirmedAt } = newsletterSubscriptions
  const [row] = await tx
    .select({ uuid, confirmedAt })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email))
  if (!row || (row.confirmedAt && source !== 'form')) return
  const job = row.confirmedAt ? 'send-newsletter-welcome' : 'send-newsletter-confirmation'
  await queue.add(tx, job, { subscription: row.uuid, requestId: randomUUID() })
}

/**
 * Somebody asks for the newsletter. An address that has had enough e-mails gets no more for a while, whoever asks for
 * them, and is answered the same.
 */
export async function requestSubscription(services: Services, input: Subscribe): Promise<void> {
  if ((await takeRecipient(services, 'newsletter-recipient', input.email)) > 0) return
  await services.db.transaction((tx) => subscribe(services, tx, input))
}

/** Spec 3: who opted in to offers by e-mail. It is confirmed there like any other subscription. */
export async function subscribeBuyer(
  services: EventServices,
  tx: Transaction,
  { purchase: { buyer, language } }: { purchase: Purchase },
) {
  if (!buyer?.allowNotifications) return
  const country = buyer.country === 'other' ? homeCountryOf(language) : buyer.country
  await subscribe(services, tx, { email: buyer.email, country, language, source: 'purchase' })
}
