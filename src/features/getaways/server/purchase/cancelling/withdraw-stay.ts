import { endBookingsOfStay } from '#features/bookings/server/prepaid/end-bookings-of.ts'
import { paidParts } from '#features/checkout/rules/bill/paid-parts.ts'
import type { ForOperators } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { madridDay } from '#platform/time/dates.ts'
import { getStay, lockStay, transitionStay } from '../stay-row.ts'

/** A stay that has not begun. */
export const listPaidStay: ForOperators['listPaid'] = async (tx, { uuid, bill }, now) => {
  const stay = await getStay(tx, uuid)
  if (!stay) return []
  const isUnused = stay.state === 'confirmed' && stay.arrival > madridDay(now)
  return [{ uuid, name: stay.hotelLocator, ...paidParts(bill), fate: isUnused ? 'unused' : 'gone' }]
}

/** It is given back to the hotel with the hours that were chosen for it, and hotel and spa are told. */
export const withdrawStay: ForOperators['withdraw'] = async ({ queue }, tx, { item }, now) => {
  const stay = await lockStay(tx, item)
  if (!stay) return
  await transitionStay(tx, stay, 'cancelling', { cancelledAt: now })
  await endBookingsOfStay(tx, item, now, queue)
  await queue.add(tx, 'cancel-stay', { purchase: item })
}
