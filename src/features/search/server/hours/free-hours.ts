import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import { type TakenIndex, takenWithin } from '#features/search/rules/hours/finding/taken-index.ts'
import { firstFreeStart } from '#features/search/rules/hours/hours-of-day.ts'
import { type OpeningDay, openingDay } from '#features/search/rules/hours/opening-day.ts'
import { memoize } from '#platform/rules/memoize.ts'
import { addDays, type Day, instantAt, wallClock } from '#platform/time/dates.ts'
import { type BookedOnline, bookedOnline } from './booked-online.ts'
import type { FoundService } from './find-booked-service.ts'
import type { TakenStore } from './taken-store.ts'

/**
 * An hour that can be had, in milliseconds since 1970. `day` is that on which the spa opens: what begins after midnight
 * belongs to the evening before. `today` is the day at the spa.
 */
export type FreeHour = { day: Day; startsAt: number; today: Day; timeZone: string }

/** Of a service on a day. `unknown`: nobody can book it that far ahead yet. */
type DayState = 'free' | 'full' | 'unknown'

/** What can be booked as of one moment. A party of null is the smallest of each service. */
export type FreeHours = {
  on: (day: Day, pax: number | null) => HoursOnDay
  /** The first from now on within so many days, of services of one spa. */
  next: (serviceUuids: readonly string[], pax: number | null, days: number) => FreeHour | null
}

type HoursOnDay = {
  /** Nobody can book anything that far ahead yet. */
  isTooFar: boolean
  /** By the place among all that are booked by the hour. */
  stateAt: (place: number) => DayState
  firstAt: (places: readonly number[]) => FreeHour | null
  /** The first free hour of services of one spa; null if there is none that can be booked now. */
  firstOf: (serviceUuids: readonly string[]) => FreeHour | null
}

type Moment = { snapshot: Snapshot; taken: Pick<TakenStore, 'current'>; now: Date; requestOnlySpa?: string }

export function freeHoursAt({ snapshot, taken, now, requestOnlySpa }: Moment): FreeHours {
  const booked = bookedOnline(snapshot, requestOnlySpa)
  const daysOf = booked.calendars.map(({ timeZone, horizon }) => {
    const { day: today } = wallClock(now, timeZone)
    return { today, last: addDays(today, horizon) }
  })
  const on = memoize((day: Day, pax: number | null) =>
    hoursOnDay(booked, { day, pax, now, index: taken.current(), daysOf }),
  )
  return {
    on,
    next: (serviceUuids, pax, days) => {
      const places = serviceUuids.flatMap((uuid) => booked.placeOf(uuid) ?? [])
      const today = daysOf[booked.calendarOf[places[0] ?? -1] ?? -1]?.today
      // Day by day: what one service has tomorrow, the others need not be asked for afterwards.
      for (let after = 0; today && after < days; after++) {
        const found = on(addDays(today, after), pax).firstAt(places)
        if (found) return found
      }
      return null
    },
  }
}

/** The first and the last day that can be booked now. */
type BookableDays = { today: Day; last: Day }

/** `daysOf`: by calendar. */
type DayQuery = { day: Day; pax: number | null; now: Date; index: TakenIndex; daysOf: BookableDays[] }

function hoursOnDay(booked: BookedOnline, { day, pax, now, index, daysOf }: DayQuery): HoursOnDay {
  const instant = now.getTime()
  const isOver = Uint8Array.from(daysOf, ({ today }) => (day < today ? 1 : 0))
  const isTooFar = Uint8Array.from(daysOf, ({ last }) => (day > last ? 1 : 0))
  const near = memoize((timeZone: string) => takenWithin(index, spanOf(day, timeZone), now))
  const openings = new Map<string, OpeningDay | null>()
  const cached = booked.cachedDay(day, pax)
  cached.catchUp(index)

  function openingOf(spa: FoundService['spa']): OpeningDay | null {
    const known = openings.get(spa.uuid)
    if (known !== undefined) return known
    const open = openingDay(spa, day)
    openings.set(spa.uuid, open)
    return open
  }

  function find(at: number, from: number) {
    const one = booked.services[at] as FoundService
    const open = openingOf(one.spa)
    const { taken, holdsUntil } = near(one.spa.timeZone)
    const party = pax ?? one.service.capacity.minimum
    const startsAt = open && firstFreeStart(one, { day, open, pax: party, from, taken })
    cached.keep(at, startsAt, instant, holdsUntil(one.bookable.needs.map(({ resourceUuid }) => resourceUuid)))
  }

  /** Infinite if there is none. */
  function startOf(at: number): number {
    const calendar = booked.calendarOf[at] as number
    if (isOver[calendar] || isTooFar[calendar]) return Number.POSITIVE_INFINITY
    const from = instant + (booked.noticeOf[at] as number)
    if (!cached.isKnown(at, instant, from)) find(at, from)
    return cached.startOf(at)
  }

  function firstAt(places: readonly number[]): FreeHour | null {
    let [first, startsAt] = [-1, Number.POSITIVE_INFINITY]
    for (const at of places) if (startOf(at) < startsAt) [first, startsAt] = [at, cached.startOf(at)]
    const calendar = booked.calendarOf[first] ?? -1
    const [days, clock] = [daysOf[calendar], booked.calendars[calendar]]
    return days && clock ? { day, startsAt, today: days.today, timeZone: clock.timeZone } : null
  }

  return {
    isTooFar: isTooFar.every(Boolean),
    stateAt: (at) => {
      if (isTooFar[booked.calendarOf[at] as number]) return 'unknown'
      return startOf(at) === Number.POSITIVE_INFINITY ? 'full' : 'free'
    },
    firstAt,
    firstOf: (serviceUuids) => firstAt(serviceUuids.flatMap((uuid) => booked.placeOf(uuid) ?? [])),
  }
}

/** As for the page on which hours are chosen: a spa may close after midnight, and its cabin be cleaned after that. */
const spanOf = (day: Day, timeZone: string) => ({
  from: instantAt(addDays(day, -1), '00:00', timeZone).getTime(),
  to: instantAt(addDays(day, 2), '00:00', timeZone).getTime(),
})
