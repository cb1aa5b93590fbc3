import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { offerTime } from '#features/bookings/rules/waiting-list.ts'
import { getBooking } from '#features/bookings/server/booking-row.ts'
import { isTaken, releaseHeldPlaces, takePlaces } from '#features/bookings/server/claims.ts'
import { waitingList } from '#features/bookings/server/schema.ts'
import { spaDayOf } from '#features/bookings/server/waiting-list/queue-freed.ts'
import { claimsOf } from '#features/catalogue/rules/services/resources.ts'
import { hoursOf, isInTime } from '#features/search/rules/hours/hours-of-day.ts'
import { findBookedService } from '#features/search/server/hours/find-booked-service.ts'
import type { JobPayloads } from '#platform/server/jobs/payloads.ts'
import { runIsolated } from '#platform/server/run-isolated.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays, type Day, madridDay } from '#platform/time/dates.ts'
import { takenOnDay } from '../read-taken.ts'
import { lockWaiting, transitionWaiting, type WaitingRow } from './waiting-row.ts'

/** Every minute: who did not come in time has passed, and what is free by now is offered to the next. */
export async function watchWaitingList(services: Services): Promise<void> {
  const now = services.clock.now()
  await endOffers(services, now)
  const waiting = await services.db
    .selectDistinct({ serviceUuid: waitingList.serviceUuid, day: waitingList.day })
    .from(waitingList)
    .where(eq(waitingList.state, 'waiting'))
  for (const { serviceUuid, day } of waiting)
    await runIsolated(services, { serviceUuid, day }, offerFreed(services, serviceUuid, day))
}

/** The job that follows when places of a day are free again. */
export async function offerFreedPlaces(services: Services, freed: JobPayloads['offer-freed-places']): Promise<void> {
  const found = 'booking' in freed ? await dayOfBooking(services, freed.booking) : freed
  if (!found) return
  const { spa, day } = found
  const waiting = await services.db
    .selectDistinct({ serviceUuid: waitingList.serviceUuid })
    .from(waitingList)
    .where(and(eq(waitingList.state, 'waiting'), eq(waitingList.day, day)))
  const { services: all } = services.catalogue.current()
  for (const { serviceUuid } of waiting)
    if (all.get(serviceUuid)?.spaUuid === spa) await offerFreed(services, serviceUuid, day)
}

async function dayOfBooking({ db, catalogue }: Services, uuid: string): Promise<{ spa: string; day: Day } | null> {
  const booking = await getBooking(db, uuid)
  return booking && { spa: booking.spaUuid, day: spaDayOf(catalogue.current(), booking) }
}

async function endOffers(services: Services, now: Date) {
  const { db } = services
  const over = await db
    .select({ uuid: waitingList.uuid })
    .from(waitingList)
    .where(and(eq(waitingList.state, 'offered'), lte(waitingList.offeredUntil, now)))
  for (const { uuid } of over) await runIsolated(services, { waiting: uuid }, endOffer(services, uuid, now))
  // A day before today, wherever the spa is.
  const yesterday = addDays(madridDay(now), -1)
  await db
    .update(waitingList)
    .set({ state: 'over' })
    .where(and(inArray(waitingList.state, ['waiting']), lte(waitingList.day, yesterday)))
}

async function endOffer({ db }: Services, uuid: string, now: Date) {
  const claim = await db.transaction(async (tx) => {
    const row = await lockWaiting(tx, uuid)
    if (row?.state !== 'offered' || !row.offeredUntil || row.offeredUntil > now) return null
    await transitionWaiting(tx, row, 'passed')
    return row.claimReference
  })
  if (claim) await releaseHeldPlaces(db, claim)
}

/** In the order in which they came. Who needs more places than are free waits on, and the next is asked. */
async function offerFreed(services: Services, serviceUuid: string, day: Day) {
  const inOrder = await services.db
    .select()
    .from(waitingList)
    .where(and(eq(waitingList.serviceUuid, serviceUuid), eq(waitingList.day, day), eq(waitingList.state, 'waiting')))
    .orderBy(asc(waitingList.createdAt), asc(waitingList.uuid))
  for (const row of inOrder) await runIsolated(services, { waiting: row.uuid }, offerTo(services, row))
}

/** Holds the first free hour for half an hour, and writes. Who comes at the end of that must still be in time for it. */
async function offerTo(services: Services, waiting: WaitingRow): Promise<void> {
  const { db, catalogue, clock, config, queue } = services
  const found = findBookedService(catalogue.current(), waiting.serviceUuid, config.requestOnlySpa)
  if (!found || found.mode === 'request') return
  const now = clock.now()
  const taken = await takenOnDay(services, found, waiting.day)
  const until = new Date(now.getTime() + offerTime)
  const { hours } = hoursOf(found, waiting.day, waiting.pax, now, taken)
  const hour = hours.find(({ free, startsAt }) => free > 0 && isInTime(found, startsAt, until))
  if (!hour) return
  const reference = randomUUID()
  try {
    await db.transaction(async (tx) => {
      const row = await lockWaiting(tx, waiting.uuid)
      if (row?.state !== 'waiting') return
      const claims = claimsOf(found.bookable.needs, row.pax, hour.startsAt)
      const answer = await takePlaces(tx, { reference, claims, resources: found.resources, until, now })
      if (!answer.ok) return
      await transitionWaiting(tx, row, 'offered', {
        startsAt: hour.startsAt,
        claimReference: reference,
        offeredUntil: until,
      })
      await queue.add(tx, 'send-waiting-offer', { waiting: row.uuid })
    })
  } catch (error) {
    // Somebody was quicker: the next minute looks again.
    if (!isTaken(error)) throw error
  }
}
