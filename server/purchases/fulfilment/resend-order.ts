import { randomUUID } from 'node:crypto'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'

/**
 * Sends the order e-mail once more, to the buyer's own address. Returns for how many seconds that address gets no more;
 * 0 if it was sent.
 */
export async function resendOrder({ db, queue, writeLimit }: Services, { uuid, buyer }: Purchase): Promise<number> {
  if (!buyer) return 0
  const seconds = await writeLimit.take('resend-recipient', buyer.email.toLowerCase())
  if (seconds > 0) return seconds
  await db.transaction((tx) => queue.add(tx, 'send-order', { purchase: uuid, wish: randomUUID() }))
  return 0
}
