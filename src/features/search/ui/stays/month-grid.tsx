import type { KnownDays } from '#features/search/rules/stays/pick-days.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { daysOfMonth } from '#platform/time/calendar.ts'
import type { Day } from '#platform/time/dates.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { MonthTable } from '#platform/ui/month-table.tsx'
import { type CalendarState, calendarDayLabel, dayLook } from './day-look.ts'

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
  const shown = { ...state, best: cheapestOf(month, state.days) }
  const renderDay = (day: Day) => {
    const { marks, below, canBePicked } = dayLook(day, shown, t('stays.calendar.leaving'))
    const isPicked = day === state.picked.from || day === state.picked.to || marks.includes('in')
    return (
      <button
        type="button"
        className={classNames(...marks)}
        data-day={day}
        tabIndex={day === focusDay ? 0 : -1}
        aria-label={calendarDayLabel(day, shown, language, t)}
        aria-pressed={isPicked || undefined}
        aria-disabled={canBePicked ? undefined : true}
        aria-current={day === state.bounds.first ? 'date' : undefined}
        onClick={() => canBePicked && onPick(day)}
      >
        <b>{Number(day.slice(8))}</b>
        {below && <i>{below}</i>}
      </button>
    )
  }
  return <MonthTable {...{ month, language, renderDay }} isGrid />
}

function cheapestOf(month: string, days: KnownDays): number | null {
  const prices = daysOfMonth(month).flatMap((day) => days.get(day)?.price?.amount ?? [])
  return prices.length > 0 ? Math.min(...prices) : null
}
