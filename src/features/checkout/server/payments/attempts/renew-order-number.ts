import { changePurchase, lockPurchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { makeOrderNumber } from '#platform/rules/reference.ts'
import type { Services } from '#platform/server/services.ts'

/** Draws another order number for the card form. Redsys accepts each for one try, even for one that never reached us. */
export async function renewOrderNumber({ db, draw }: Services, uuid: string) {
  await db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, uuid)
    if (purchase?.state === 'ready') await changePurchase(tx, uuid, { nextOrder: makeOrderNumber(draw) })
  })
}
