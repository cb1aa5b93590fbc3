import { checkRefund, returnablesOf } from '#features/checkout/server/payments/refunds/most-refunded.ts'
import { balanceEntries } from '#features/checkout/server/schema/coupons.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { publish } from '#platform/server/events/publish.ts'
import type { EventServices } from '#platform/server/services.ts'
import { extendExpiredBalance } from './extend-expired-balance.ts'
import { lockCodes } from './get-coupon.ts'
import { collectOwed } from './owed-by-code.ts'

declare module '#platform/server/events/event-handlers.ts' {
  interface Events {
    /** More has come back to a balance than a bank had taken of it: it can be spent. */
    'balance.returned': { code: string }
  }
}

type Returned = { code: string; amount: number; purchaseUuid: string; reason: string; at: Date }

/**
 * Gives what a balance had paid back to it, so that it can be spent: this much is valid for a while if it had expired. What
 * a bank took back of its money is kept of that first: nobody has paid for it. Throws if more would come back than the balance has paid of that purchase.
 */
export async function returnToBalance(services: EventServices, tx: Transaction, entry: Returned): Promise<void> {
  const { code, amount, purchaseUuid, at } = entry
  const returnable = (await returnablesOf(tx, purchaseUuid)).find((one) => one.code === code)
  checkRefund(amount, returnable?.left ?? 0)
  await lockCodes(tx, [code])
  await extendExpiredBalance(tx, code, at)
  await tx.insert(balanceEntries).values(entry)
  const owed = await collectOwed(tx, code, entry)
  if (owed < amount) await publish(services, tx, 'balance.returned', { code })
}
