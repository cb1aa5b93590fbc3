/** A calendar day, 'YYYY-MM-DD'. As text, days compare and sort as they follow each other. */
export type Day = string

export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
export type Weekday = (typeof weekdays)[number]

export const businessTimeZone = 'Europe/Madrid'

/** Business days are calendar days in Madrid, also for a spa in the Canary Islands or in Portugal. */
export const madridDay = (instant: Date): Day => wallClock(instant, businessTimeZone).day

/** What calendar and clock show at an instant in a place: its day, and its time as 'HH:MM'. */
export function wallClock(instant: Date, timeZone: string): WallClock {
  const minute = Math.floor(instant.getTime() / minuteInMilliseconds)
  const last = lastReadings.get(timeZone)
  if (last?.minute === minute) return last.reading
  const parts = new Map(
    wallClockFormat(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const reading = {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  }
  lastReadings.set(timeZone, { minute, reading })
  return reading
}

type WallClock = { readonly day: Day; readonly time: string }

/** Mostly one asks what it is now, several times for one page. */
const lastReadings = new Map<string, { minute: number; reading: WallClock }>()
const minuteInMilliseconds = 60_000

/** Only days that exist: 2027-02-29 is none. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const midnight = new Date(value)
  return !Number.isNaN(midnight.getTime()) && dayOf(midnight) === value
}

export function weekdayOf(day: Day): Weekday {
  const weekday = weekdays[utcMidnight(day).getUTCDay()]
  if (!weekday) throw new Error(`Not a day: ${day}`)
  return weekday
}

export function addDays(day: Day, days: number): Day {
  const midnight = utcMidnight(day)
  midnight.setUTCDate(midnight.getUTCDate() + days)
  return dayOf(midnight)
}

/** The same day of another year; of 29 February the day after where there is none. */
export function addYears(day: Day, years: number): Day {
  const midnight = utcMidnight(day)
  midnight.setUTCFullYear(midnight.getUTCFullYear() + years)
  return dayOf(midnight)
}

/** Positive when `to` comes later. */
export function daysBetween(from: Day, to: Day): number {
  return (utcMidnight(to).getTime() - utcMidnight(from).getTime()) / dayInMilliseconds
}

/**
 * The instant at which the day is over in Madrid, which is the first of the next day: something may be done until the
 * end of a day while `now < endOfDay(day)`.
 */
export const endOfDay = (day: Day): Date => instantAt(addDays(day, 1), '00:00', businessTimeZone)

/**
 * The instant at which calendar and clock of a place show a day and a time 'HH:MM'. In the hour that is repeated in
 * autumn it is the first; a time that is left out in spring is the instant at which it would have come.
 */
export function instantAt(day: Day, time: string, timeZone: string): Date {
  const asUtc = new Date(`${day}T${time}:00Z`).getTime()
  const steady = steadyOffset(day, timeZone)
  if (steady !== null) return new Date(asUtc - steady)
  // Clocks change once in two days at most, so the offset is that of the day before or of the day after.
  const offsets = [asUtc - dayInMilliseconds, asUtc + dayInMilliseconds].map((near) => offsetAt(near, timeZone))
  const found = offsets
    .map((offset) => new Date(asUtc - offset))
    .find((instant) => isShown(instant, day, time, timeZone))
  return found ?? new Date(asUtc - (offsets[0] ?? 0))
}

/** The offset of a whole day, if no clock changes near it, as on all but a few days of a year. */
function steadyOffset(day: Day, timeZone: string): number | null {
  const key = `${timeZone} ${day}`
  const kept = steadyOffsets.get(key)
  if (kept !== undefined) return kept
  const noon = utcMidnight(day).getTime() + dayInMilliseconds / 2
  const before = offsetAt(noon - 1.5 * dayInMilliseconds, timeZone)
  const after = offsetAt(noon + 1.5 * dayInMilliseconds, timeZone)
  const offset = before === after ? before : null
  if (steadyOffsets.size >= offsetsKept) steadyOffsets.clear()
  steadyOffsets.set(key, offset)
  return offset
}

/** Kept, because a calendar asks for the hours of a month, and reading a clock is dear. */
const steadyOffsets = new Map<string, number | null>()
const offsetsKept = 5000

const isShown = (instant: Date, day: Day, time: string, timeZone: string) => {
  const reading = wallClock(instant, timeZone)
  return reading.day === day && reading.time === time
}

/** By how much the clock of a place is ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const { day, time } = wallClock(new Date(instant), timeZone)
  return new Date(`${day}T${time}:00Z`).getTime() - Math.floor(instant / minuteInMilliseconds) * minuteInMilliseconds
}

const hourInMilliseconds = 60 * 60 * 1000
const dayInMilliseconds = 24 * hourInMilliseconds

// Days are counted in UTC, where each has 24 hours.
const utcMidnight = (day: Day) => new Date(`${day}T00:00:00Z`)
const dayOf = (midnight: Date): Day => midnight.toISOString().slice(0, 10)

const wallClockFormats = new Map<string, Intl.DateTimeFormat>()

// Kept, because making one costs a hundred times more than using it.
function wallClockFormat(timeZone: string): Intl.DateTimeFormat {
  const kept = wallClockFormats.get(timeZone)
  if (kept) return kept
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  wallClockFormats.set(timeZone, format)
  return format
}
