import type { OpeningHoursSpecification } from 'schema-dts'
import { type Schedule, type ScheduleDay, scheduleDays } from '#domain/catalogue/spas/spa.ts'

const dayNames = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
  holiday: 'https://schema.org/PublicHolidays',
} as const satisfies Record<ScheduleDay, string>

/** Days with the same hours stand together; a day that is not named is closed. */
export function openingHours(schedule: Schedule) {
  const open = scheduleDays.flatMap((day) => {
    const hours = schedule[day]
    return hours ? [{ day, ...hours }] : []
  })
  const groups = Map.groupBy(open, ({ opens, closes }) => `${opens} ${closes}`)
  return [...groups.values()].map(
    (days) =>
      ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map(({ day }) => dayNames[day]),
        opens: days[0]?.opens ?? '',
        closes: days[0]?.closes ?? '',
      }) satisfies OpeningHoursSpecification,
  )
}
