import { madridDay } from '#domain/dates.ts'
import { endBookingsOfStay } from '#server/bookings/without-paying/end-bookings-of.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import { lockStay, moveStay } from '../stay-row.ts'

/** The bank has taken the payment back: a stay that has not begun is given back to the hotel, without a refund. */
export async function withdrawStay(tx: Transaction, { uuid }: Purchase, now: Date): Promise<void> {
  const stay = await lockStay(tx, uuid)
  if (stay?.state !== 'confirmed' || stay.arrival <= madridDay(now)) return
  await moveStay(tx, stay, 'cancelling', { cancelledAt: now })
  await endBookingsOfStay(tx, uuid, now)
}
