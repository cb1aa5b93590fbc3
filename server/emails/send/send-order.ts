import { isPlayMoney } from '#server/purchases/core/is-play-money.ts'
import { kindOf } from '#server/purchases/core/kind-of.ts'
import { getPurchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { sendOnce } from './send-once.ts'

/** The order confirmation, as its kind of goods writes it. */
export async function sendOrder(services: Services, { purchase: uuid }: { purchase: string }) {
  await sendOnce(services, `order-confirmation.${uuid}`, async () => {
    const purchase = await getPurchase(services.db, uuid)
    if (!purchase?.buyer || isPlayMoney(services, purchase)) return null
    return kindOf(services, purchase.kind).orderEmail(services, purchase)
  })
}
