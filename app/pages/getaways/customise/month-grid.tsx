import { useId } from 'react'
import { useTranslation } from '#app/i18n.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { Day } from '#domain/dates.ts'
import { daysOfMonth, type KnownDays, weekdayNumber } from '#domain/getaways/pick-days.ts'
import type { Language } from '#domain/site/languages.ts'
import { stayDays, weekdayInitials, weekdayNames } from '#i18n/stay-days.ts'
import { type CalendarState, dayLabel, dayLook } from './day-look.ts'

type Props = {
  month: string
  state: Omit<CalendarState, 'best'>
  /** The one day of the calendar that the Tab key reaches. */
  focusDay: Day
  language: Language
  onPick: (day: Day) => void
}

/** A month with the price of each night. Days that can't be picked can be reached too, to hear why. */
export function MonthGrid({ month, state, focusDay, language, onPick }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const shown = { ...state, best: cheapestOf(month, state.days) }
  return (
    <div className="rcal-m">
      <h4 id={titleId}>{stayDays.month(month, language)}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells are moved between. */}
      <table className="rcal-d" role="grid" aria-labelledby={titleId}>
        <thead>
          <tr>
            {weekdayNames[language].map((name, index) => (
              <th key={name} scope="col">
                <abbr title={name}>{weekdayInitials[language][index]}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => {
                // biome-ignore lint/suspicious/noArrayIndexKey: a place in the week stays that place.
                if (!day) return <td key={index} />
                const { marks, below, canBePicked } = dayLook(day, shown, t('stays.calendar.leaving'))
                const isPicked = day === state.picked.from || day === state.picked.to || marks.includes('in')
                return (
                  <td key={day}>
                    <button
                      type="button"
                      className={classNames(...marks)}
                      data-day={day}
                      tabIndex={day === focusDay ? 0 : -1}
                      aria-label={dayLabel(day, shown, language, t)}
                      aria-pressed={isPicked || undefined}
                      aria-disabled={canBePicked ? undefined : true}
                      aria-current={day === state.bounds.first ? 'date' : undefined}
                      onClick={() => canBePicked && onPick(day)}
                    >
                      <b>{Number(day.slice(8))}</b>
                      {below && <i>{below}</i>}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Weeks from Monday to Sunday. Null: a day of another month. */
function weeksOf(month: string): (Day | null)[][] {
  const days = daysOfMonth(month)
  const cells = [...Array.from({ length: weekdayNumber(`${month}-01`) }, () => null), ...days]
  const weeks = Math.ceil(cells.length / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => cells[7 * week + index] ?? null),
  )
}

function cheapestOf(month: string, days: KnownDays): number | null {
  const prices = daysOfMonth(month).flatMap((day) => days.get(day)?.price?.amount ?? [])
  return prices.length > 0 ? Math.min(...prices) : null
}
