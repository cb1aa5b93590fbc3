import { useId } from 'react'
import type { MonthView } from '#features/bookings/server/booking-page/day-views.ts'
import type { Day } from '#platform/time/dates.ts'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { MonthTable } from '#platform/ui/month-table.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { useHasScript } from '#platform/ui/use-has-script.ts'
import { ChoiceLink } from './choice-link.tsx'
import { canBeChosen, dayLabel } from './day-label.ts'
import type { Chosen } from './use-choice.ts'
import { useDayKeys } from './use-day-keys.ts'

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
            <li key={state}>
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
