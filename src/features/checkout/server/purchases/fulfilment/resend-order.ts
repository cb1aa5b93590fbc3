import { randomUUID } from 'node:crypto'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { takeRecipient } from '#platform/server/emails/recipient-limit.ts'
import type { Services } from '#platform/server/services.ts'

/**
 * Sends the order e-mail once more, to the buyer's own address. Returns for how many seconds that address gets no more;
 * 0 if it was sent.
 */
export async function resendOrder(services: Services, { uuid, buyer }: Purchase): Promise<number> {
  if (!buyer) return 0
  const seconds = await takeRecipient(services, 'resend-recipient', buyer.email)
  if (seconds > 0) return seconds
  const { db, queue } = services
  await db.transaction((tx) => queue.add(tx, 'send-order', { purchase: uuid, requestId: randomUUID() }))
  return 0
}
