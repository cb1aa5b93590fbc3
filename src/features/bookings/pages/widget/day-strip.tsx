import { useLayoutEffect, useRef } from 'react'
import type { DayView } from '#features/bookings/server/booking-page/day-views.ts'
import { calendarDays } from '#platform/i18n/calendar-days.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { ChoiceLink } from './choice-link.tsx'
import { dayLabel, freeLabel } from './day-label.ts'
import type { Chosen } from './use-choice.ts'

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
