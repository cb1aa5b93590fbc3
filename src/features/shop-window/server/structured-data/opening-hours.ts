import type { OpeningHoursSpecification } from 'schema-dts'
import {
  type Schedule,
  type ScheduleDay,
  type ScheduleException,
  scheduleDays,
} from '#features/catalogue/rules/spas/spa.ts'

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

/** Days with other hours. Search engines read a day that opens and closes at midnight as closed. */
export const specialOpeningHours = (exceptions: readonly ScheduleException[]) =>
  exceptions.map(
    ({ from, to, hours }) =>
      ({
        '@type': 'OpeningHoursSpecification',
        validFrom: from,
        validThrough: to,
        opens: hours?.opens ?? '00:00',
        closes: hours?.closes ?? '00:00',
      }) satisfies OpeningHoursSpecification,
  )
