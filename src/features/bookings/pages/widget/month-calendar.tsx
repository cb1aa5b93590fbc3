import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { MonthView } from '#features/bookings/server/booking-page/day-views.ts'
import { dayAfterKey, monthOf, weekdayNumber } from '#platform/time/calendar.ts'
import type { Day } from '#platform/time/dates.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { MonthTable } from '#platform/ui/month-table.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { useHasScript } from '#platform/ui/use-has-script.ts'
import { canBeChosen, dayLabel } from './day-strip.tsx'
import { ChoiceLink, type Chosen } from './use-choice.tsx'

/** Where 'Mes' leads, and what turns the page of the calendar, before the script has loaded. */
export const monthId = 'mes'

type Props = { month: MonthView; chosen: Chosen; onPick?: () => void }

/** The days of a month by what is free on them. With the script, arrows move by days and weeks. */
export function MonthCalendar({ month, chosen, onPick }: Props) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const hasScript = useHasScript()
  const helpId = useId()
  const { box, tabDay, pressKey } = useDayKeys(month, chosen)
  const days = new Map(month.days.map((day) => [day.day, day]))
  const renderDay = (day: Day) => {
    const view = days.get(day)
    if (!view) return null
    const isChosen = day === chosen.day
    const look = {
      className: classNames(view.state === 'over' ? 'past' : view.state, isChosen && 'sel'),
      'aria-label': dayLabel(view, isChosen, language, t),
    }
    const number = <b aria-hidden="true">{Number(day.slice(8))}</b>
    if (!canBeChosen(view))
      return (
        <span role="img" {...look}>
          {number}
        </span>
      )
    return (
      <ChoiceLink
        {...look}
        href={chosen.dayHref(day)}
        data-day={day}
        tabIndex={hasScript && day !== tabDay ? -1 : undefined}
        aria-current={isChosen || undefined}
        onClick={onPick}
      >
        {number}
      </ChoiceLink>
    )
  }
  return (
    <>
      {hasScript && (
        <p className="sr" id={helpId}>
          {t('bookings.calendar.help')}
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more box around the month. */}
      <div
        ref={box}
        className={classNames('rcal', chosen.isTurning && 'is-turning')}
        role="group"
        aria-label={t('bookings.calendar.label')}
        aria-describedby={hasScript ? helpId : undefined}
        aria-busy={chosen.isTurning || undefined}
        onKeyDown={pressKey}
      >
        <div className="rcal-nav">
          <TurnLink to={month.previous} label={t('bookings.calendar.previous')} icon="chevron-left" {...{ chosen }} />
          <TurnLink to={month.next} label={t('bookings.calendar.next')} icon="chevron-right" {...{ chosen }} />
        </div>
        <MonthTable month={month.month} language={language} isGrid={hasScript} renderDay={renderDay} />
      </div>
      <ul className="rcal-legend small soft" aria-label={t('bookings.calendar.legend')}>
        {(['free', 'few', 'full', 'closed'] as const)
          .filter((state) => state !== 'closed' || month.days.some((day) => day.state === 'closed'))
          .map((state) => (
            <li className="inline-row" key={state}>
              <i className={`k-${state}`}>{state === 'full' ? '22' : ''}</i>
              {t(`bookings.calendar.${state}`)}
            </li>
          ))}
      </ul>
    </>
  )
}

type TurnProps = { to: string | null; label: string; icon: 'chevron-left' | 'chevron-right'; chosen: Chosen }

function TurnLink({ to, label, icon, chosen }: TurnProps) {
  const hasScript = useHasScript()
  if (!to)
    return (
      <span className="tap" aria-disabled="true">
        <Icon name={icon} />
      </span>
    )
  // Without the script the next page must show the month, which a narrow one only does where its address says so.
  const href = chosen.monthHref(to) + (hasScript ? '' : `#${monthId}`)
  return (
    <ChoiceLink className="tap" href={href} aria-label={label}>
      <Icon name={icon} />
    </ChoiceLink>
  )
}

/**
 * The Tab key reaches one day of the calendar, arrows the others. Days that can't be chosen are passed over, and behind
 * the last one the page is turned.
 */
function useDayKeys({ month, days, previous, next }: MonthView, chosen: Chosen) {
  const box = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<Day | null>(null)
  const wanted = useRef<Day | null>(null)
  const open = days.filter(canBeChosen).map(({ day }) => day)
  const tabDay = [focused, chosen.day].find((day) => day && open.includes(day)) ?? open[0]

  const focus = (day: Day) => {
    setFocused(day)
    box.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }
  const arrive = useEffectEvent(() => {
    const day = wanted.current
    if (!day || monthOf(day) !== month) return
    wanted.current = null
    const nearest = open.find((one) => one >= day) ?? open.at(-1)
    if (nearest) focus(nearest)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks where to go when another month has come.
  useEffect(() => arrive(), [month])

  const pressKey = (event: KeyboardEvent) => {
    const day = event.target instanceof HTMLElement ? event.target.dataset.day : undefined
    const target = day && dayAfterKey(event.key, day, weekdayNumber(day))
    if (!day || !target) return
    event.preventDefault()
    const isForward = target > day
    const found = isForward ? open.find((one) => one >= target) : open.findLast((one) => one <= target)
    if (found && monthOf(target) === month) return focus(found)
    const turned = isForward ? next : previous
    if (!turned) return
    wanted.current = monthOf(target) === turned ? target : `${turned}-01`
    chosen.go({ month: turned })
  }
  return { box, tabDay, pressKey }
}
