import type { Bookable } from '#features/catalogue/rules/services/resources.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import { wallClock } from '#platform/time/dates.ts'
import { minute } from '#platform/time/durations.ts'
import { minutesOf, minutesOfDay, type OpeningDay, timeOf } from './opening-day.ts'

/** When somebody may begin, by the spa's clock and as an instant. */
export type StartTime = { time: string; startsAt: Date }

type Timed = { spa: { timeZone: string }; service: Pick<Service, 'clientTimeDuration'>; bookable: Bookable }

export const startTimes = (booked: Timed, open: OpeningDay): StartTime[] =>
  Array.from(startsOn(booked, open), ({ clock, startsAt }) => ({ time: timeOf(clock), startsAt: new Date(startsAt) }))

/**
 * Every so many minutes from the opening, within the times of the service, as long as all of it ends before closing. On a
 * day on which the clocks change, the times go on as the clock does, and none of them is told twice. One after the other:
 * who looks for the first that is free needs few of them. `clock` is in minutes of the day.
 */
export function* startsOn({ bookable: { rules }, service, spa }: Timed, open: OpeningDay) {
  const lastStart = open.closes.getTime() - service.clientTimeDuration * minute
  const first = minutesOf(open.firstTime)
  const from = rules.startsFrom === null ? 0 : minutesOf(rules.startsFrom)
  const until = rules.startsUntil === null ? Number.POSITIVE_INFINITY : minutesOf(rules.startsUntil)
  const givenTimes = new Set<number>()
  for (let startsAt = open.opens.getTime(), after = first; startsAt <= lastStart; startsAt += rules.grid * minute) {
    const clock = open.isSteady ? after % minutesOfDay : minutesOf(wallClock(new Date(startsAt), spa.timeZone).time)
    after += rules.grid
    // What begins after midnight begins late in the evening before.
    const late = clock < first ? clock + minutesOfDay : clock
    if (late < from || late > until || givenTimes.has(clock)) continue
    if (!open.isSteady) givenTimes.add(clock)
    yield { clock, startsAt }
  }
}
