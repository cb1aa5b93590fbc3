import { isNotNull, isNull, or } from 'drizzle-orm'
import type { SubscriptionDraft } from '#domain/newsletter/subscription.ts'
import type { Language } from '#domain/site/languages.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { newsletterSubscriptions } from '#server/db/schema/newsletter.ts'
import type { Services } from '#server/services.ts'

type Needs = { db: Database | Transaction; clock: Services['clock'] }

/** A draft without problems. */
export type Subscribe = SubscriptionDraft & { language: Language }

/**
 * Notes that an address wants the newsletter. Whether it was known is told to nobody. Who has confirmed and still
 * subscribes is left as they are, since anyone can type an address; who had left must confirm anew.
 */
export async function subscribe({ db, clock }: Needs, input: Subscribe): Promise<void> {
  const email = input.email.trim().toLowerCase()
  const wish = { country: input.country, language: input.language, requestedAt: clock.now() }
  await db
    .insert(newsletterSubscriptions)
    .values({ email, ...wish })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: { ...wish, confirmedAt: null, unsubscribedAt: null },
      setWhere: or(isNull(newsletterSubscriptions.confirmedAt), isNotNull(newsletterSubscriptions.unsubscribedAt)),
    })
}
