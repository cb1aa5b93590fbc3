import type { Transaction } from '#platform/server/db/client.ts'
import type { Events } from '#platform/server/events/event-handlers.ts'
import type { Services } from '#platform/server/services.ts'
import { findCardByCode, lockCard, transitionCard } from './card-row.ts'

/** Its recipient has seen it: from now on its buyer changes neither its address nor its day. */
export async function markOpened({ db, clock }: Services, code: string): Promise<void> {
  const known = await findCardByCode(db, code)
  // What was not sent yet is looked at by its buyer, who has its sheet.
  if (known?.state !== 'sent' && known?.state !== 'returned') return
  await db.transaction(async (tx) => {
    const card = await lockCard(tx, known.uuid)
    if (card?.state === 'sent' || card?.state === 'returned')
      await transitionCard(tx, card, 'opened', { openedAt: clock.now() })
  })
}

/** Who spends a card has it, whether or not they have looked at it before. In the transaction that spends it. */
export async function openSpentCard(_: unknown, tx: Transaction, { code, at }: Events['balance.spent']): Promise<void> {
  const known = await findCardByCode(tx, code)
  const card = known && (await lockCard(tx, known.uuid))
  if (card && card.state !== 'opened' && card.state !== 'cancelled')
    await transitionCard(tx, card, 'opened', { openedAt: at })
}
