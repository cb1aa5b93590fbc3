import { type ScheduleDay, scheduleDays } from '#features/catalogue/rules/spas/spa.ts'
import { randomFor } from '../random.ts'
import type { SeedRow } from '../seed-rows.ts'
import type { SpaKind } from '../tables/spa-kind.ts'
import type { PlacedSpa } from './place-spas.ts'

const hours: Record<SpaKind, [opens: string, closes: string][]> = {
  resort: [
    ['09:00', '20:00'],
    ['10:00', '20:00'],
    ['10:00', '21:00'],
  ],
  thalasso: [
    ['10:00', '20:00'],
    ['09:30', '19:30'],
  ],
  thermal: [
    ['09:00', '21:00'],
    ['10:00', '21:00'],
  ],
  hammam: [
    ['10:00', '22:00'],
    ['11:00', '23:00'],
  ],
  urban: [
    ['09:30', '21:00'],
    ['10:00', '20:30'],
  ],
  boutique: [
    ['10:00', '20:00'],
    ['11:00', '20:00'],
  ],
  mountain: [
    ['10:00', '22:00'],
    ['11:00', '21:00'],
  ],
}

/** A closed day has no row. */
export function scheduleRows(spa: PlacedSpa, seed: number): SeedRow<'spaSchedules'>[] {
  const [opens, closes] = randomFor(seed, 'hours', spa.uuid).pick(hours[spa.seed.kind])
  const closed = closedDays(spa)
  return scheduleDays
    .filter((day) => !closed.includes(day))
    .map((day) => ({ spaUuid: spa.uuid, day, opens, closes: closingOn(day, spa, closes) }))
}

function closingOn(day: ScheduleDay, { seed }: PlacedSpa, closes: string): string {
  if (day === 'saturday') return seed.saturdayNight?.closes ?? closes
  return day === 'sunday' || day === 'holiday' ? '19:00' : closes
}

/** ISO weekdays on which the spa opens. */
export function openWeekdays(spa: PlacedSpa): number[] {
  const closed = closedDays(spa)
  return [1, 2, 3, 4, 5, 6, 7].filter((isoDay) => !closed.includes(scheduleDays[isoDay - 1] as ScheduleDay))
}

/** Day spas rest on Sundays; baths and small spas with no hotel on Mondays. */
function closedDays({ seed }: PlacedSpa): ScheduleDay[] {
  if (seed.hotel) return []
  return seed.kind === 'urban'
    ? ['sunday', 'holiday']
    : seed.kind === 'hammam' || seed.kind === 'boutique'
      ? ['monday']
      : []
}
