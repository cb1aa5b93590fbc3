import { readingOf, takenWithin } from '#domain/bookings/finding/taken-index.ts'
import { earliestStart, firstFreeStart } from '#domain/bookings/hours-of-day.ts'
import { openingDay } from '#domain/bookings/opening-day.ts'
import { addDays, type Day, instantAt, wallClock } from '#domain/dates.ts'
import { memoize } from '#domain/search/memoize.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { type BookedOnline, bookedOnline } from './booked-online.ts'
import type { TakenStore } from './taken-store.ts'

/**
 * An hour that can be had, in milliseconds since 1970. `day` is that on which the spa opens: what begins after midnight
 * belongs to the evening before. `today` is the day at the spa.
 */
export type FreeHour = { day: Day; startsAt: number; today: Day; timeZone: string }

/** Of a service on a day. `unknown`: nobody books it by the hour, or not that far ahead. */
export type DayState = 'free' | 'full' | 'unknown'

/** What can be booked as of one moment. A party of null is the smallest of each service. */
export type FreeHours = {
  on: (day: Day, pax: number | null) => HoursOnDay
  /** The first from now on within so many days. */
  next: (serviceUuid: string, pax: number | null, days: number) => FreeHour | null
}

export type HoursOnDay = {
  stateOf: (serviceUuid: string) => DayState
  /** The first free hour; null if there is none that can be booked now. */
  firstOf: (serviceUuid: string) => FreeHour | null
}

type Moment = { snapshot: Snapshot; taken: Pick<TakenStore, 'current'>; now: Date; requestOnlySpa?: string }

export function freeHoursAt(moment: Moment): FreeHours {
  const { services, zones } = bookedOnline(moment.snapshot, moment.requestOnlySpa)
  const today = new Map(zones.map((timeZone) => [timeZone, wallClock(moment.now, timeZone).day]))
  const todayOf = ({ booked: { spa } }: BookedOnline) => today.get(spa.timeZone) as Day
  const on = memoize((day: Day, pax: number | null) => hoursOnDay(moment, todayOf, day, pax))
  return {
    on,
    next: (serviceUuid, pax, days) => {
      const one = services.get(serviceUuid)
      for (let after = 0; one && after < days; after++) {
        const found = on(addDays(todayOf(one), after), pax).firstOf(serviceUuid)
        if (found) return found
      }
      return null
    },
  }
}

type TodayOf = (one: BookedOnline) => Day

function hoursOnDay(
  { snapshot, taken, now, requestOnlySpa }: Moment,
  todayOf: TodayOf,
  day: Day,
  pax: number | null,
): HoursOnDay {
  const { services, keptDay } = bookedOnline(snapshot, requestOnlySpa)
  const kept = keptDay(day, pax)
  const index = taken.current()
  const near = memoize((timeZone: string) => takenWithin(index, spanOf(day, timeZone), now))
  const openings = new Map<string, ReturnType<typeof openingDay>>()
  const lastDay = memoize((today: Day, horizon: number) => ({ day: addDays(today, horizon) }))

  function openingOf({ spa }: BookedOnline['booked']) {
    const known = openings.get(spa.uuid)
    if (known !== undefined) return known
    const open = openingDay(spa, day)
    openings.set(spa.uuid, open)
    return open
  }

  const isTooFar = (one: BookedOnline) => day > lastDay(todayOf(one), one.booked.bookable.rules.horizon).day

  function startOf(one: BookedOnline): number | null {
    const { at, booked, resourceUuids } = one
    if (day < todayOf(one) || isTooFar(one)) return null
    const asOf = { from: earliestStart(booked, now), now: now.getTime(), reading: readingOf(index, resourceUuids) }
    if (!kept.isKnown(at, asOf)) {
      const open = openingOf(booked)
      const { taken: takenThen, holdsUntil } = near(booked.spa.timeZone)
      const party = pax ?? booked.service.capacity.minimum
      const asked = { day, pax: party, from: asOf.from, taken: takenThen }
      kept.keep(at, open && firstFreeStart(booked, { ...asked, open }), asOf, holdsUntil(resourceUuids))
    }
    return kept.startOf(at)
  }

  return {
    stateOf: (serviceUuid) => {
      const one = services.get(serviceUuid)
      if (!one || isTooFar(one)) return 'unknown'
      return startOf(one) === null ? 'full' : 'free'
    },
    firstOf: (serviceUuid) => {
      const one = services.get(serviceUuid)
      const startsAt = one ? startOf(one) : null
      if (!one || startsAt === null) return null
      return { day, startsAt, today: todayOf(one), timeZone: one.booked.spa.timeZone }
    },
  }
}

/** As for the page on which hours are chosen: a spa may close after midnight, and its cabin be cleaned after that. */
const spanOf = (day: Day, timeZone: string) => ({
  from: instantAt(addDays(day, -1), '00:00', timeZone).getTime(),
  to: instantAt(addDays(day, 2), '00:00', timeZone).getTime(),
})
