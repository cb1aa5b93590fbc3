import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import { bookings } from '#features/bookings/server/schema.ts'
import { remindedAfter } from '#features/catalogue/rules/services/booking.ts'
import { runIsolated } from '#platform/server/run-isolated.ts'
import type { Services } from '#platform/server/services.ts'
import { lapseRequest } from './answer-request.ts'

/** Every minute: spas that have not answered for a day are reminded, and what nobody answers is released. */
export async function watchRequests(services: Services): Promise<void> {
  await remindSpas(services)
  const waiting = await services.db
    .select({ uuid: bookings.uuid })
    .from(bookings)
    .where(inArray(bookings.state, ['requested', 'proposed']))
  for (const { uuid } of waiting) await runIsolated(services, { booking: uuid }, lapseRequest(services, uuid))
}

async function remindSpas(services: Services) {
  const now = services.clock.now()
  const silentSince = new Date(now.getTime() - remindedAfter)
  const isSilent = and(
    eq(bookings.state, 'requested'),
    isNull(bookings.spaRemindedAt),
    lte(bookings.createdAt, silentSince),
  )
  const silent = await services.db.select({ uuid: bookings.uuid }).from(bookings).where(isSilent)
  for (const { uuid } of silent) await runIsolated(services, { booking: uuid }, remind(uuid))

  function remind(uuid: string) {
    return services.db.transaction(async (tx) => {
      const which = and(eq(bookings.uuid, uuid), isSilent)
      const { rowCount } = await tx.update(bookings).set({ spaRemindedAt: now }).where(which)
      if (rowCount)
        await services.queue.add(tx, 'send-spa-booking', { booking: uuid, mail: 'request-reminder', revision: 0 })
    })
  }
}
