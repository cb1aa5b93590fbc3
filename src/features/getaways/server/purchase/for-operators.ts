import { endBookingsOfStay } from '#features/bookings/server/prepaid/end-bookings-of.ts'
import { paidParts } from '#features/checkout/rules/bill/purchase-lines.ts'
import type { ForOperators } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { madridDay } from '#platform/time/dates.ts'
import { getStay, lockStay, transitionStay } from './stay-row.ts'

export const stayOperators: ForOperators = {
  /** The stay with both of its names and its state. */
  listItems: async (db, purchaseUuid) => {
    const stay = await getStay(db, purchaseUuid)
    return stay ? [`${stay.hotelLocator} ${stay.voucherCode} ${stay.state}`] : []
  },
  /** What has not begun yet is unused. */
  listPaid: async (tx, { uuid, bill }, now) => {
    const stay = await getStay(tx, uuid)
    if (!stay) return []
    const isUnused = stay.state === 'confirmed' && stay.arrival > madridDay(now)
    return [{ uuid, name: stay.hotelLocator, ...paidParts(bill), fate: isUnused ? 'unused' : 'gone' }]
  },
  /** It is given back to the hotel with the hours that were chosen for it, and hotel and spa are told. */
  withdraw: async ({ queue }, tx, { item }, now) => {
    const stay = await lockStay(tx, item)
    if (!stay) return
    await transitionStay(tx, stay, 'cancelling', { cancelledAt: now })
    await endBookingsOfStay(tx, item, now, queue)
    await queue.add(tx, 'cancel-stay', { purchase: item })
  },
}
