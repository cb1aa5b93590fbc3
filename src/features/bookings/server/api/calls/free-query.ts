import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { readDay } from '#features/bookings/rules/choosing/day-state.ts'
import { partiesOf, readParty } from '#features/bookings/rules/choosing/party.ts'
import { noSuch } from '#features/catalogue/server/api/resource.ts'
import { lastDay } from '#features/search/rules/hours/hours-of-day.ts'
import { type FoundService, findBookedService } from '#features/search/server/hours/find-booked-service.ts'
import { text, whole } from '#platform/server/http/api/fields.ts'
import { tooOften } from '#platform/server/http/api/guards.ts'
import { type FieldError, refuse } from '#platform/server/http/api/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { type Day, isDay, wallClock } from '#platform/time/dates.ts'
import { exampleHour, procedure } from '../booking-fields.ts'

export const paxQuery = z.string().max(6, { error: 'Is not right. Send how many people come.' }).optional().openapi({
  type: 'integer',
  description: 'How many people come; the smallest party where it is left out.',
  example: exampleHour.pax,
})

const askForDay = 'Send a day that exists, such as 2026-12-11.'

export const dayQuery = (description: string) =>
  z
    .string({ error: `Is missing. ${askForDay}` })
    .refine(isDay, { error: `Is not right. ${askForDay}` })
    .openapi({ description, format: 'date', example: exampleHour.day })

export type FreeRequest = { found: FoundService; pax: number; paysFor: number; day: Day; last: Day }

/** The service, the party and the day that a call asks about, or its refusal. Without a day it is today, at the spa. */
export async function readAsked(
  services: Services,
  c: Context,
  { uuid, pax, day, dayField }: { uuid: string; pax: string | undefined; day: Day | undefined; dayField: string },
): Promise<FreeRequest | Response> {
  const found = findBookable(services, uuid)
  if (!found) return noSuch('service that is booked online', 'listServices with sold=booking')
  const now = services.clock.now()
  const bounds = { first: wallClock(now, found.spa.timeZone).day, last: lastDay(found, now) }
  const party = readPax(found, pax ?? '')
  const { problem } = readDay(day ?? '', bounds)
  const errors = [
    ...(problem
      ? [{ field: dayField, message: `Is not right. Send a day from ${bounds.first} to ${bounds.last}.` }]
      : []),
    ...(party.ok ? [] : party.errors),
  ]
  if (!party.ok || errors.length > 0) return refuse(400, undefined, errors)
  const refused = await tooOften(services, c, 'availability')
  if (refused) return refused
  return { found, pax: party.pax, paysFor: party.paysFor, day: day ?? bounds.first, last: bounds.last }
}

/** What was asked about, in the answers. */
export const askedFields = {
  service: text('What was asked for.'),
  procedure,
  pax: whole('For how many people.'),
  paysFor: whole('How many are paid for, where the service is sold by steps.'),
}

export const representAsked = ({ found, pax, paysFor }: FreeRequest) => ({
  service: found.service.uuid,
  procedure: found.mode,
  pax,
  paysFor,
})

export const askedExample = {
  service: exampleHour.service,
  procedure: 'enabled' as const,
  pax: exampleHour.pax,
  paysFor: exampleHour.pax,
}

/** A service whose hours are booked here: another booking service has its own. */
export const findBookable = (
  { catalogue, config }: Pick<Services, 'catalogue' | 'config'>,
  serviceUuid: string,
): FoundService | null =>
  config.bookings.serviceUrl ? null : findBookedService(catalogue.current(), serviceUuid, config.requestOnlySpa)

type ReadParty = { ok: true; pax: number; paysFor: number } | { ok: false; errors: FieldError[] }

/** As on the page, except that too many are refused and not made fewer. */
export function readPax({ service: { capacity } }: FoundService, asked: string): ReadParty {
  const { pax, paysFor, problem } = readParty(capacity, asked)
  if (!problem) return { ok: true, pax, paysFor }
  const most = partiesOf(capacity).at(-1) ?? capacity.minimum
  const message = `Is not right. Send how many people come, up to ${most}.`
  return { ok: false, errors: [{ field: 'pax', message }] }
}
