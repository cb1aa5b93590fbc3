import { takeRecipient } from '#platform/server/emails/recipient-limit.ts'
import type { Services } from '#platform/server/services.ts'
import { type Subscribe, subscribe } from './subscribe.ts'

/**
 * Somebody asks for the newsletter. An address that has had enough e-mails gets no more for a while, whoever asks for
 * them, and is answered the same.
 */
export async function requestSubscription(services: Services, input: Subscribe): Promise<void> {
  if ((await takeRecipient(services, 'newsletter-recipient', input.email)) > 0) return
  await services.db.transaction((tx) => subscribe(services, tx, input))
}
