import { randomUUID } from 'node:crypto'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import { takeRecipient } from '#platform/server/emails/recipient-limit.ts'
import type { Services } from '#platform/server/services.ts'
import { getCard } from '../card-row.ts'

/** The e-mail of a card once more, to the same address. Of one that waits for its day nothing is sent before. */
export async function resendCard(
  services: Services,
  purchase: Purchase,
  uuid: string,
): Promise<Result<null, 'closed' | 'too-often'>> {
  const { db, queue } = services
  const card = await getCard(db, uuid)
  const isSent = card?.state === 'sent' || card?.state === 'opened'
  if (card?.purchaseUuid !== purchase.uuid || !isSent || purchase.disputedAt) return fail('closed')
  if ((await takeRecipient(services, 'resend-recipient', card.email)) > 0) return fail('too-often')
  const payload = { card: uuid, revision: card.revision, requestId: randomUUID() }
  await db.transaction((tx) => queue.add(tx, 'send-gift-card', payload))
  return ok(null)
}
