import { type Bookable, claimsOf, type Resource } from '#features/catalogue/rules/services/resources.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import { addDays, type Day, wallClock } from '#platform/time/dates.ts'
import { minute } from '#platform/time/durations.ts'
import { isGivenOn } from '../available-on.ts'
import { type Taken, timesFree } from './free-places.ts'
import { type OpeningDay, openingDay, type SpaHours } from './opening-day.ts'
import { type StartTime, startsOn, startTimes } from './start-times.ts'

/** All that decides which hours of a service are free, beside what is taken. */
export type BookedService = {
  spa: SpaHours
  service: Pick<Service, 'hasAvailabilityOn' | 'clientTimeDuration'>
  bookable: Bookable
  resources: ReadonlyMap<string, Resource>
}

/** An hour at the spa. `free`: how many more bookings of the party it takes. */
export type Hour = StartTime & { free: number }

/** What is known of a day for a party. `hours` are all that can still be booked or could be, in order. */
export type DayHours = { day: Day; state: 'closed' | 'full' | 'open'; hours: Hour[] }

/** The hours of a day on the spa's clock, which is how the whole site speaks of them. */
export function hoursOf(booked: BookedService, day: Day, pax: number, now: Date, taken: Taken): DayHours {
  const open = opened(booked, day, now)
  if (!open) return { day, state: 'closed', hours: [] }
  const { bookable, resources } = booked
  const hours = startTimes(booked, open)
    .filter(({ startsAt }) => isInTime(booked, startsAt, now))
    .map((start) => ({ ...start, free: timesFree(resources, claimsOf(bookable.needs, pax, start.startsAt), taken) }))
  if (hours.length === 0) return { day, state: 'closed', hours }
  return { day, state: hours.some(({ free }) => free > 0) ? 'open' : 'full', hours }
}

/** Up to so many free hours from an instant on, for cards and pages. */
export function nextFreeHours(
  booked: BookedService,
  pax: number,
  now: Date,
  taken: Taken,
  { count, days }: { count: number; days: number },
): { day: Day; hour: Hour }[] {
  const found: { day: Day; hour: Hour }[] = []
  const today = wallClock(now, booked.spa.timeZone).day
  for (let after = 0; after < days && found.length < count; after++) {
    const day = addDays(today, after)
    const { hours } = hoursOf(booked, day, pax, now, taken)
    for (const hour of hours) if (hour.free > 0 && found.length < count) found.push({ day, hour })
  }
  return found
}

type AskedFirst = { day: Day; open: OpeningDay; pax: number; from: number; taken: Taken }

/** When the first free hour of a day begins that does so at an instant or after it. Null if there is none. */
export function firstFreeStart(booked: BookedService, { day, open, pax, from, taken }: AskedFirst): number | null {
  if (!isGivenOn(day)(booked.service)) return null
  const { bookable, resources } = booked
  for (const { startsAt } of startsOn(booked, open)) {
    if (startsAt < from) continue
    if (timesFree(resources, claimsOf(bookable.needs, pax, new Date(startsAt)), taken) > 0) return startsAt
  }
  return null
}

/** The last day that can be booked. */
export const lastDay = ({ spa, bookable }: BookedService, now: Date): Day =>
  addDays(wallClock(now, spa.timeZone).day, bookable.rules.horizon)

export const isInTime = ({ bookable }: BookedService, startsAt: Date, now: Date) =>
  startsAt.getTime() >= now.getTime() + bookable.rules.notice * minute

/** Null on days on which it can't be booked, whoever comes. */
function opened(booked: BookedService, day: Day, now: Date): OpeningDay | null {
  const today = wallClock(now, booked.spa.timeZone).day
  if (day < today || day > lastDay(booked, now)) return null
  return isGivenOn(day)(booked.service) ? openingDay(booked.spa, day) : null
}
