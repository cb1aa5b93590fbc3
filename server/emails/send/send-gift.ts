import { isPlayMoney } from '#server/purchases/core/is-play-money.ts'
import { kindOf } from '#server/purchases/core/kind-of.ts'
import { getPurchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { sendOnce } from './send-once.ts'

/** To the beneficiary, on their day, as the kind of goods writes it. */
export async function sendGift(services: Services, { purchase: uuid }: { purchase: string }) {
  const purchase = await getPurchase(services.db, uuid)
  if (!purchase?.gift?.email || isPlayMoney(services, purchase)) return
  // A present whose payment is disputed waits, and is looked at again the next day.
  if (purchase.disputedAt) {
    const tomorrow = new Date(services.clock.now().getTime() + 24 * 60 * 60_000)
    return services.db.transaction((tx) =>
      services.queue.add(tx, 'send-gift', { purchase: uuid }, { notBefore: tomorrow }),
    )
  }
  const { giftEmails } = kindOf(services, purchase.kind)
  if (!giftEmails) throw new Error(`A ${purchase.kind} can't be given to somebody`)
  for (const { key, write, handOver } of await giftEmails(services, purchase)) {
    await sendOnce(services, key, write)
    await handOver?.()
  }
}
