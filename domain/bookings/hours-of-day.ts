import type { Service } from '#domain/catalogue/services/service.ts'
import { addDays, type Day, instantAt, wallClock, weekdayOf, weekdays } from '#domain/dates.ts'
import { type Taken, timesFree } from './free-places.ts'
import { type OpeningDay, openingDay, type SpaHours } from './opening-day.ts'
import { type Bookable, type BookingRules, claimsOf, type Resource } from './resources.ts'

/** All that decides which hours of a service are free, beside what is taken. */
export type BookedService = {
  spa: SpaHours
  service: Pick<Service, 'hasAvailabilityOn' | 'clientTimeDuration'>
  bookable: Bookable
  resources: ReadonlyMap<string, Resource>
}

/** An hour at the spa. `free`: how many more bookings of the party it takes. */
export type Hour = { time: string; startsAt: Date; free: number }

/** What is known of a day for a party. `hours` are all that can still be booked or could be, in order. */
export type DayHours = { day: Day; state: 'closed' | 'full' | 'open'; hours: Hour[] }

const minute = 60_000

/** The hours of a day on the spa's clock, which is how the whole site speaks of them. */
export function hoursOf(booked: BookedService, day: Day, pax: number, now: Date, taken: Taken): DayHours {
  const open = opened(booked, day, now)
  if (!open) return { day, state: 'closed', hours: [] }
  const { bookable, resources } = booked
  const hours = startTimes(booked, open, day)
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

/** The last day that can be booked. */
export const lastDay = ({ spa, bookable }: BookedService, now: Date): Day =>
  addDays(wallClock(now, spa.timeZone).day, bookable.rules.horizon)

export const isInTime = ({ bookable }: BookedService, startsAt: Date, now: Date) =>
  startsAt.getTime() >= now.getTime() + bookable.rules.notice * minute

/** Null on days on which it can't be booked, whoever comes. */
function opened(booked: BookedService, day: Day, now: Date): OpeningDay | null {
  const { spa } = booked
  const today = wallClock(now, spa.timeZone).day
  if (day < today || day > lastDay(booked, now)) return null
  return isGivenOn(booked, day) ? openingDay(spa, day) : null
}

/** Whether the spa gives the service on this weekday. */
export const isGivenOn = ({ service }: BookedService, day: Day) => service.hasAvailabilityOn.includes(isoWeekday(day))

/**
 * Every so many minutes from the opening, within the times of the service, as long as all of it ends before closing. On a
 * day on which the clocks change, the times go on as the clock does, and none of them is shown twice.
 */
export function startTimes(booked: BookedService, open: OpeningDay, day: Day): Omit<Hour, 'free'>[] {
  const { bookable, service, spa } = booked
  const lastStart = open.closes.getTime() - service.clientTimeDuration * minute
  const step = bookable.rules.grid * minute
  const starts: Omit<Hour, 'free'>[] = []
  const isPlain = hasOneOffset(open, day, spa.timeZone)
  for (let at = open.opens.getTime(), after = 0; at <= lastStart; at += step, after += bookable.rules.grid) {
    const startsAt = new Date(at)
    const time = isPlain ? timeAfter(open.firstTime, after) : wallClock(startsAt, spa.timeZone).time
    const isOffered = isWithinTimes(bookable.rules, time, open.firstTime)
    if (isOffered && !starts.some((earlier) => earlier.time === time)) starts.push({ time, startsAt })
  }
  return starts
}

/** What begins after midnight begins late in the evening before. */
function isWithinTimes({ startsFrom, startsUntil }: BookingRules, time: string, firstTime: string): boolean {
  const at = minutesOf(time) + (time < firstTime ? minutesOfDay : 0)
  const isTooEarly = startsFrom !== null && at < minutesOf(startsFrom)
  return !isTooEarly && (startsUntil === null || at <= minutesOf(startsUntil))
}

/** Whether clock and hours go on together from opening to closing, as on all days but two of a year. */
function hasOneOffset({ opens, closes, firstTime }: OpeningDay, day: Day, timeZone: string): boolean {
  const minutes = (closes.getTime() - opens.getTime()) / minute
  const closing = timeAfter(firstTime, minutes)
  const closingDay = minutesOf(firstTime) + minutes >= minutesOfDay ? addDays(day, 1) : day
  return instantAt(closingDay, closing, timeZone).getTime() === closes.getTime()
}

const minutesOfDay = 24 * 60
const two = (part: number) => String(part).padStart(2, '0')
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

function timeAfter(time: string, minutes: number): string {
  const at = (minutesOf(time) + minutes) % minutesOfDay
  return `${two(Math.floor(at / 60))}:${two(at % 60)}`
}

/** 1 is Monday. */
const isoWeekday = (day: Day) => weekdays.indexOf(weekdayOf(day)) || 7
