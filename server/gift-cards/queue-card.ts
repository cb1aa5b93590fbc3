import type { Transaction } from '#server/db/client.ts'
import type { Services } from '#server/services.ts'

type Waiting = { uuid: string; revision: number; deliverAt: Date }

/** The e-mail of a card, at its time. */
export async function queueCard({ queue, clock }: Services, tx: Transaction, { uuid, revision, deliverAt }: Waiting) {
  const isLater = deliverAt > clock.now()
  await queue.add(tx, 'send-gift-card', { card: uuid, revision }, isLater ? { notBefore: deliverAt } : {})
}
