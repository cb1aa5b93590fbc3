import { hoursOn, isOverMidnight } from '#features/catalogue/rules/spas/opening.ts'
import type { Hours, Spa } from '#features/catalogue/rules/spas/spa.ts'
import { addDays, type Day, instantAt, wallClock } from '#platform/time/dates.ts'
import { minute } from '#platform/time/durations.ts'
import { isInSeason } from '../available-on.ts'

export type SpaHours = Pick<Spa, 'status' | 'reopensOn' | 'schedule' | 'exceptions'> & {
  timeZone: string
  isHoliday: (day: Day) => boolean
}

/**
 * `opens` and `closes` are instants. `isSteady`: the clock goes on with the hours in between, as on all days but two of a
 * year.
 */
export type OpeningDay = { opens: Date; closes: Date; firstTime: string; isSteady: boolean }

/** The hours of a day as instants; null if the spa is closed. Who closes at 01:00 does so on the next day. */
export function openingDay(spa: SpaHours, day: Day): OpeningDay | null {
  if (!isInSeason(spa, day)) return null
  const hours = hoursOn(spa, day, spa.isHoliday(day))
  if (!hours) return null
  const opens = instantAt(day, hours.opens, spa.timeZone)
  const closes = closingInstant(day, hours, spa.timeZone)
  return { opens, closes, firstTime: hours.opens, isSteady: lastsAsWritten({ opens, closes }, hours) }
}

/** The day to which an instant belongs: what begins after midnight, and before the spa closes, is of the evening before. */
export function dayOfOpening(spa: SpaHours, at: Date): Day {
  const { day } = wallClock(at, spa.timeZone)
  const evening = addDays(day, -1)
  const opens = openingDay(spa, day)?.opens
  const closes = openingDay(spa, evening)?.closes
  return closes && at < closes && !(opens && opens <= at) ? evening : day
}

/** An hour that the clock leaves out or repeats makes a day shorter or longer than its times say. */
function lastsAsWritten({ opens, closes }: { opens: Date; closes: Date }, hours: Hours): boolean {
  const written = minutesOf(hours.closes) - minutesOf(hours.opens)
  const minutes = isOverMidnight(hours) ? written + minutesOfDay : written
  return closes.getTime() - opens.getTime() === minutes * minute
}

function closingInstant(day: Day, hours: Hours, timeZone: string): Date {
  if (hours.closes === '24:00') return instantAt(addDays(day, 1), '00:00', timeZone)
  return instantAt(isOverMidnight(hours) ? addDays(day, 1) : day, hours.closes, timeZone)
}

export const minutesOfDay = 24 * 60

/** Of 'HH:MM'. */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

export const timeOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

const two = (part: number) => String(part).padStart(2, '0')
