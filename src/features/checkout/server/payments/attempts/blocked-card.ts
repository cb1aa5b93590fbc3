import { cardBlock } from '#features/checkout/rules/payments/failure-code.ts'
import { blockedCards } from '#features/checkout/server/schema/payments.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { prepareFind } from '#platform/server/db/prepared.ts'
import type { Services } from '#platform/server/services.ts'

const findBlocked = prepareFind(blockedCards, blockedCards.cardKey)

/** Spec 9: a card is blocked for 72 hours after its bank has answered 0174. */
export async function blockCard(tx: Transaction, cardKey: string, now: Date) {
  const until = new Date(now.getTime() + cardBlock.hours * 60 * 60_000)
  await tx
    .insert(blockedCards)
    .values({ cardKey, until })
    .onConflictDoUpdate({ target: blockedCards.cardKey, set: { until } })
}

export async function isCardBlocked({ db, clock }: Services, cardKey: string): Promise<boolean> {
  const blocked = await findBlocked(db, cardKey)
  return blocked !== null && blocked.until > clock.now()
}
