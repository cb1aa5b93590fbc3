import { and, eq, ne } from 'drizzle-orm'
import { isLiveBooking } from '#features/bookings/server/booking-row.ts'
import { bookings } from '#features/bookings/server/schema.ts'
import { lockPurchase, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { Services } from '#platform/server/services.ts'

/**
 * Who is given a stay has just been told of it: the hours that its buyer had booked are theirs, and are told to them.
 * Safe to repeat.
 */
export async function handOverHours(services: Services, { uuid }: Pick<Purchase, 'uuid'>): Promise<void> {
  const { db, queue } = services
  await db.transaction(async (tx) => {
    // Who books an hour meanwhile has locked it too, and sees afterwards that the present was given.
    const email = (await lockPurchase(tx, uuid))?.gift?.email
    if (!email) return
    const isOthers = and(eq(bookings.stayUuid, uuid), ne(bookings.email, email), isLiveBooking)
    const handed = await tx.update(bookings).set({ email, phone: '' }).where(isOthers).returning()
    for (const { uuid: booking, state, revision } of handed) {
      const mail = state === 'requested' || state === 'proposed' ? state : 'confirmed'
      await queue.add(tx, 'send-booking-notice', { booking, mail, revision })
    }
  })
}
