import { type ReactNode, useId } from 'react'
import { calendarDays } from '#platform/i18n/calendar-days.ts'
import { grammars } from '#platform/i18n/grammar/grammars.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { weeksOf } from '#platform/time/calendar.ts'
import type { Day } from '#platform/time/dates.ts'

type Props = {
  month: string
  language: Language
  /** Whether its days are moved between with the arrow keys. */
  isGrid: boolean
  renderDay: (day: Day) => ReactNode
}

/** A month as a table of weeks. What stands in the cell of a day is the page's own. */
export function MonthTable({ month, language, isGrid, renderDay }: Props) {
  const titleId = useId()
  const { weekdays, weekdayInitials } = grammars[language]
  return (
    <div className="rcal-m">
      <h3 id={titleId}>{calendarDays.month(month, language)}</h3>
      <table className="rcal-d" role={isGrid ? 'grid' : undefined} aria-labelledby={titleId}>
        <thead>
          <tr>
            {weekdays.map((name, index) => (
              <th className="text-center" key={name} scope="col">
                <abbr title={name}>{weekdayInitials[index]}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place in the week stays that place.
                <td className="text-center" key={index}>
                  {day && renderDay(day)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
