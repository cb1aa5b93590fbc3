import { randomUUID } from 'node:crypto'
import { and, count, eq, inArray } from 'drizzle-orm'
import { waitingList } from '#features/bookings/server/schema.ts'
import { sellableParty } from '#features/catalogue/rules/prices/party.ts'
import { hoursOf } from '#features/search/rules/hours/hours-of-day.ts'
import { findBookedService } from '#features/search/server/hours/find-booked-service.ts'
import { isEmail } from '#platform/emails/email.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import { takeRecipient } from '#platform/server/emails/recipient-limit.ts'
import type { Services } from '#platform/server/services.ts'
import type { Day } from '#platform/time/dates.ts'
import { takenOnDay } from '../read-taken.ts'

/**
 * - `not-bookable`: nobody can book it, or not on that day.
 * - `not-full`: there is an hour free.
 * - `crowded`: so many wait that nobody more would have a chance.
 * - `too-many`: this address waits for so much that others may have typed it.
 */
export type NotJoined = 'not-bookable' | 'not-full' | 'wrong-email' | 'crowded' | 'too-many'

export type WaitingRequest = { serviceUuid: string; day: Day; pax: number; email: string; language: Language }

const mostWaiting = 100

/** Somebody waits for a day that is full. Who waits already keeps their place. */
export async function joinWaitingList(services: Services, request: WaitingRequest): Promise<Result<null, NotJoined>> {
  const { db, catalogue, clock, config } = services
  const { serviceUuid, day, pax, language } = request
  const email = request.email.trim()
  if (!isEmail(email)) return fail('wrong-email')
  const found = findBookedService(catalogue.current(), serviceUuid, config.requestOnlySpa)
  if (!found || found.mode === 'request' || !sellableParty(found.service.capacity, pax).ok) return fail('not-bookable')
  const taken = await takenOnDay(services, found, day)
  const { state } = hoursOf(found, day, pax, clock.now(), taken)
  if (state !== 'full') return fail(state === 'closed' ? 'not-bookable' : 'not-full')
  const isOfDay = and(
    eq(waitingList.serviceUuid, serviceUuid),
    eq(waitingList.day, day),
    inArray(waitingList.state, ['waiting', 'offered']),
  )
  const [waiting] = await db.select({ count: count() }).from(waitingList).where(isOfDay)
  if (waiting && waiting.count >= mostWaiting) return fail('crowded')
  if ((await takeRecipient(services, 'waiting-recipient', email)) > 0) return fail('too-many')
  await db
    .insert(waitingList)
    .values({ uuid: randomUUID(), serviceUuid, day, pax, email, language, state: 'waiting', createdAt: clock.now() })
    .onConflictDoNothing()
  return ok(null)
}
