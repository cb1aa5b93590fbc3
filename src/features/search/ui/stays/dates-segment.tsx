import { useRef, useState } from 'react'
import { countNights } from '#features/catalogue/rules/getaways/stay.ts'
import type { PickedDays } from '#features/search/rules/stays/pick-days.ts'
import { stayDays } from '#features/search/rules/stays/stay-days.ts'
import type { StayQuestion } from '#features/search/server/stays/describe-stay-question.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { DatesPopover } from './dates-popover.tsx'
import { DatesSheet } from './dates-sheet.tsx'
import { useCalendarPlace } from './use-month-days.ts'

/** The message stands below the whole form; its fields point to it. */
export const datesMessageId = 'stay-dates-problem'

type Props = {
  question: StayQuestion
  picked: PickedDays
  language: Language
  onPick: (picked: PickedDays) => void
}

/** Two fields for days until the script has loaded; then one button, and a calendar below it or in a sheet. */
export function DatesSegment({ question, picked, language, onPick }: Props) {
  const { t } = useTranslation()
  const place = useCalendarPlace()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { first, last, asked, datesProblem } = question
  if (!place)
    return (
      <div className="seg-dates is-plain">
        {(['from', 'to'] as const).map((name) => (
          <label className="seg" key={name}>
            <span>{t(name === 'from' ? 'stays.arrival' : 'stays.departure')}</span>
            <input
              type="date"
              name={name}
              min={first}
              max={last}
              defaultValue={asked[name]}
              aria-invalid={datesProblem?.field === name || undefined}
              aria-describedby={datesProblem?.field === name ? datesMessageId : undefined}
            />
          </label>
        ))}
      </div>
    )
  const { from, to } = picked
  const bounds = { first, last }
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const renderButton = (open: () => void) => (
    <button
      ref={button}
      type="button"
      className="seg"
      aria-haspopup="dialog"
      aria-expanded={place === 'sheet' ? undefined : isOpen}
      aria-describedby={datesProblem ? datesMessageId : undefined}
      onClick={open}
    >
      <span>{t('stays.arrivalAndDeparture')}</span>
      <b className={from && to ? undefined : 'is-empty'}>{label()}</b>
    </button>
  )
  return (
    <div className="seg-dates">
      <input type="hidden" name="from" value={from && to ? from : ''} />
      <input type="hidden" name="to" value={from && to ? to : ''} />
      {place === 'sheet' ? (
        <DatesSheet
          uuid={null}
          trip={from && to ? { from, to } : null}
          onDates={(arrival, departure) => onPick({ from: arrival, to: departure })}
          {...{ bounds, language, renderButton }}
        />
      ) : (
        <>
          {renderButton(() => setOpen(!isOpen))}
          {isOpen && (
            <DatesPopover
              {...{ bounds, picked, language, onPick }}
              monthCount={place === 'two' ? 2 : 1}
              opener={button}
              onClose={close}
              onLeave={() => setOpen(false)}
            />
          )}
        </>
      )}
    </div>
  )

  function label() {
    if (from && to)
      return `${stayDays.rangeWithWeekdays({ from, to }, language)} · ${t('stays.night', { count: countNights({ from, to }) })}`
    return from ? `${stayDays.short(from, language)} –` : t('stays.list.anyDates')
  }
}
