import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import { remindedAfter } from '#domain/bookings/booking.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import type { Services } from '#server/services.ts'
import { lapseRequest } from './answer-request.ts'

/** Every minute: spas that have not answered for a day are reminded, and what nobody answers is released. */
export async function watchRequests(services: Services): Promise<void> {
  await remindSpas(services)
  const waiting = await services.db
    .select({ uuid: bookings.uuid })
    .from(bookings)
    .where(inArray(bookings.state, ['requested', 'proposed']))
  for (const { uuid } of waiting) await lapseRequest(services, uuid)
}

async function remindSpas({ db, clock, queue }: Services) {
  const now = clock.now()
  const silentSince = new Date(now.getTime() - remindedAfter)
  await db.transaction(async (tx) => {
    const silent = await tx
      .update(bookings)
      .set({ spaRemindedAt: now })
      .where(and(eq(bookings.state, 'requested'), isNull(bookings.spaRemindedAt), lte(bookings.createdAt, silentSince)))
      .returning({ uuid: bookings.uuid })
    for (const { uuid } of silent) {
      await queue.add(tx, 'send-spa-mail', { booking: uuid, mail: 'request-reminder', revision: 0 })
    }
  })
}
