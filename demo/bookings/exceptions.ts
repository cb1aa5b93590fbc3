import { hoursOn } from '#features/catalogue/rules/spas/opening.ts'
import type { ScheduleException } from '#features/catalogue/rules/spas/spa.ts'
import { addDays, type Day, weekdayOf, weekdays } from '#platform/time/dates.ts'
import { type Random, randomFor } from '../random.ts'
import type { PlacedSpa } from '../spas/place-spas.ts'
import { usualHours } from './spa-hours.ts'

/** Days of the coming year on which a spa keeps other hours than in its week, in their order. */
export function exceptionsOf(spa: PlacedSpa, today: Day, seed: number): ScheduleException[] {
  const { status = 'online' } = spa.seed
  if (status !== 'online' && status !== 'closedtemp') return []
  const random = randomFor(seed, 'exceptions', spa.uuid)
  const resting = restingSeason(spa, today, random)
  const exceptions = [
    ...feastDays(spa, today, random, seed),
    ...festiveSeason(spa, today, random, seed),
    ...resting,
    // Who rests for weeks does the works then.
    ...(resting.length > 0 ? [] : worksWeek(today, random)),
  ]
  return exceptions.toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/** Christmas and New Year, and the short days before them. */
function feastDays(spa: PlacedSpa, today: Day, random: Random, seed: number): ScheduleException[] {
  const { schedule, isHoliday } = usualHours(spa, seed)
  const on = (monthAndDay: string, chance: number, closes: string | null): ScheduleException[] => {
    const day = nextDay(today, monthAndDay)
    const usual = hoursOn({ schedule, exceptions: [] }, day, isHoliday(day))
    // Who is closed on that day anyway needs no exception.
    if (!random.chance(chance) || !usual) return []
    return [{ from: day, to: day, hours: closes ? { opens: usual.opens, closes } : null }]
  }
  return [
    ...on('12-24', 0.7, '15:00'),
    ...on('12-25', spa.seed.hotel ? 0.8 : 1, null),
    ...on('12-31', 0.7, '16:00'),
    ...on('01-01', 0.5, null),
  ]
}

/** Some hotels keep their spa open an hour longer from the day after Christmas to Epiphany. */
function festiveSeason(spa: PlacedSpa, today: Day, random: Random, seed: number): ScheduleException[] {
  if (!spa.seed.hotel || spa.seed.kind === 'urban' || !random.chance(0.35)) return []
  const usual = usualHours(spa, seed).schedule.thursday
  if (!usual) return []
  const hour = Number(usual.closes.slice(0, 2)) + 1
  return [until(nextDay(today, '01-05'), 11, { opens: usual.opens, closes: `${hour}${usual.closes.slice(2)}` })]
}

/** Beaches rest after Epiphany, mountains between snow and summer. */
function restingSeason(spa: PlacedSpa, today: Day, random: Random): ScheduleException[] {
  if (!spa.seed.hotel) return []
  if (spa.setting === 'mountain') return random.chance(0.6) ? [until(nextDay(today, '05-28'), 26, null)] : []
  const isBeach = spa.setting === 'coast' && spa.seed.kind !== 'urban'
  return isBeach && random.chance(0.2) ? [until(nextDay(today, '01-29'), 19, null)] : []
}

/** From a Monday to a Sunday, two to eight weeks ahead, and never in the days of Christmas. */
function worksWeek(today: Day, random: Random): ScheduleException[] {
  if (!random.chance(0.14)) return []
  const weeks = random.between(2, 8)
  const monday = mondayFrom(addDays(today, 7 * weeks))
  const epiphany = nextDay(today, '01-06')
  const isFestive = monday <= epiphany && addDays(epiphany, -18) <= addDays(monday, 6)
  const from = isFestive ? mondayFrom(addDays(epiphany, 1 + 7 * (weeks % 3))) : monday
  return [{ from, to: addDays(from, 6), hours: null }]
}

const until = (to: Day, days: number, hours: ScheduleException['hours']) => ({ from: addDays(to, 1 - days), to, hours })

/** The next 'MM-DD', today included. */
function nextDay(today: Day, monthAndDay: string): Day {
  const year = Number(today.slice(0, 4))
  const day = `${year}-${monthAndDay}`
  return day >= today ? day : `${year + 1}-${monthAndDay}`
}

/** The day itself, if it is one. */
function mondayFrom(day: Day): Day {
  return addDays(day, (8 - weekdays.indexOf(weekdayOf(day))) % 7)
}
