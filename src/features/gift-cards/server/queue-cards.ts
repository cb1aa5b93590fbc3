import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'

type Waiting = { uuid: string; revision: number; deliverAt: Date }

/** The e-mails of cards, each at its time. */
export async function queueCards({ queue, clock }: Services, tx: Transaction, cards: readonly Waiting[]) {
  const now = clock.now()
  await queue.addAll(
    tx,
    'send-gift-card',
    cards.map(({ uuid, revision, deliverAt }) => ({
      payload: { card: uuid, revision },
      options: deliverAt > now ? { notBefore: deliverAt } : {},
    })),
  )
}
