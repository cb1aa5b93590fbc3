import { sellableParty } from '#features/catalogue/rules/prices/party.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import { isGivenOn } from '#features/search/rules/available-on.ts'
import { type BookedService, isInTime, lastDay } from '#features/search/rules/hours/hours-of-day.ts'
import { openingDay } from '#features/search/rules/hours/opening-day.ts'
import { startTimes } from '#features/search/rules/hours/start-times.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import { addDays, type Day, isDay, wallClock } from '#platform/time/dates.ts'

/** Why an hour that somebody names can't be booked, whoever else comes. */
export type HourProblem = 'not-an-hour' | 'past' | 'too-soon' | 'too-far' | 'closed' | 'off-grid' | 'party'

export type AskedHour = { day: string; time: string; pax: number }
export type ReadHour = { day: Day; time: string; startsAt: Date; pax: number }

/**
 * An hour of the service, by the spa's clock. Whether it is free is another question. An hour of last night may still come:
 * those after midnight belong to the evening before. `isHeld`: for who asks; its notice was kept when it was held.
 */
export function readHour(
  booked: BookedService & { service: Pick<Service, 'capacity'> },
  { day, time, pax }: AskedHour,
  now: Date,
  { isHeld = false }: { isHeld?: boolean } = {},
): Result<ReadHour, HourProblem> {
  if (!isDay(day) || !isTime(time)) return fail('not-an-hour')
  if (!Number.isInteger(pax) || pax < 1 || !sellableParty(booked.service.capacity, pax).ok) return fail('party')
  const { spa } = booked
  const today = wallClock(now, spa.timeZone).day
  if (day < addDays(today, -1)) return fail('past')
  if (day > lastDay(booked, now)) return fail('too-far')
  const open = isGivenOn(day)(booked.service) ? openingDay(spa, day) : null
  if (!open) return fail(day < today ? 'past' : 'closed')
  const start = startTimes(booked, open).find((one) => one.time === time)
  if (!start) return fail(day < today ? 'past' : 'off-grid')
  if (start.startsAt <= now) return fail('past')
  if (!isHeld && !isInTime(booked, start.startsAt, now)) return fail('too-soon')
  return ok({ day, time, startsAt: start.startsAt, pax })
}

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)

/** The days on which a voucher or a stay pays for an hour. A stay has a first and a last one, a voucher only a last. */
export type PaidDays = { firstDay: Day | null; lastDay: Day | null }

/** `not-valid`: its voucher ends before that day. `outside`: its stay does, or begins later. */
export type NotPaidOn = 'not-valid' | 'outside'

/** Null where the day is paid for. */
export function whyNotPaidOn({ firstDay, lastDay }: PaidDays, day: Day): NotPaidOn | null {
  const isPaid = (!firstDay || day >= firstDay) && (!lastDay || day <= lastDay)
  if (isPaid) return null
  return firstDay ? 'outside' : 'not-valid'
}
