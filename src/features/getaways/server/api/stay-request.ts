import { z } from '@hono/zod-openapi'
import { type Getaway, normaliseGetawayPax } from '#features/catalogue/rules/getaways/getaway.ts'
import type { AvailabilityRequest } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import { daysAhead, mostNights } from '#features/catalogue/rules/getaways/stay.ts'
import { type DatesProblem, mostGuests, readDates } from '#features/search/rules/stays/asked-stay.ts'
import type { FieldError } from '#platform/server/http/api/problem.ts'
import { asking } from '#platform/server/http/api/wrong-fields.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays, type Day, isDay, wallClock } from '#platform/time/dates.ts'
import { findGetaway } from '../purchase/read-getaway-goods.ts'

const askForDay = 'Send a day that exists, such as 2026-12-11.'
const askForPeople = `Send the number of people, up to ${mostGuests}.`

export const dayField = (description: string, example: string) =>
  z
    .string({ error: asking(askForDay) })
    .refine(isDay, { error: `Is not right. ${askForDay}` })
    .openapi({ description, example, format: 'date' })

/** Spec 9, as on the pages. The answer says for how many it is. */
export const paxField = z
  .int({ error: asking(askForPeople), abort: true })
  .max(mostGuests, { error: `Is not right. ${askForPeople}` })
  .transform(normaliseGetawayPax)
  .openapi({
    type: 'integer',
    maximum: mostGuests,
    description: `How many people, up to ${mostGuests}. They sleep in double rooms: below two becomes two, an odd number goes up to the next even one, and the answer says so.`,
    example: 2,
  })

export const uuidField = (asked: string, description: string, example: string) =>
  z.uuid({ error: asking(asked) }).openapi({ description, example })

/** The same in every example of a getaway, so that one call's answer is the next one's question. */
export const exampleStay = {
  packageUuid: '9c1e5a1e-6f0b-4f5e-8a35-2f1f6d1c7b22',
  packageUuidRevision: '2b7d4c7e-0a55-4f5c-9f6d-7a4f6a0f9b33',
  from: '2026-12-11',
  to: '2026-12-13',
  numPax: 2,
}

/** Spec 3 and 7: what a hotel is asked. */
export const stayRequestFields = {
  packageUuid: uuidField('Send the uuid of a getaway.', 'Of a getaway, from listGetaways.', exampleStay.packageUuid),
  packageUuidRevision: uuidField(
    'Send uuidRevision of the getaway.',
    'uuidRevision of the getaway, from showGetaway.',
    exampleStay.packageUuidRevision,
  ),
  from: dayField('The day of arrival, on the calendar of the hotel.', exampleStay.from),
  to: dayField(`The day of departure, at most ${mostNights} nights later.`, exampleStay.to),
  numPax: paxField,
}

export type AskedOfHotel = { request: AvailabilityRequest; getaway: Getaway; timeZone: string }
export type ReadRequest = { ok: true; value: AskedOfHotel } | { ok: false; errors: FieldError[] }

/** What the fields are called in the body, where they are called otherwise. */
type Names = Record<'packageUuid' | 'from' | 'to', string>
const plainNames: Names = { packageUuid: 'packageUuid', from: 'from', to: 'to' }

/** What of a request is wrong whatever the hotel would say. */
export function readStayRequest(
  { catalogue, clock }: Pick<Services, 'catalogue' | 'clock'>,
  request: AvailabilityRequest,
  names = plainNames,
): ReadRequest {
  const snapshot = catalogue.current()
  const found = snapshot.landings.of('getaway', request.packageUuid) && findGetaway(snapshot, request)
  if (!found) {
    const message = 'There is no such getaway. listGetaways names them.'
    return { ok: false, errors: [{ field: names.packageUuid, message }] }
  }
  const today = wallClock(clock.now(), found.timeZone).day
  const dates = readDates(request, today)
  if (dates.state === 'stay') return { ok: true, value: { request, getaway: found.getaway, timeZone: found.timeZone } }
  const { problem, field } = dates.state === 'none' ? ({ problem: 'no-arrival', field: 'from' } as const) : dates
  return { ok: false, errors: [{ field: names[field], message: messageOf(problem, today) }] }
}

function messageOf(problem: DatesProblem, today: Day): string {
  switch (problem) {
    case 'past':
      return `Is past. Send ${today} or a later day.`
    case 'reversed':
      return 'Is not after the arrival. Send a later day.'
    case 'too-long':
      return `Is more than ${mostNights} nights after the arrival. Send an earlier day.`
    case 'too-far':
      return `Is too far ahead. Send a day until ${addDays(today, daysAhead)}.`
    default:
      return `Is not right. ${askForDay}`
  }
}
