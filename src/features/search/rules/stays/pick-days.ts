import type { CalendarDay } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import { mostNights, nightsOf } from '#features/catalogue/rules/getaways/stay.ts'
import { type Day, daysBetween } from '#platform/time/dates.ts'

/** Days that are being picked on a calendar: first the arrival, then the departure. */
export type PickedDays = { from: Day | null; to: Day | null }

export type KnownDays = ReadonlyMap<Day, CalendarDay>

/** `tooShort`: the least that who arrives then must stay, where the picked days are fewer. */
export type Pick = PickedDays & { tooShort: number | null }

/**
 * What a click on a day means. One leaves in the morning, so the day of departure may be full or closed; a night
 * that can't be had in between makes the day a new arrival. Of days that are not known the hotel is asked later.
 */
export function pickDay(picked: PickedDays, day: Day, days: KnownDays): Pick {
  if (picked.from && !picked.to && canDepart(picked.from, day, days)) {
    const least = days.get(picked.from)?.minimumNights ?? 1
    return { from: picked.from, to: day, tooShort: daysBetween(picked.from, day) < least ? least : null }
  }
  if (!canArrive(day, days)) return { ...picked, tooShort: null }
  return { from: day, to: null, tooShort: null }
}

export const canArrive = (day: Day, days: KnownDays) => (days.get(day)?.state ?? 'open') === 'open'

export function canDepart(from: Day, day: Day, days: KnownDays): boolean {
  const nights = daysBetween(from, day)
  return nights >= 1 && nights <= mostNights && nightsOf({ from, to: day }).every((night) => canArrive(night, days))
}
