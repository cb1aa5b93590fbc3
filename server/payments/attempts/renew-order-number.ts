import { makeOrderNumber } from '#domain/reference.ts'
import { changePurchase, lockPurchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'

/** Another number for the card's form. At Redsys one is good for one try, even for one that never came to us. */
export async function renewOrderNumber({ db, draw }: Services, uuid: string) {
  await db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, uuid)
    if (purchase?.state === 'ready') await changePurchase(tx, uuid, { nextOrder: makeOrderNumber(draw) })
  })
}
