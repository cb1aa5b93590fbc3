import { and, between, eq } from 'drizzle-orm'
import { isReminderDue } from '#features/bookings/rules/booking-deadlines.ts'
import { bookings } from '#features/bookings/server/schema.ts'
import type { Services } from '#platform/server/services.ts'
import { hour } from '#platform/time/durations.ts'

/** Every morning: who comes tomorrow, by the spa's own day. It is sent once, and again if the hour was moved. */
export async function remindBooked(services: Services): Promise<void> {
  const { db, clock, queue } = services
  const now = clock.now()
  const soon = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.state, 'confirmed'), between(bookings.startsAt, now, new Date(now.getTime() + 50 * hour))))
  for (const { uuid, revision, startsAt, confirmedAt, createdAt, agreed } of soon) {
    const booking = { startsAt, knownSince: confirmedAt ?? createdAt, timeZone: agreed.spa.timeZone }
    if (!isReminderDue(booking, now)) continue
    await db.transaction((tx) => queue.add(tx, 'send-booking-notice', { booking: uuid, mail: 'reminder', revision }))
  }
}
