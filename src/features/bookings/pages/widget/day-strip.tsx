import { useLayoutEffect, useRef } from 'react'
import type { DayView } from '#features/bookings/server/booking-page/day-views.ts'
import { calendarDays } from '#platform/i18n/calendar-days.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { ChoiceLink, type Chosen } from './use-choice.tsx'

/** Where there is no room for a month: the days that can be chosen, in a row. */
export function DayStrip({ days, chosen }: { days: DayView[]; chosen: Chosen }) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const day = list.current?.querySelector<HTMLElement>(`[data-day="${chosen.day}"]`)
    if (list.current && day) bringIntoSight(list.current, day)
  }, [chosen.day])
  return (
    <ul className="days" aria-label={t('bookings.calendar.label')} ref={list}>
      {days.map((view) => {
        const isChosen = view.day === chosen.day
        return (
          <li key={view.day}>
            <ChoiceLink
              href={chosen.dayHref(view.day)}
              className={classNames('day', isChosen && 'on', view.free === 0 && 'none')}
              data-day={view.day}
              aria-label={`${dayLabel(view, isChosen, language, t)}, ${freeLabel(view, t)}`}
              aria-current={isChosen || undefined}
            >
              <span>{calendarDays.weekday(view.day, language)}</span>
              <b>{Number(view.day.slice(8))}</b>
              <small>{freeLabel(view, t)}</small>
            </ChoiceLink>
          </li>
        )
      })}
    </ul>
  )
}

/** Sideways only: the page itself stays where it is. */
function bringIntoSight(list: HTMLElement, day: HTMLElement) {
  const [box, own] = [list.getBoundingClientRect(), day.getBoundingClientRect()]
  if (own.left >= box.left && own.right <= box.right) return
  list.scrollLeft += own.left - box.left - (box.width - own.width) / 2
}

/** What a screen reader says of a day: '19 de noviembre: elegido, libre'. */
export function dayLabel({ day, state }: DayView, isChosen: boolean, language: Language, t: Translate): string {
  const words = { day: calendarDays.inMonth(day, language) }
  return isChosen ? t(`bookings.day.chosen.${state}`, words) : t(`bookings.day.${state}`, words)
}

/** Below the number of a day in the strip: '6 libres'. */
function freeLabel({ state, free }: DayView, t: Translate): string {
  if (state === 'full') return t('bookings.day.fullShort')
  return free === 0 ? t('bookings.day.closedShort') : t('bookings.day.left', { count: free })
}

/** A day that is full may be looked at too, to wait for it or to see what is near. */
export const canBeChosen = ({ state }: DayView) => state === 'free' || state === 'few' || state === 'full'
