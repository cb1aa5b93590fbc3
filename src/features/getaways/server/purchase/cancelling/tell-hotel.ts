import { eq } from 'drizzle-orm'
import { getPurchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { getawayStays } from '#features/getaways/server/schema.ts'
import type { Services } from '#platform/server/services.ts'
import { supplierNamed } from '../hold-stay.ts'
import { agreedStayOf } from '../read-getaway-goods.ts'
import { lockStay, transitionStay } from '../stay-row.ts'

/** The job after a cancellation, which is repeated until the hotel has heard of it: then its rooms are free again. */
export async function tellHotel(services: Services, purchaseUuid: string): Promise<void> {
  const purchase = await getPurchase(services.db, purchaseUuid)
  if (!purchase) return
  const answer = await supplierNamed(services, agreedStayOf(purchase).supplier).cancel(purchaseUuid)
  if (!answer.ok) services.log.error({ purchase: purchaseUuid }, 'the hotel does not know the stay that is cancelled')
  await services.db.transaction(async (tx) => {
    const stay = await lockStay(tx, purchaseUuid)
    if (stay?.state === 'cancelling') await transitionStay(tx, stay, 'cancelled')
  })
}

/** Every minute: what no job has told, such as stays whose payment the bank took back. */
export async function tellHotels(services: Services): Promise<void> {
  const waiting = await services.db
    .select({ uuid: getawayStays.purchaseUuid })
    .from(getawayStays)
    .where(eq(getawayStays.state, 'cancelling'))
  for (const { uuid } of waiting) {
    try {
      await tellHotel(services, uuid)
    } catch (err) {
      services.log.error({ err, purchase: uuid }, 'a hotel has not heard of a cancellation')
    }
  }
}
