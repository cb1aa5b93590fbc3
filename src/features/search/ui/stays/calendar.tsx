import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { type KnownDays, type Pick, pickDay } from '#features/search/rules/stays/pick-days.ts'
import { stayDays } from '#features/search/rules/stays/stay-days.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { addMonths, dayAfterKey, daysOfMonth, monthOf, weekdayNumber } from '#platform/time/calendar.ts'
import type { Day } from '#platform/time/dates.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { MonthTable } from '#platform/ui/month-table.tsx'
import { CalendarNotes } from './calendar-notes.tsx'
import { type CalendarBounds, type CalendarState, calendarDayLabel, dayLook } from './day-look.ts'
import { useHasComeNear, useMonthDays } from './use-month-days.ts'

type Props = {
  /** Whose prices are shown. Null: the days of no getaway in particular, without prices. */
  uuid: string | null
  bounds: CalendarBounds
  picked: Pick
  onPick: (picked: Pick, price: number | null) => void
  monthCount: 1 | 2
  language: Language
}

/** Arrival first, then departure. Arrows move by days and weeks, Page Up and Down by months. */
export function Calendar({ uuid, bounds, picked, onPick, monthCount, language }: Props) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const isNear = useHasComeNear(box)
  const [focusDay, setFocusDay] = useState(picked.from ?? bounds.first)
  const [firstMonth, setFirstMonth] = useState(monthOf(picked.from ?? bounds.first))
  const isMoving = useRef(false)
  const months = Array.from({ length: monthCount }, (_, index) => addMonths(firstMonth, index))
  const { days, isComing, hasFailed, retry } = useMonthDays(uuid ?? '', months, isNear && uuid !== null)

  useLayoutEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    box.current?.querySelector<HTMLElement>(`[data-day="${focusDay}"]`)?.focus()
  }, [focusDay])

  // Other dates may have been chosen elsewhere on the page.
  const followArrival = useEffectEvent((arrival: Day) => {
    if (months.includes(monthOf(arrival))) return
    setFirstMonth(monthOf(arrival))
    setFocusDay(arrival)
  })
  useEffect(() => {
    if (picked.from) followArrival(picked.from)
  }, [picked.from])

  const show = (month: string) => {
    setFirstMonth(month)
    // The day that Tab reaches must be on the screen.
    setFocusDay(month === monthOf(bounds.first) ? bounds.first : `${month}-01`)
  }
  const pressKey = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || !event.target.dataset.day) return
    const wanted = dayAfterKey(event.key, focusDay, weekdayNumber(focusDay))
    if (!wanted) return
    event.preventDefault()
    const next = within(bounds, wanted)
    const month = monthOf(next)
    if (month < firstMonth) setFirstMonth(month)
    if (month > (months.at(-1) ?? month)) setFirstMonth(addMonths(month, 1 - monthCount))
    isMoving.current = next !== focusDay
    setFocusDay(next)
  }
  const pick = (day: Day) => {
    setFocusDay(day)
    const next = pickDay(picked, day, days)
    onPick(next, priceOf(next))
  }
  const priceOf = ({ from, to }: Pick) => {
    if (!from || !to) return null
    const nights = [...days.values()].filter(({ day }) => from <= day && day < to)
    return nights.length > 0 && nights.every(({ price }) => price)
      ? nights.reduce((sum, { price }) => sum + (price?.amount ?? 0), 0)
      : null
  }
  const isFirst = firstMonth <= monthOf(bounds.first)
  const isLast = (months.at(-1) ?? '') >= monthOf(bounds.last)
  return (
    <div ref={box}>
      <p className="sr" id={helpId}>
        {t('stays.calendar.help')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more box around the months. */}
      <div
        className={monthCount === 2 ? 'rcal two' : 'rcal'}
        role="group"
        aria-label={t('stays.calendar.label')}
        aria-describedby={helpId}
        aria-busy={isComing || undefined}
        onKeyDown={pressKey}
      >
        <div className="rcal-nav">
          <button
            type="button"
            className="tap"
            aria-label={t('stays.calendar.previous')}
            disabled={isFirst}
            onClick={() => show(addMonths(firstMonth, -1))}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            type="button"
            className="tap"
            aria-label={t('stays.calendar.next')}
            disabled={isLast}
            onClick={() => show(addMonths(firstMonth, 1))}
          >
            <Icon name="chevron-right" />
          </button>
        </div>
        {months.map((month) => (
          <MonthGrid
            key={month}
            month={month}
            state={{ days, picked, bounds }}
            {...{ focusDay, language }}
            onPick={pick}
          />
        ))}
      </div>
      <p className="sr" role="status">
        {isComing && t('stays.calendar.loading')}
        {picked.from && !picked.to && t('stays.calendar.nowDeparture', { day: stayDays.spoken(picked.from, language) })}
      </p>
      {uuid !== null && <CalendarNotes {...{ days, months, picked, language }} onRetry={hasFailed ? retry : null} />}
    </div>
  )
}

function within({ first, last }: CalendarBounds, day: Day): Day {
  if (day < first) return first
  return day > last ? last : day
}

type MonthProps = {
  month: string
  state: Omit<CalendarState, 'best'>
  /** The one day of the calendar that the Tab key reaches. */
  focusDay: Day
  language: Language
  onPick: (day: Day) => void
}

/** A month with the price of each night. Days that can't be picked can be reached too, to hear why. */
function MonthGrid({ month, state, focusDay, language, onPick }: MonthProps) {
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
